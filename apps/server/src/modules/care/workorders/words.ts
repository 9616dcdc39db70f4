import { weekdayAndTime } from '@sgb/contract/date-words.ts';
import { caseNumber, caseTypeWords } from '@sgb/contract/workorder-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { CaseRow } from './store.ts';
import { caseTexts } from './texts.ts';

const { say } = caseTexts;

type Named = Pick<CaseRow, 'id' | 'orderId' | 'accountId' | 'type' | 'title'>;

export const numberOf = ({ id }: { readonly id: number }): string => caseNumber(id);

const about = (found: Named) =>
  ({ userId: found.accountId, type: 'order', link: `/shoporder/workorder/${found.orderId}` }) as const;

export function openedNotice(found: Named & Pick<CaseRow, 'answerBy' | 'decideBy'>): Notice {
  return {
    ...about(found),
    ...say.opened({
      number: numberOf(found),
      kind: caseTypeWords[found.type].label,
      title: found.title,
      answerBy: weekdayAndTime(found.answerBy),
      decideBy: weekdayAndTime(found.decideBy),
    }),
    once: `workorder ${found.id} opened`,
  };
}

export function answeredNotice(found: Named, answer: string, question: boolean): Notice {
  const said = { number: numberOf(found), answer };
  return { ...about(found), ...(question ? say.asked(said) : say.answered(said)) };
}

export function decidedNotice(found: Named, text: string, backCents: number): Notice {
  return {
    ...about(found),
    ...(backCents > 0 && { subtype: 'money' as const, money: backCents }),
    ...say.decided({
      number: numberOf(found),
      answer: [backCents > 0 ? `${formatRand(backCents)} is in your balance.` : '', text].filter(Boolean).join('\n\n'),
    }),
  };
}

export function remindNotice(found: Named, nth: number, closesAt: Date): Notice {
  return {
    ...about(found),
    ...say.remind({ number: numberOf(found), title: found.title, until: weekdayAndTime(closesAt) }),
    once: `workorder ${found.id} reminder ${nth} ${closesAt.getTime()}`,
  };
}

export function silentNotice(found: Named, reopenDays: number): Notice {
  return {
    ...about(found),
    ...say.silent({ number: numberOf(found), days: reopenDays }),
  };
}
