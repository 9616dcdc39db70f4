import { monthAndYear } from '@sgb/contract/date-words.ts';
import { shopDay, shopMoment } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';

/** What a line is called in the books. */
export const itemOf = (lineId: number): string => `earning:${lineId}`;

/** What came into a purse together. */
export const purseRef = (now: Date): string => `CM${shopDay(now).replaceAll('-', '')}`;

export const monthWords = (month: string): string => monthAndYear(shopMoment(`${month}-01`, 12));

const link = (month: string) => `/groupship/earnings?month=${month}`;

export function statementNotice(accountId: number, month: string, { lines, cents }: { lines: number; cents: number }) {
  const words = monthWords(month);
  return {
    userId: accountId,
    type: 'notification',
    subtype: 'money',
    title: `Your statement of ${words} is ready`,
    text: `You earned ${formatRand(cents)} in ${words}, in ${lines} ${lines === 1 ? 'line' : 'lines'}. What was signed for is yours after the cooling-off; then you can move it to your balance or withdraw it.`,
    link: link(month),
    once: `earnings ${month}`,
  } as const satisfies Notice;
}

export function reversedNotice(accountId: number, ref: string, cents: number) {
  return {
    userId: accountId,
    type: 'notification',
    subtype: 'money',
    title: `Commission of ${formatRand(cents)} was reversed`,
    text: `Money of ${ref} went back to its buyer, and what you earned by it goes back in the same part. If you have used it already, it is taken from what you earn next.`,
    link: '/groupship/earnings',
    money: -cents,
  } as const satisfies Notice;
}
