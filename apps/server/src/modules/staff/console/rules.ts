import type { ClockState } from '@sgb/contract/console.ts';
import type { Waiting } from '../../../platform/desk.ts';

/** Of the promised time so much is left when it becomes urgent: a quarter. */
const urgentPart = 0.25;

/** How a queue stands to what we promised for the first of it. */
export function clockOf({ oldest, due }: Pick<Waiting, 'oldest' | 'due'>, now: Date): ClockState {
  if (!due || !oldest) return 'none';
  const left = due.getTime() - now.getTime();
  if (left <= 0) return 'red';
  return left <= (due.getTime() - oldest.getTime()) * urgentPart ? 'amber' : 'green';
}
