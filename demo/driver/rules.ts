import type { CarrierKind, CarrierLeg } from '@sgb/contract/carrier-kinds.ts';
import type { DispatchState } from '@sgb/contract/dispatch-states.ts';
import type { OrderStatus } from '@sgb/contract/order-states.ts';
import type { ParcelStatus } from '@sgb/contract/parcel-states.ts';
import type { ParcelDelivery } from '@sgb/contract/shipping.ts';

/** What the demo makes happen to an order, by where it is. */
export const nextSteps: Readonly<Partial<Record<OrderStatus, string>>> = {
  20: 'Our buyer places it with the supplier',
  30: 'We pay the supplier',
  32: 'The supplier sends it',
  35: 'It travels through China',
  36: 'It is out for delivery to our warehouse',
  37: 'It is weighed and photographed',
  112: 'It is handed to the courier',
};

export const drivenStatuses = Object.keys(nextSteps).map(Number) as OrderStatus[];

/** What its supplier does in the demo world, and where that brings an order. */
export const supplierSteps = {
  30: { stage: 'paid', to: 32 },
  32: { stage: 'sent', to: 35 },
  35: { stage: 'underway', to: 36 },
  36: { stage: 'arriving', to: 37 },
} as const;

export const isSuppliers = (status: OrderStatus): status is keyof typeof supplierSteps => status in supplierSteps;

/** What the scales of the demo say: near to what the supplier said, and the same each time. */
export function measured(order: {
  readonly id: number;
  readonly quantity: number;
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}) {
  const { id, quantity, weightGrams, lengthMm, widthMm, heightMm } = order;
  const percent = 96 + (id % 13);
  const within = (value: number, most: number) => Math.max(1, Math.min(most, Math.round(value)));
  return {
    grams: within((weightGrams * quantity * percent) / 100, 500_000),
    lengthMm: within(lengthMm, 5_000),
    widthMm: within(widthMm, 5_000),
    // Pieces lie on one another.
    heightMm: within(heightMm * Math.max(1, Math.ceil(quantity * 0.8)), 5_000),
    shelf: `${'ABCD'[id % 4]}${1 + (id % 9)}-${1 + (id % 20)}-${1 + (id % 5)}`,
  };
}

/** The demo's own packer; where there is none, there is no demo. */
export const packer = 'demo_warehouse';

/** What happens to an order whose shopper wants some of its pieces apart. */
export const splitStep = 'Its pieces are taken out as an order of their own';

