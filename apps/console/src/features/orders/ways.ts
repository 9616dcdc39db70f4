import { activeStates } from '@sgb/contract/workorder-states.ts';
import type { WayOn } from '../../shared/trade/ways-on.tsx';
import type { Order } from './order.ts';

/** Where something is done with an order now. */
export function waysOf(one: Order): readonly WayOn[] {
  const { status, market, number } = one;
  const way = (when: boolean, ...[to, words, right]: [string, string, WayOn['right']]) =>
    when ? [{ to, words, right }] : [];
  return [
    ...way(status === 20 && market === 0, `/buy/${one.supplierId}`, 'Buy it', 'buying'),
    ...(one.purchase ? way(true, `/purchases/${one.purchase.id}`, `Purchase ${one.purchase.number}`, 'buying') : []),
    ...way(status === 31, '/failures', 'Offer something else', 'buying'),
    ...way(one.asked, '/refunds', 'Answer the wish for money back', 'refundRequests'),
    ...one.cases
      .filter(({ state }) => activeStates.includes(state))
      .flatMap(({ id, number: of }) => way(true, `/cases/${id}`, `Case ${of}`, 'customerService')),
    ...way(status !== 10 && status < 80, `/scan?code=${number}`, 'What the warehouse does with it', 'warehouse'),
    ...way(status === 112, '/stock', 'Send it from the shelf', 'warehouse'),
    ...way(one.checkoutNumber !== '', `/ledger?q=${one.checkoutNumber}`, 'Its checkout in the books', 'finance'),
    ...(one.parcel ? way(true, `/parcels/${one.parcel.id}`, `Parcel ${one.parcel.number}`, 'orders') : []),
  ];
}
