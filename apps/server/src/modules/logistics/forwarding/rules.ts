import { type ForwardStage, type ForwardState, forwardStates } from '@sgb/contract/forwarding-words.ts';
import type { OrderStatus } from '@sgb/contract/order-states.ts';

/** What a shopper sees of a parcel, by what is kept of it and where the order is that it became. */
export function stageOf(state: ForwardState, order: OrderStatus | undefined): ForwardStage {
  if (state === forwardStates.declared) return 'declared';
  if (state === forwardStates.withdrawn) return 'withdrawn';
  if (state === forwardStates.expired) return 'expired';
  if (order === 40) return 'weighed';
  if (order === 50 || order === 60) return 'parcel';
  if (order === 70 || order === 80) return 'delivered';
  return order === 90 ? 'ended' : 'arrived';
}

export interface Claim {
  readonly accountId: number;
}

/**
 * Whose parcel it is, of those who declared its number: the one whose code stands on the label, or the only one.
 * Where several say the same number, or the label names somebody else, people look at it.
 */
export function ownerAmong<One extends Claim>(claims: readonly One[], labelled: readonly number[]): One | undefined {
  const named = labelled.length === 0 ? claims : claims.filter(({ accountId }) => labelled.includes(accountId));
  return named.length === 1 ? named[0] : undefined;
}
