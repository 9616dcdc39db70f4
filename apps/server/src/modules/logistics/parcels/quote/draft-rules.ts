import type { KeptDraft } from '../tables.ts';

/**
 * What of a kept draft is still to be done: orders that left their shelf are not there any more, and the parcel that was
 * made is followed by the next one of the plan. Null: nothing.
 */
export function remainingDraft(kept: KeptDraft, isThere: (orderId: number) => boolean): KeptDraft | null {
  const { orderids, line, delivery, next = [] } = kept;
  const [current, ...later] = [{ orderids, line, delivery }, ...next]
    .map((parcel) => ({ ...parcel, orderids: parcel.orderids.filter(isThere) }))
    .filter((parcel) => parcel.orderids.length > 0);
  return current ? { ...kept, ...current, next: later } : null;
}
