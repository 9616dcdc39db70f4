import { type OrderStatus, orderNumber } from '@sgb/contract/order-states.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { OrderRow } from './store.ts';
import { orderTexts } from './texts.ts';

const { say } = orderTexts;

interface Words {
  readonly one: typeof say.boughtOne;
  readonly many: typeof say.boughtMany;
  /** Money went back: it is told as a money event. */
  readonly refund?: boolean;
}

const failed = { one: say.failedOne, many: say.failedMany, refund: true };

/** The transitions that a shopper hears of; the others are seen on the order, and a parcel tells of its own. */
const told: Readonly<Partial<Record<OrderStatus, Words>>> = {
  30: { one: say.boughtOne, many: say.boughtMany },
  31: failed,
  40: { one: say.arrivedOne, many: say.arrivedMany },
  90: { one: say.cancelledOne, many: say.cancelledMany, refund: true },
  113: { one: say.sentOne, many: say.sentMany },
  115: failed,
};

const line = ({ id, title, quantity }: OrderRow) => `${orderNumber(id)}: ${quantity} x ${title}`;

/** One message for each shopper, however many of their orders moved. */
export function transitionNotices(rows: readonly OrderRow[], to: OrderStatus, why: string): Notice[] {
  const words = told[to];
  if (!words) return [];
  return [...Map.groupBy(rows, ({ accountId }) => accountId)].map(([userId, theirs]) => {
    const [first] = theirs;
    const single = theirs.length === 1 && first;
    const more = [why, theirs.slice(0, 20).map(line).join('\n')].filter(Boolean).join('\n\n');
    return {
      userId,
      type: 'order' as const,
      ...(words.refund && first?.entryId && { subtype: 'money' as const }),
      ...(single ? words.one({ more }) : words.many({ more, count: theirs.length })),
      link: single ? `/shoporder/2/detail/${first.id}` : '/shoporder/2/index',
      ...(first?.checkoutId && { about: `checkout ${first.checkoutId}` }),
    };
  });
}