interface Box {
  readonly grams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Pieces that lie on one another are taken off the top: so much of the weight and of the height, and the rest stays. */
export function takenOut({ grams, lengthMm, widthMm, heightMm }: Box, pieces: number, of: number) {
  const share = (value: number) => Math.max(1, Math.min(value - 1, Math.round((value * pieces) / of)));
  const height = Math.max(1, share(heightMm));
  return {
    grams: share(grams),
    lengthMm,
    widthMm,
    heightMm: height,
    shelf: `S1-1-${1 + (pieces % 5)}`,
    rest: { lengthMm, widthMm, heightMm: Math.max(1, heightMm - height) },
  };
}

/** What the courier of the demo calls a parcel. */
export const waybillOf = (orderId: number): string => `PUDO${String(orderId).padStart(8, '0')}`;

export interface Driven {
  readonly status: ParcelStatus;
  readonly packedAt: Date | null;
  /** Paid to have it packed before its freight is paid. */
  readonly rehearsalCents: number;
  readonly delivery: ParcelDelivery;
  /** The group shipment that it travels with. */
  readonly roundId: number | null;
}

type ParcelStep =
  | { readonly by: 'packer' | 'dispatcher' | 'desk' | 'receiver' }
  | { readonly by: 'carrier'; readonly leg: CarrierLeg; readonly kind: CarrierKind };

const haul = (kind: CarrierKind) => ({ by: 'carrier', leg: 'haul', kind }) as const;
const mile = (kind: CarrierKind) => ({ by: 'carrier', leg: 'mile', kind }) as const;
const atDoor = ({ delivery }: Driven) => delivery === 'door' || delivery === 'express';

/** What the demo makes happen to a parcel, by where it is, and who does it. */
export function parcelStep(parcel: Driven): { readonly words: string; readonly step: ParcelStep } | undefined {
  switch (parcel.status) {
    case 8:
      return parcel.packedAt === null && parcel.rehearsalCents > 0
        ? { words: 'It is packed and weighed', step: { by: 'packer' } }
        : undefined;
    case 20:
      return parcel.packedAt === null
        ? { words: 'It is packed and weighed', step: { by: 'packer' } }
        : { words: 'It leaves our warehouse in China', step: { by: 'dispatcher' } };
    case 21:
      return { words: 'It reaches the export depot', step: haul('depot') };
    case 23:
      return { words: 'Its export declaration is accepted', step: haul('declared') };
    case 30:
      return { words: 'It leaves China', step: haul('departed') };
    case 40:
      return { words: 'It arrives in South Africa', step: haul('arrived') };
    case 50:
      return { words: 'Customs clear it, and it reaches Johannesburg', step: haul('warehouse') };
    case 67:
      return { words: 'It leaves our warehouse in Johannesburg', step: { by: 'desk' } };
    case 70:
      return atDoor(parcel)
        ? { words: 'It is delivered', step: mile('delivered') }
        : { words: 'It is ready to be collected', step: mile('waiting') };
    case 73:
      // Its ambassador counts it and hands it over.
      if (parcel.roundId !== null && parcel.delivery === 'ambassador') return undefined;
      return parcel.delivery === 'depot'
        ? { words: 'You collect it and say the code', step: { by: 'receiver' } }
        : { words: 'It is collected', step: mile('delivered') };
    case 80:
      return { words: 'You sign for it with the code', step: { by: 'receiver' } };
    default:
      return undefined;
  }
}

export const drivenParcelStatuses: readonly ParcelStatus[] = [20, 21, 23, 30, 40, 50, 67, 70, 73, 80];

/** Nobody signs for a shopper, or hands over for an ambassador: that is the last thing to do oneself. */
export function goesByItself(parcel: Driven): boolean {
  const next = parcelStep(parcel);
  return next !== undefined && next.step.by !== 'receiver';
}

/** What the demo makes happen to a parcel from a seller's shelf. */
export const nextDispatchSteps: Readonly<Partial<Record<DispatchState, string>>> = {
  112: 'It is packed and handed to the courier',
  113: 'Your client receives it, or it comes back',
};

export const drivenDispatchStates = Object.keys(nextDispatchSteps).map(Number) as DispatchState[];

/** By itself, one in four is not collected. */
export const comesBack = (dispatchId: number): boolean => dispatchId % 4 === 0;

/** What is found of a line when a batch is counted: of the largest one a piece is missing, so that a difference can be seen. */
export function countedAs(quantities: readonly number[]): { readonly sellable: number; readonly damaged: number }[] {
  const largest = quantities.indexOf(Math.max(...quantities));
  return quantities.map((quantity, place) => ({
    sellable: place === largest && quantity >= 5 ? quantity - 1 : quantity,
    damaged: 0,
  }));
}

/** What the scales say of a packed parcel: a little less than was expected. */
export function packedAs({ grams, cubicCentimetres }: { readonly grams: number; readonly cubicCentimetres: number }) {
  const sideMm = Math.max(10, Math.floor(Math.cbrt(cubicCentimetres * 0.97) * 10));
  return { grams: Math.max(1, Math.round(grams * 0.97)), lengthMm: sideMm, widthMm: sideMm, heightMm: sideMm };
}

/** The master waybill of a dispatch that the demo makes. */
export const masterWaybill = (parcelId: number): string => `DEMO-${String(parcelId).padStart(8, '0')}`;
