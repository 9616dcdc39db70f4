import { lastMoment, longDate } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import { storageTexts } from './texts.ts';

const lastDay = (freeUntil: Date) => longDate(lastMoment(freeUntil));
const ordersOf = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

const combine = '/deliveryorder/combine';

export const soonNotice = (userId: number, orders: number, freeUntil: Date): Notice => ({
  userId,
  type: 'order',
  ...storageTexts.say.soon({ orders: ordersOf(orders), day: lastDay(freeUntil) }),
  link: combine,
});

export const shippedNotice = (
  userId: number,
  orders: number,
  { number, totalCents, link }: { readonly number: string; readonly totalCents: number; readonly link: string },
): Notice => ({
  userId,
  type: 'order',
  ...storageTexts.say.shipped({ orders: ordersOf(orders), number, amount: formatRand(totalCents) }),
  link,
});

export const failedNotice = (userId: number, orders: number, freeUntil: Date, why: string): Notice => ({
  userId,
  type: 'order',
  ...storageTexts.say.failed({ orders: ordersOf(orders), day: lastDay(freeUntil), why }),
  link: combine,
});
