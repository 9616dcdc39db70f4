import { shortDate } from '@sgb/contract/date-words.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Notice, notify, notifyMany } from '../../base/messages/index.ts';
import type { RoundRow } from './store.ts';

type Told = Pick<Notice, 'title' | 'text'> & Partial<Pick<Notice, 'email' | 'once' | 'subtype'>>;

const noticeOf = ({ id }: Pick<RoundRow, 'id'>, userId: number, told: Told): Notice => ({
  userId,
  type: 'order',
  link: `/groupship/round/${id}`,
  about: `round ${id}`,
  ...told,
});

/** Tells somebody of a round; older unread news of it counts as read. */
export const tell = (tx: Tx, round: Pick<RoundRow, 'id'>, userId: number, told: Told, now: Date) =>
  notify(tx, noticeOf(round, userId, told), { now });

/** The same for many, each of them once: a leader may have a part as well. */
export const tellAll = (
  tx: Tx,
  round: Pick<RoundRow, 'id'>,
  userIds: readonly number[],
  told: Told | ((userId: number) => Told),
  now: Date,
) =>
  notifyMany(
    tx,
    [...new Set(userIds)].map((userId) => ({
      notice: noticeOf(round, userId, typeof told === 'function' ? told(userId) : told),
      now,
    })),
  );

export const openedWords = (round: RoundRow) => ({
  title: `“${round.name}” is open until ${shortDate(round.endsAt)}`,
  text: `Your ambassador ships together. Put in what waits for you in our warehouse: every kilogram makes the freight cheaper for everybody.${round.notice ? `\n\n${round.notice}` : ''}`,
});

export const extendedWords = (round: RoundRow) => ({
  title: `“${round.name}” stays open until ${shortDate(round.endsAt)}`,
  text: 'Your ambassador keeps it open for longer, so that more can ship together. What you put in stays in it.',
});

export const closedWords = (round: RoundRow, members: number) => ({
  title: `“${round.name}” is closed`,
  text: `${members} people ship together${round.basisPoints > 0 ? `, for ${formatPercent(round.basisPoints)} less` : ''}. We set everybody’s freight aside and pack it.`,
});

export const setAsideWords = (round: RoundRow, cents: number) => ({
  title: `“${round.name}” is closed: ${formatRand(cents)} set aside`,
  text: 'Your part of the group shipment is paid for. It is settled by the scales once it is packed.',
  email: true,
});

export const unpaidWords = (round: RoundRow, cents: number, hours: number) => ({
  title: `“${round.name}” is closed: please pay ${formatRand(cents)}`,
  text: `Your balance was too low. Please pay within ${hours} hours; after that your goods go back to the shelf and the others go without them.`,
  email: true,
});

export const droppedWords = (round: RoundRow, why: string) => ({
  title: `Your goods are not in “${round.name}” any more`,
  text: `${why}\n\nThey are back on their shelf, and nothing was charged. You can ship them as you like.`,
  email: true,
});

export const fellBackWords = (round: RoundRow) => ({
  title: `“${round.name}” did not come about`,
  text: 'Too few took part. Your goods are back on their shelf, nothing was charged, and you can ship them as you like.',
  email: true,
});

export const cancelledWords = (round: RoundRow, why: string) => ({
  title: `“${round.name}” was cancelled`,
  text: `${why}\n\nYour goods are back on their shelf, and nothing was charged.`,
  email: true,
});

export const billedWords = (round: RoundRow, before: number, guarantee: number) => ({
  title: `“${round.name}”: some could not pay`,
  text: `Without their goods the discount is ${formatPercent(round.basisPoints)} instead of ${formatPercent(before)}. You pay at most what was shown to you when you joined and ${formatPercent(guarantee)}; it is settled once your part is packed.`,
});

export const shippedWords = (round: RoundRow) => ({
  title: `“${round.name}” is on its way`,
  text: 'It has left our warehouse in China. We tell you when your ambassador has it.',
});

export const arrivedWords = (round: RoundRow, code: string, pickup: string) => ({
  title: `“${round.name}” is at your ambassador`,
  text: `Your parcel is there${pickup && `: ${pickup}`}. Your code is ${code}: say it, or show its picture, when you fetch it.`,
  email: true,
});

export const reminderWords = (round: RoundRow, code: string, days: number, backDays: number) => ({
  title: `Your parcel of “${round.name}” waits for you`,
  text: `It has been at your ambassador for ${days} days. Your code is ${code}. After ${backDays} days it goes back to our depot in Johannesburg.`,
  email: true,
});

export const backWords = (round: RoundRow, freeDays: number) => ({
  title: `Your parcel of “${round.name}” goes back to our depot`,
  text: `Nobody fetched it. It waits for you at our depot in Johannesburg, free for ${freeDays} days; or ask us in the chat to send it to you at cost.`,
  email: true,
});

export const bringBackWords = (round: RoundRow, number: string, days: number) => ({
  title: `Please send ${number} back to our depot`,
  text: `Nobody fetched it from you for ${days} days. It is no longer a part of “${round.name}”.`,
});
