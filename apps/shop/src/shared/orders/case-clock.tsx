import { dateAndTime } from '@sgb/contract/date-words.ts';
import { caseStateWords, closeReasonWords } from '@sgb/contract/workorder-states.ts';
import type { CaseCard } from '@sgb/contract/workorders.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { CircleCheck, Clock } from 'lucide-react';

type Clocked = Pick<CaseCard, 'state' | 'closeReason' | 'clock'>;

/** By when what happens, in one sentence. */
function clockSentence({ state, closeReason, clock }: Clocked): string {
  if (state === 50) return closeReason ? closeReasonWords[closeReason] : '';
  if (state === 40) {
    const until = clock.reopenUntil ?? clock.closesAt;
    return until ? `Decided. You can come back to it until ${dateAndTime(until)}.` : 'Decided.';
  }
  if (state === 30)
    return clock.closesAt ? `Please answer by ${dateAndTime(clock.closesAt)}. Our clock waits for you.` : '';
  const [what, by] = clock.answeredAt === null ? ['First answer', clock.answerBy] : ['Decision', clock.decideBy];
  return clock.late ? `${what} was due ${dateAndTime(by)}. We are late.` : `${what} by ${dateAndTime(by)}.`;
}

export function CaseClock({ found, className }: { found: Clocked; className?: string }) {
  const { late, lateCoins } = found.clock;
  const Icon = found.state >= 40 ? CircleCheck : Clock;
  return (
    <p className={cx('flex items-start gap-2 text-sm', late ? 'text-danger' : 'text-ink-soft', className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {clockSentence(found)}
        {lateCoins > 0 && <span className="block text-good">{lateCoins} S Coin are yours for the wait.</span>}
      </span>
    </p>
  );
}

export function CaseTag({ state, size = 'sm' }: { state: CaseCard['state']; size?: 'sm' | 'md' }) {
  const { label, tone } = caseStateWords[state];
  return (
    <Tag tone={tone} size={size}>
      {label}
    </Tag>
  );
}
