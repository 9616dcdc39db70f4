import { randomInt, randomUUID } from 'node:crypto';
import { type CarrierKind, type CarrierLeg, carrierKinds, kindsOfLeg } from '@sgb/contract/carrier-kinds.ts';
import { z } from 'zod';

/** A request that is not taken, with the words that its sender gets. */
export class NotTaken extends Error {
  readonly http: number;
  readonly code: string;

  constructor(http: number, code: string, message: string) {
    super(message);
    this.http = http;
    this.code = code;
  }
}

const words = (most: number) => z.string().min(1).max(most);
const size = z.int().min(1).max(5000);

/** What a booking must hold, and nothing else. */
export const wishShape = z.strictObject({
  ref: words(60),
  leg: z.enum(['haul', 'mile']),
  service: words(20),
  grams: z.int().min(1).max(3_000_000),
  lengthMm: size,
  widthMm: size,
  heightMm: size,
  declaredCents: z.int().min(0),
  goods: words(200),
  destination: z.strictObject({
    name: words(80),
    phone: z.string().regex(/^\+\d{9,15}$/),
    country: words(40),
    city: words(80),
    address: words(300),
  }),
  code: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
});
export type Wish = z.output<typeof wishShape>;

export interface Shipment {
  readonly waybill: string;
  readonly wish: Wish;
  readonly text: string;
  cancelled: boolean;
  readonly scans: CarrierKind[];
}

/** An event as it is told, and from when on. */
export interface Told {
  readonly visibleAt: number;
  readonly event: {
    readonly id: string;
    readonly ref: string;
    readonly waybill: string;
    readonly kind: string;
    readonly at: string;
    readonly place: string;
    readonly text: string;
    readonly code: string | null;
  };
}

export interface Scan {
  readonly kind?: CarrierKind | undefined;
  /** When it happened; now, where nothing is said. */
  readonly at?: Date | undefined;
  readonly code?: string | undefined;
}

const kindsOf = ({ leg, service }: { readonly leg: CarrierLeg; readonly service: string }): CarrierKind[] =>
  kindsOfLeg(leg).filter((kind) => kind !== 'waiting' || service !== 'door');

/** Shipments and what happened to them, in memory. */
export class ShipmentBook {
  readonly #shipments = new Map<string, Shipment>();
  readonly told: Told[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get all(): Shipment[] {
    return [...this.#shipments.values()];
  }

  /** A number is free again once its shipment was cancelled. */
  #open(ref: string): Shipment | undefined {
    return this.all.find(({ wish, cancelled }) => wish.ref === ref && !cancelled);
  }

  byRef(ref: string): Shipment {
    const shipment = this.#open(ref);
    if (!shipment) throw new NotTaken(404, 'unknown', 'there is no shipment with this ref');
    return shipment;
  }

  take(wish: Wish): Shipment {
    const text = JSON.stringify(wish);
    const known = this.#open(wish.ref);
    if (known && known.text !== text) throw new NotTaken(409, 'ref_used', 'this ref is of another shipment');
    if (known) return known;
    if ((wish.leg === 'mile') !== (wish.code !== null)) {
      throw new NotTaken(422, 'code', 'the last mile needs a code, and nothing else has one');
    }
    const waybill = `SIM${randomInt(100_000_000, 999_999_999)}ZA`;
    const shipment: Shipment = { waybill, wish, text, cancelled: false, scans: [] };
    this.#shipments.set(waybill, shipment);
    return shipment;
  }

  get(waybill: string): Shipment {
    const shipment = this.#shipments.get(waybill);
    if (!shipment) throw new NotTaken(404, 'unknown', 'there is no such shipment');
    return shipment;
  }

  cancel(waybill: string): void {
    const shipment = this.get(waybill);
    if (shipment.scans.length > 0) throw new NotTaken(409, 'too_late', 'it was picked up already');
    shipment.cancelled = true;
  }

  /** Undefined when nothing is left to happen. */
  scan(shipment: Shipment, { kind, at = this.#now(), code }: Scan, lateSeconds: number): Told | undefined {
    const { wish, waybill, scans } = shipment;
    const next = kind ?? kindsOf(wish).find((each) => !scans.includes(each));
    if (!next || shipment.cancelled) return undefined;
    scans.push(next);
    const event = {
      id: randomUUID(),
      ref: wish.ref,
      waybill,
      kind: next,
      at: at.toISOString(),
      place: wish.leg === 'mile' ? wish.destination.city : 'Guangzhou',
      text: carrierKinds[next].text,
      code: code ?? null,
    };
    const told = { event, visibleAt: this.#now().getTime() + lateSeconds * 1000 };
    this.told.push(told);
    return told;
  }
}
