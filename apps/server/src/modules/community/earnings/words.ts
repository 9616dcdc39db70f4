import { monthAndYear } from '@sgb/contract/date-words.ts';
import { shopDay, shopMoment } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import { earningTexts } from './texts.ts';

/** What a line is called in the books. */
export const itemOf = (lineId: number): string => `earning:${lineId}`;

/** What came into a purse together. */
export const purseRef = (now: Date): string => `CM${shopDay(now).replaceAll('-', '')}`;

export const monthWords = (month: string): string => monthAndYear(shopMoment(`${month}-01`, 12));

const link = (month: string) => `/groupship/earnings?month=${month}`;

export function statementNotice(accountId: number, month: string, { lines, cents }: { lines: number; cents: number }) {
  return {
    userId: accountId,
    type: 'notification',
    subtype: 'money',
    ...earningTexts.say.statement({
      month: monthWords(month),
      amount: formatRand(cents),
      lines: `${lines} ${lines === 1 ? 'line' : 'lines'}`,
    }),
    link: link(month),
    once: `earnings ${month}`,
  } as const satisfies Notice;
}

export function reversedNotice(accountId: number, ref: string, cents: number) {
  return {
    userId: accountId,
    type: 'notification',
    subtype: 'money',
    ...earningTexts.say.reversed({ amount: formatRand(cents), order: ref }),
    link: '/groupship/earnings',
    money: -cents,
  } as const satisfies Notice;
}
