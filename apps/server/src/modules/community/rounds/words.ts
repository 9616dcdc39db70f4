import { shortDate } from '@sgb/contract/date-words.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Said } from '../../../platform/texts/define.ts';
import { type Notice, notify, notifyMany } from '../../base/messages/index.ts';
import type { RoundRow } from './store.ts';
import { roundTexts } from './texts.ts';

const { say } = roundTexts;

type Told = Pick<Notice, 'title' | 'text'> & Partial<Pick<Notice, 'words' | 'email' | 'once' | 'subtype'>>;

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

export const openedWords = (round: RoundRow) =>
  say.opened({
    round: round.name,
    day: shortDate(round.endsAt),
    notice: round.notice ? `\n\n${round.notice}` : '',
  });

export const extendedWords = (round: RoundRow) => say.extended({ round: round.name, day: shortDate(round.endsAt) });

export const closedWords = (round: RoundRow, members: number) =>
  say.closed({
    ...{ round: round.name, members },
    discount: round.basisPoints > 0 ? `, for ${formatPercent(round.basisPoints)} less` : '',
  });

const byEmail = (said: Said) => ({ ...said, email: true });

export const setAsideWords = (round: RoundRow, cents: number) =>
  byEmail(say.setAside({ round: round.name, amount: formatRand(cents) }));

export const unpaidWords = (round: RoundRow, cents: number, hours: number) =>
  byEmail(say.unpaid({ round: round.name, amount: formatRand(cents), hours }));

export const droppedWords = (round: RoundRow, why: string) => byEmail(say.dropped({ round: round.name, why }));

export const fellBackWords = (round: RoundRow) => byEmail(say.fellBack({ round: round.name }));

export const cancelledWords = (round: RoundRow, why: string) => byEmail(say.cancelled({ round: round.name, why }));

export const billedWords = (round: RoundRow, before: number, guarantee: number) =>
  say.billed({
    round: round.name,
    now: formatPercent(round.basisPoints),
    before: formatPercent(before),
    guarantee: formatPercent(guarantee),
  });

export const shippedWords = (round: RoundRow) => say.shipped({ round: round.name });

export const arrivedWords = (round: RoundRow, code: string, pickup: string) =>
  byEmail(say.arrived({ round: round.name, code, pickup: pickup && `: ${pickup}` }));

export const reminderWords = (round: RoundRow, code: string, days: number, backDays: number) =>
  byEmail(say.reminder({ round: round.name, code, days, backDays }));

export const backWords = (round: RoundRow, freeDays: number) => byEmail(say.back({ round: round.name, freeDays }));

export const bringBackWords = (round: RoundRow, number: string, days: number) =>
  say.bringBack({ round: round.name, number, days });
