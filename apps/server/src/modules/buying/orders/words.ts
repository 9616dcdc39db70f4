import { type OrderStatus, orderNumber } from '@sgb/contract/order-states.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { OrderRow } from './store.ts';

interface Words {
  readonly one: string;
  readonly many: (count: number) => string;
  readonly text: string;
  /** Money went back: it is told as a money event. */
  readonly refund?: boolean;
}

/** The transitions that a shopper hears of; the others are seen on the order, and a parcel tells of its own. */
const told: Readonly<Partial<Record<OrderStatus, Words>>> = {
  30: {
    one: 'We bought your order',
    many: (count) => `We bought ${count} of your orders`,
    text: 'The supplier has our order and will send it to our warehouse in China.',
  },
  31: {
    one: 'An order failed, your money is back',
    many: (count) => `${count} orders failed, your money is back`,
    text: 'Everything that you paid is back in your balance.',
    refund: true,
  },
  40: {
    one: 'Your order arrived at our warehouse',
    many: (count) => `${count} orders arrived at our warehouse`,
    text: 'We weighed, measured and photographed it. Have a look, and tell us within 5 days if something is wrong.',
  },
  90: {
    one: 'Your order is cancelled',
    many: (count) => `${count} orders are cancelled`,
    text: 'What was due to you is back in your balance.',
    refund: true,
  },
  113: {
    one: 'Your order is on its way',
    many: (count) => `${count} of your orders are on their way`,
    text: 'It left our warehouse in Johannesburg.',
  },
  115: {
    one: 'An order failed, your money is back',
    many: (count) => `${count} orders failed, your money is back`,
    text: 'Everything that you paid is back in your balance.',
    refund: true,
  },
};

const line = ({ id, title, quantity }: OrderRow) => `${orderNumber(id)}: ${quantity} x ${title}`;

/** One message for each shopper, however many of their orders moved. */
export function transitionNotices(rows: readonly OrderRow[], to: OrderStatus, why: string): Notice[] {
  const words = told[to];
  if (!words) return [];
  return [...Map.groupBy(rows, ({ accountId }) => accountId)].map(([userId, theirs]) => {
    const [first] = theirs;
    const single = theirs.length === 1 && first;
    return {
      userId,
      type: 'order' as const,
      ...(words.refund && first?.entryId && { subtype: 'money' as const }),
      title: single ? words.one : words.many(theirs.length),
      text: [words.text, why, theirs.slice(0, 20).map(line).join('\n')].filter(Boolean).join('\n\n'),
      link: single ? `/shoporder/2/detail/${first.id}` : '/shoporder/2/index',
      ...(first?.checkoutId && { about: `checkout ${first.checkoutId}` }),
    };
  });
}
