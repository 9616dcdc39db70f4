import { type ParcelAction, type ParcelStatus, type ParcelTab, parcelTabs } from '@sgb/contract/parcel-states.ts';
import type { GoodsClass } from '@sgb/contract/shipping.ts';
import { addDays } from '@sgb/contract/time.ts';

/** Who moved a parcel. */
export const parcelActors = { shopper: 1, staff: 2, shop: 3, carrier: 4 } as const;
export type Who = (typeof parcelActors)[keyof typeof parcelActors];

export interface DeclaredGroup {
  readonly goodsClass: GoodsClass;
  readonly quantity: number;
  readonly valueCents: number;
}

const { shopper, staff, shop, carrier } = parcelActors;
const bringing = [carrier, staff] as const;

/** Every move there is and who may make it: rules, section 0, decision 3. */
const transitions: Readonly<Record<ParcelStatus, Readonly<Partial<Record<ParcelStatus, readonly Who[]>>>>> = {
  8: { 20: [shopper, shop], 99: [shopper, staff, shop] },
  // Packed and much dearer than expected, it waits for the rest.
  // The shop itself takes it apart where a group shipment does not come about.
  20: { 8: [staff, shop], 21: [staff], 99: [shopper, staff, shop] },
  21: { 23: bringing },
  23: { 30: bringing },
  30: { 40: bringing },
  40: { 50: bringing },
  50: { 67: bringing },
  67: { 70: bringing, 73: bringing },
  // On its way to a locker or an ambassador it is out, and there it waits to be fetched.
  70: { 73: bringing, 80: bringing },
  73: { 80: bringing },
  80: { 90: [shopper, carrier, staff, shop] },
  90: {},
  99: {},
};

export interface Movable {
  readonly status: ParcelStatus;
  readonly packedAt: Date | null;
}

/** Why a parcel cannot go there, or undefined. */
export function transitionFault(
  parcel: Movable,
  to: ParcelStatus,
  who: Who,
): 'noTransition' | 'notYours' | 'notPacked' | undefined {
  const allowed = transitions[parcel.status][to];
  if (!allowed) return 'noTransition';
  if (!allowed.includes(who)) return 'notYours';
  return to === 21 && parcel.packedAt === null ? 'notPacked' : undefined;
}

/** It is packed and weighed before its freight is paid. */
export const isRehearsed = (parcel: Movable & { readonly rehearsalCents: number }): boolean =>
  parcel.status === 8 && parcel.packedAt === null && parcel.rehearsalCents > 0;

/** Until it is declared, nobody has been told whom it is for. */
export const receiverChangeable = (status: ParcelStatus): boolean => status < 30;

export const isCancellable = (status: ParcelStatus): boolean => status === 8 || status === 20;

/** What is in it, and how it travels, can be changed until it is packed. */
export const isChangeable = (parcel: Movable): boolean => isCancellable(parcel.status) && parcel.packedAt === null;

/** Packed and still with us: it can be opened again, for a fee. */
export const isReopenable = (parcel: Movable): boolean => isCancellable(parcel.status) && parcel.packedAt !== null;

/** What the shopper can do now; the first is the next step. */
export function actionsOf(
  parcel: Movable & {
    readonly orders: number;
    readonly rated: boolean;
    readonly roundId: number | null;
    readonly rehearsalCents: number;
  },
): ParcelAction[] {
  const { status, rated } = parcel;
  // What shipping together costs follows from what everybody has put in.
  const alone = parcel.roundId === null;
  const possible: readonly [ParcelAction, boolean][] = [
    ['pay', status === 8 && !isRehearsed(parcel)],
    ['sign', status === 73 || status === 80],
    ['track', status > 8 && status < 99],
    ['changeReceiver', receiverChangeable(status)],
    ['changeWay', alone && isChangeable(parcel)],
    ['takeOut', alone && isChangeable(parcel) && parcel.orders > 1],
    ['reopen', alone && isReopenable(parcel)],
    ['cancel', alone && isCancellable(status)],
    ['evaluate', status === 90 && !rated],
    ['help', status >= 21 && status < 99],
  ];
  return possible.flatMap(([action, may]) => (may ? [action] : []));
}

/** When it should be there, counted from the day that it left. */
export function expectedOf(parcel: {
  readonly leftAt: Date | null;
  readonly status: ParcelStatus;
  readonly daysFrom: number;
  readonly daysTo: number;
}): { readonly from: Date; readonly to: Date } | null {
  if (parcel.leftAt === null || parcel.status >= 90) return null;
  return { from: addDays(parcel.leftAt, parcel.daysFrom), to: addDays(parcel.leftAt, parcel.daysTo) };
}

export const statusesOf = (tab: ParcelTab): readonly ParcelStatus[] => parcelTabs[tab];
