import { createHash } from 'node:crypto';
import { type CarrierKind, type CarrierLeg, carrierKinds, kindsOfLeg } from '@sgb/contract/carrier-kinds.ts';
import { addHours, dayMs } from '@sgb/contract/time.ts';
import type { Clock } from '../../platform/clock.ts';
import { CarrierError, type CarrierEvent, type CarrierGateway, carrierCodes, WebhookRefused } from './gateway.ts';

/** What happened earlier than by itself. */
export type ReachedKinds = Readonly<Partial<Record<CarrierKind, string>>>;

export interface DemoShipment {
  readonly ref: string;
  readonly leg: CarrierLeg;
  readonly service: string;
  readonly waybill: string;
  readonly city: string;
  readonly bookedAt: Date;
  readonly cancelledAt: Date | null;
  readonly reached: ReachedKinds;
}

/** Shipments of the demo's carrier, kept for all processes. */
export interface DemoShipmentBook {
  /** The shipment under this number of ours: the one that is there already, or this one. */
  enter(shipment: DemoShipment): Promise<DemoShipment>;
  byWaybill(waybill: string): Promise<DemoShipment | null>;
  cancel(waybill: string, at: Date): Promise<void>;
  /** Everything booked since then that was not cancelled. */
  since(bookedAfter: Date): Promise<readonly DemoShipment[]>;
  write(ref: string, reached: ReachedKinds): Promise<void>;
}

/** Nothing of the demo is under way for longer. */
const longestMs = 120 * dayMs;

const isSea = (service: string): boolean => service.startsWith('S');

/** How long each thing takes after the one before it. */
const airHours = [2, 20, 10, 30, 24, 30, 6, 30, 18];
const seaHours = [4, 48, 72, 96, 480, 240, 24, 72, 36];
const doorHours = [3, 8];
const pickHours = [3, 20, 30];

function hoursOf({ leg, service }: DemoShipment): readonly number[] {
  if (leg === 'haul') return isSea(service) ? seaHours : airHours;
  return service === 'door' ? doorHours : pickHours;
}

function kindsOf({ leg, service }: DemoShipment): CarrierKind[] {
  const kinds = kindsOfLeg(leg);
  return leg === 'mile' && service === 'door' ? kinds.filter((kind) => kind !== 'waiting') : kinds;
}

const port = (service: string) => (isSea(service) ? 'Durban' : 'Johannesburg');
const places: Readonly<Partial<Record<CarrierKind, (shipment: DemoShipment) => string>>> = {
  collected: () => 'Guangzhou',
  depot: ({ service }) => (isSea(service) ? 'Shenzhen' : 'Guangzhou'),
  declared: ({ service }) => (isSea(service) ? 'Shenzhen' : 'Guangzhou'),
  departed: ({ service }) => (isSea(service) ? 'Shenzhen' : 'Hong Kong'),
  transit: ({ service }) => (isSea(service) ? 'Singapore' : 'Doha'),
  arrived: ({ service }) => port(service),
  customs: ({ service }) => port(service),
  cleared: ({ service }) => port(service),
  warehouse: () => 'Johannesburg',
};

/** What has happened to a shipment by now, in its order. */
function stagesOf(shipment: DemoShipment, now: Date): { readonly kind: CarrierKind; readonly at: Date }[] {
  const passed: { kind: CarrierKind; at: Date }[] = [];
  const hours = hoursOf(shipment);
  let last = shipment.bookedAt;
  for (const [place, kind] of kindsOf(shipment).entries()) {
    const early = shipment.reached[kind];
    const at = early ? new Date(early) : addHours(last, hours[place] ?? 1);
    if (at > now) break;
    passed.push({ kind, at });
    last = at;
  }
  return passed;
}

/** What is to be written so that everything up to this has happened by now. */
export function reachedBy(shipment: DemoShipment, kind: CarrierKind, now: Date): ReachedKinds {
  const kinds = kindsOf(shipment);
  const passed = stagesOf(shipment, now).length;
  const sooner = kinds.slice(passed, kinds.indexOf(kind) + 1);
  return { ...shipment.reached, ...Object.fromEntries(sooner.map((each) => [each, now.toISOString()])) };
}

function eventsOf(shipment: DemoShipment, now: Date): CarrierEvent[] {
  const { ref, waybill, city } = shipment;
  return stagesOf(shipment, now).map(({ kind, at }) => ({
    id: `${ref}:${kind}`,
    ref,
    waybill,
    kind,
    at,
    place: places[kind]?.(shipment) ?? city,
    text: carrierKinds[kind].text,
    code: null,
  }));
}

function demoWaybill(ref: string): string {
  const digest = createHash('sha256').update(ref).digest().readUInt32BE();
  return `DC${String(digest % 1_000_000_000).padStart(9, '0')}ZA`;
}

const labelOf = (waybill: string) => `https://demo-carrier.example/labels/${waybill}`;

/** The carrier of the demo: takes everything, and brings it in its own time. */
export function createDemoCarrier(book: DemoShipmentBook, clock: Clock): CarrierGateway {
  return {
    name: 'demo',
    async book({ ref, leg, service, destination }) {
      const wish = { ref, leg, service, waybill: demoWaybill(ref), city: destination.city };
      const { waybill } = await book.enter({ ...wish, bookedAt: clock.now(), cancelledAt: null, reached: {} });
      return { waybill, label: labelOf(waybill) };
    },
    async find(ref) {
      const shipment = await book.byWaybill(demoWaybill(ref));
      return shipment && !shipment.cancelledAt ? { waybill: shipment.waybill, label: labelOf(shipment.waybill) } : null;
    },
    async cancel(waybill) {
      const shipment = await book.byWaybill(waybill);
      if (!shipment) throw new CarrierError('refused', 'there is no such shipment', { code: carrierCodes.unknown });
      if (shipment.cancelledAt) return;
      if (stagesOf(shipment, clock.now()).length > 0) {
        throw new CarrierError('refused', 'it was picked up already', { code: carrierCodes.tooLate });
      }
      await book.cancel(waybill, clock.now());
    },
    async events(cursor) {
      const now = clock.now();
      // A moment twice is better than a moment never: whoever keeps events keeps each once.
      const from = cursor === '' ? 0 : new Date(cursor).getTime() - 60_000;
      const open = await book.since(new Date(now.getTime() - longestMs));
      const events = open.flatMap((shipment) => eventsOf(shipment, now)).filter(({ at }) => at.getTime() >= from);
      return { events, cursor: now.toISOString(), more: false };
    },
    readWebhook() {
      throw new WebhookRefused('signature', 'the demo carrier sends nothing');
    },
  };
}
