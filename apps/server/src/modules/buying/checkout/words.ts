import { dateAndTime, weekdayAndTime } from '@sgb/contract/date-words.ts';
import { checkoutNumber, markets } from '@sgb/contract/order-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { CheckoutRow, PaidCheckout } from './store.ts';
import { checkoutTexts } from './texts.ts';

const topay = '/shoporder/2/cart/topay';
const counted = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

const goodsList = ({ lines }: Pick<CheckoutRow, 'lines'>) =>
  lines.lines
    .slice(0, 20)
    .map(({ quantity, title }) => `${quantity} x ${title}`)
    .join('\n');

export function paidNotice(
  row: PaidCheckout,
  orderIds: readonly number[],
  promise: Date,
): Notice & { readonly once: string } {
  const [first] = orderIds;
  const by = dateAndTime(promise);
  const next =
    row.market === markets.southAfrica
      ? `We pack it in Johannesburg, and it leaves by ${by}.`
      : `We buy it from the supplier by ${by}.`;
  return {
    userId: row.accountId,
    type: 'order',
    subtype: 'money',
    ...checkoutTexts.say.paid({
      amount: formatRand(row.totalCents),
      orders: counted(orderIds.length),
      number: checkoutNumber(row.id),
      next,
      goods: goodsList(row),
    }),
    link: orderIds.length === 1 && first ? `/shoporder/2/detail/${first}` : '/shoporder/2/index',
    money: -row.totalCents,
    once: `checkout ${row.id} paid`,
  };
}

export function reminderNotice(row: CheckoutRow, reminder: number): Notice {
  return {
    userId: row.accountId,
    type: 'order',
    ...checkoutTexts.say.reminder({
      amount: formatRand(row.totalCents),
      number: checkoutNumber(row.id),
      until: weekdayAndTime(row.payUntil),
      goods: goodsList(row),
    }),
    link: topay,
    once: `checkout ${row.id} reminder ${reminder}`,
  };
}

export function lapsedNotice(row: CheckoutRow): Notice {
  return {
    userId: row.accountId,
    type: 'order',
    ...checkoutTexts.say.lapsed({ number: checkoutNumber(row.id), goods: goodsList(row) }),
    link: '/shoporder/cart',
    once: `checkout ${row.id} lapsed`,
  };
}

/** The money of a recharge came, and the checkout that waited for it could not be paid. */
export function stuckNotice(row: CheckoutRow, rechargeId: number, why: string): Notice {
  return {
    userId: row.accountId,
    type: 'order',
    subtype: 'money',
    ...checkoutTexts.say.stuck({ number: checkoutNumber(row.id), why }),
    link: topay,
    once: `checkout ${row.id} stuck ${rechargeId}`,
  };
}
