import { weekdayAndTime } from '@sgb/contract/date-words.ts';
import { caseNumber, caseTypeWords } from '@sgb/contract/workorder-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { CaseRow } from './store.ts';

type Named = Pick<CaseRow, 'id' | 'orderId' | 'accountId' | 'type' | 'title'>;

export const numberOf = ({ id }: { readonly id: number }): string => caseNumber(id);

const about = (found: Named) =>
  ({ userId: found.accountId, type: 'order', link: `/shoporder/workorder/${found.orderId}` }) as const;

export function openedNotice(found: Named & Pick<CaseRow, 'answerBy' | 'decideBy'>): Notice {
  return {
    ...about(found),
    title: `We have your case ${numberOf(found)}`,
    text: `${caseTypeWords[found.type].label}: ${found.title}\n\nYou have a first answer by ${weekdayAndTime(found.answerBy)} and a decision by ${weekdayAndTime(found.decideBy)}. If we are later, you get S Coin for every working day.`,
    once: `workorder ${found.id} opened`,
  };
}

export function answeredNotice(found: Named, text: string, question: boolean): Notice {
  return {
    ...about(found),
    title: question ? `We need your answer: ${numberOf(found)}` : `We answered: ${numberOf(found)}`,
    text,
  };
}

export function decidedNotice(found: Named, text: string, backCents: number): Notice {
  return {
    ...about(found),
    ...(backCents > 0 && { subtype: 'money' as const, money: backCents }),
    title: `Solved: ${numberOf(found)}`,
    text: [backCents > 0 ? `${formatRand(backCents)} is in your balance.` : '', text].filter(Boolean).join('\n\n'),
  };
}

export function remindNotice(found: Named, nth: number, closesAt: Date): Notice {
  return {
    ...about(found),
    title: `We still wait for your answer: ${numberOf(found)}`,
    text: `We asked you something about ${found.title}. Without an answer the case is closed on ${weekdayAndTime(closesAt)}.`,
    once: `workorder ${found.id} reminder ${nth} ${closesAt.getTime()}`,
  };
}

export function silentNotice(found: Named, reopenDays: number): Notice {
  return {
    ...about(found),
    title: `Closed: ${numberOf(found)}`,
    text: `We asked you and heard nothing. If it still matters, you can open it again within ${reopenDays} days.`,
  };
}
