import type { CaseClock as Clock } from '@sgb/contract/workorders.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { leftUntil } from '../../shared/words/age.ts';

/** The promise that ends next: to answer, or to decide; none while the shopper has the word. */
export function nextClock({ answeredAt, answerBy, decidedAt, decideBy, paused }: Clock): string | null {
  if (decidedAt || paused) return null;
  return answeredAt || decideBy < answerBy ? decideBy : answerBy;
}

export function CaseClock({ clock }: { clock: Clock }) {
  const next = nextClock(clock);
  if (!next) return <span className="text-ink-soft">{clock.paused ? 'stands still' : 'ended'}</span>;
  const late = Date.parse(next) <= Date.now();
  return <Tag tone={late ? 'danger' : 'good'}>{leftUntil(next)}</Tag>;
}
