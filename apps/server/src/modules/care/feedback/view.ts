import type { FeedbackCard } from '@sgb/contract/feedback.ts';
import type { FeedbackRow, linesOf } from './store.ts';

export function cardOf(row: FeedbackRow): FeedbackCard {
  const { id, kind, state, content, wantsAnswer, answer } = row;
  const at = row.at.toISOString();
  return { id, kind, state, content, at, wantsAnswer, answer, answeredAt: row.answeredAt?.toISOString() ?? null };
}

export const historyOf = (lines: Awaited<ReturnType<typeof linesOf>>, id: number) =>
  lines
    .filter(({ feedbackId }) => feedbackId === id)
    .map(({ at, byStaff, text }) => ({
      at: at.toISOString(),
      from: byStaff === null ? ('you' as const) : ('us' as const),
      text,
    }));
