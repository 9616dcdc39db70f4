import { lastMoment, longDate } from '@sgb/contract/date-words.ts';
import { markets, orderListHref, orderNumber, orderTabs } from '@sgb/contract/order-states.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { OrderRow } from '../../buying/orders/index.ts';
import { warehouseTexts } from './texts.ts';

interface About {
  readonly day: number;
  /** They have become ours. */
  readonly given: boolean;
  readonly freeUntil: Date;
  readonly now: Date;
}

/** What a shopper reads about goods that have lain in our warehouse for so many days. */
export function storageNotice(userId: number, orders: readonly OrderRow[], about: About): Notice {
  const count = orders.length;
  const goods = orders
    .slice(0, 20)
    .map(({ id, title, quantity }) => `${orderNumber(id)}: ${quantity} x ${title}`)
    .join('\n');
  // The free time ends with its last day, a moment before the day after it.
  const last = longDate(lastMoment(about.freeUntil));
  const free = about.freeUntil > about.now;
  const storage = free ? `Storage is free until ${last}.` : `Storage has cost you money since ${last}.`;
  const { waitsOne, waitsMany, givenUpOne, givenUpMany } = warehouseTexts.say;
  const given = { days: about.day - 1, goods };
  const waits = { days: about.day, storage, goods };
  return {
    userId,
    type: 'order',
    ...(about.given
      ? count > 1
        ? givenUpMany({ ...given, count })
        : givenUpOne(given)
      : count > 1
        ? waitsMany({ ...waits, count })
        : waitsOne(waits)),
    link: orderListHref(markets.china, orderTabs.ship),
  };
}
