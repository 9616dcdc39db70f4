import { lastMoment, longDate } from '@sgb/contract/date-words.ts';
import { markets, orderListHref, orderNumber, orderTabs } from '@sgb/contract/order-states.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { OrderRow } from '../../buying/orders/index.ts';

interface About {
  readonly day: number;
  /** They have become ours. */
  readonly given: boolean;
  readonly freeUntil: Date;
  readonly now: Date;
}

/** What a shopper reads about goods that have lain in our warehouse for so many days. */
export function storageNotice(userId: number, orders: readonly OrderRow[], about: About): Notice {
  const many = orders.length > 1;
  const what = many ? `${orders.length} of your orders` : 'Your order';
  const been = many ? 'have been' : 'has been';
  const list = orders
    .slice(0, 20)
    .map(({ id, title, quantity }) => `${orderNumber(id)}: ${quantity} x ${title}`)
    .join('\n');
  // The free time ends with its last day, a moment before the day after it.
  const last = longDate(lastMoment(about.freeUntil));
  const free = about.freeUntil > about.now;
  const text = about.given
    ? 'It was not shipped in time, so we no longer keep it for you. Contact us if this is a mistake.'
    : `${free ? `Storage is free until ${last}.` : `Storage has cost you money since ${last}.`} Please put it into a parcel.`;
  return {
    userId,
    type: 'order',
    title: about.given
      ? `${what} ${many ? 'were' : 'was'} given up after ${about.day - 1} days`
      : `${what} ${been} in our warehouse for ${about.day} days`,
    text: `${text}\n\n${list}`,
    link: orderListHref(markets.china, orderTabs.ship),
  };
}
