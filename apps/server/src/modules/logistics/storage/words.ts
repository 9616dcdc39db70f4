import { lastMoment, longDate } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';

const lastDay = (freeUntil: Date) => longDate(lastMoment(freeUntil));
const ordersOf = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

const combine = '/deliveryorder/combine';

export const soonNotice = (userId: number, orders: number, freeUntil: Date): Notice => ({
  userId,
  type: 'order',
  title: `Autopilot ships ${ordersOf(orders)} by sea on ${lastDay(freeUntil)}`,
  text: 'That is the last day of free storage. It goes to your default receiver and is paid from your balance. Ship it yourself, extend storage or switch the autopilot off if you want it otherwise.',
  link: combine,
});

export const shippedNotice = (
  userId: number,
  orders: number,
  { number, totalCents, link }: { readonly number: string; readonly totalCents: number; readonly link: string },
): Notice => ({
  userId,
  type: 'order',
  title: `Autopilot put ${ordersOf(orders)} into parcel ${number}`,
  text: `It goes by sea to your default receiver. ${formatRand(totalCents)} are set aside from your balance.`,
  link,
});

export const failedNotice = (userId: number, orders: number, freeUntil: Date, why: string): Notice => ({
  userId,
  type: 'order',
  title: `Autopilot could not ship ${ordersOf(orders)}`,
  text: `${why}\n\nStorage is free until ${lastDay(freeUntil)}. We try again every day.`,
  link: combine,
});
