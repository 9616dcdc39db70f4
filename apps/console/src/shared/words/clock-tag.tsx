import { Tag } from '@sgb/ui/tag.tsx';
import { leftUntil } from './age.ts';

/** How long there is until a promise is broken, or for how long it is. */
export function ClockTag({ due }: { due: string | null }) {
  if (!due) return <span className="text-ink-soft">no promise</span>;
  return <Tag tone={Date.parse(due) <= Date.now() ? 'danger' : 'good'}>{leftUntil(due)}</Tag>;
}
