import {
  type DispatchState,
  type DispatchWay,
  dispatchStates,
  dispatchWays,
  type FailReason,
  type FailStep,
  type WaitReason,
} from '@sgb/contract/dispatch-states.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import { localParcels } from '../../goods/pricing/index.ts';
import type { deliverySouthAfrica } from '../../goods/pricing/settings.ts';

const { waiting, processing, shipped, review, failed, cancelled } = dispatchStates;

/** Which moves there are; the rest stays as it is. */
const moves: Readonly<Record<DispatchState, readonly DispatchState[]>> = {
  [waiting]: [processing, failed, cancelled],
  [processing]: [waiting, shipped, failed, cancelled],
  [shipped]: [review, failed],
  [review]: [failed],
  [failed]: [],
  [cancelled]: [],
};

export const mayMove = (from: DispatchState, to: DispatchState): boolean => moves[from].includes(to);

export interface Goods {
  readonly weightGrams: number;
  readonly cubicCentimetres: number;
  readonly quantity: number;
}

export interface Price {
  readonly pickCents: number;
  readonly deliveryCents: number;
  readonly totalCents: number;
  readonly size: string;
  readonly parcels: number;
}

export interface WayQuote {
  readonly way: DispatchWay;
  readonly price: Price;
  readonly fault: string;
}

type Sizes = SettingValue<typeof deliverySouthAfrica>['sizes'];

/**
 * What each way costs. A shelf knows weight and room of a piece, not its sides: they decide about the size. Picking is
 * paid for once; our depot asks nothing more.
 */
export function quotesOf(goods: readonly Goods[], sizes: Sizes, pickCents: number): WayQuote[] {
  const sum = (of: (piece: Goods) => number) => goods.reduce((total, piece) => total + of(piece) * piece.quantity, 0);
  const { size, count, of } = localParcels(
    {
      grams: sum((piece) => piece.weightGrams),
      cubicCentimetres: sum((piece) => piece.cubicCentimetres),
      reachMm: [0, 0, 0],
    },
    sizes,
  );
  const each: Record<DispatchWay, number> = { locker: of.lockerCents, door: of.doorCents, depot: 0 };
  return dispatchWays.map((way) => {
    const deliveryCents = each[way] * count;
    const fault = way === 'locker' && count > 1 ? 'It does not fit into a locker.' : '';
    return {
      way,
      fault,
      price: { pickCents, deliveryCents, totalCents: pickCents + deliveryCents, size, parcels: count },
    };
  });
}

interface Ended {
  readonly reason: FailReason;
  /** Pieces that went, and those of them that nobody can sell any more. */
  readonly pieces: number;
  readonly damaged: number;
}

/** The one thing that can be done next about a dispatch that failed: what is whole can be sent again. */
export const stepOf = ({ pieces, damaged }: Ended): FailStep => (damaged < pieces ? 'sendAgain' : 'understood');

/** Why something ends that has waited too long. */
export const endOf: Readonly<Record<WaitReason, FailReason>> = {
  balance: 'notPaid',
  count: 'notCounted',
  address: 'notAnswered',
};

/** Money for as many as it reaches, in their order; what is dearer than the rest of it waits. */
export function affordable<Item extends { readonly totalCents: number }>(items: readonly Item[], balance: number) {
  let left = balance;
  return Map.groupBy(items, ({ totalCents }) => {
    if (totalCents > left) return 'waits' as const;
    left -= totalCents;
    return 'paid' as const;
  });
}
