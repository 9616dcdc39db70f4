import type { OrderStatus, StatusColour } from './order-states.ts';

/** What a parcel is at, as plain data: the express codes of the product document, section 4, and our own two ends. */

export const parcelStatuses = {
  waitingToPay: 8,
  inWarehouse: 20,
  left: 21,
  inTransitChina: 23,
  declared: 30,
  international: 40,
  arrived: 50,
  southAfricaWarehouse: 67,
  outForDelivery: 70,
  readyToCollect: 73,
  beingSigned: 80,
  signed: 90,
  cancelled: 99,
} as const;
export type ParcelStatus = (typeof parcelStatuses)[keyof typeof parcelStatuses];
export const parcelStatusIds: readonly ParcelStatus[] = Object.values(parcelStatuses);

export interface ParcelWords {
  /** What a shopper reads on a badge. */
  readonly label: string;
  readonly text: string;
  readonly colour: StatusColour;
}

export const parcelWords: Readonly<Record<ParcelStatus, ParcelWords>> = {
  8: { label: 'Waiting to pay', text: 'Waiting to pay international freight.', colour: 'blue' },
  20: { label: 'In our warehouse', text: 'Arrived at the warehouse (CN).', colour: 'orange' },
  21: { label: 'Left the warehouse', text: 'Left the warehouse (CN).', colour: 'orange' },
  23: { label: 'On the way in China', text: 'In transit (CN).', colour: 'grey' },
  30: { label: 'Declared', text: 'Declaration successful.', colour: 'grey' },
  40: { label: 'On its way to you', text: 'International transport.', colour: 'orange' },
  50: { label: 'Arrived', text: 'Arrived at destination (ZA).', colour: 'orange' },
  67: { label: 'In Johannesburg', text: 'Put into the ZA warehouse.', colour: 'orange' },
  70: { label: 'Out for delivery', text: 'Being delivered.', colour: 'yellow' },
  73: { label: 'Ready to collect', text: 'Being delivered: ready to be collected.', colour: 'yellow' },
  80: { label: 'Being signed', text: 'Being signed.', colour: 'yellow' },
  90: { label: 'Signed', text: 'Signed for.', colour: 'yellow' },
  99: { label: 'Cancelled', text: 'Cancelled. The goods are back on their shelf.', colour: 'red' },
};

/** Orders follow their parcel: rules, section 0, decision 3. */
export function orderStatusIn(status: ParcelStatus): OrderStatus {
  if (status === 99) return 40;
  if (status <= 20) return 50;
  return status >= 80 ? 70 : 60;
}

export const parcelTabNames = ['all', 'pay', 'warehouse', 'transit', 'delivery', 'signed', 'cancelled'] as const;
export type ParcelTab = (typeof parcelTabNames)[number];

/** What the list of parcels is divided into. */
export const parcelTabs: Readonly<Record<ParcelTab, readonly ParcelStatus[]>> = {
  all: parcelStatusIds,
  pay: [8],
  warehouse: [20],
  transit: [21, 23, 30, 40, 50, 67],
  delivery: [70, 73, 80],
  signed: [90],
  cancelled: [99],
};

export const parcelNumber = (id: number): string => `PC${String(id).padStart(8, '0')}`;

/** Turns 'PC00000012', 'pc12' or '12' into 12. */
export function parcelIdOf(text: string): number | undefined {
  const digits = /^\s*(?:pc)?0*([1-9]\d{0,9})\s*$/i.exec(text)?.[1];
  const id = Number(digits);
  return digits !== undefined && id <= 2_147_483_647 ? id : undefined;
}

/** What a shopper can do with a parcel; the first one offered is the next step. */
export const parcelActions = [
  'pay',
  'sign',
  'track',
  'changeReceiver',
  'changeWay',
  'takeOut',
  'reopen',
  'cancel',
  'evaluate',
  'help',
] as const;
export type ParcelAction = (typeof parcelActions)[number];

/** How what was held against the estimate was settled once the parcel was packed and weighed. */
export const settlements = ['same', 'refunded', 'absorbed', 'debited', 'waiting', 'paid'] as const;
export type Settlement = (typeof settlements)[number];
