import type { Today } from '@sgb/contract/console.ts';

type Queue = Today['queues'][number];

const ranks = { red: 0, amber: 1, green: 2, none: 3 } as const;
const empty = 4;

const rankOf = ({ count, clock }: Queue): number => (count === 0 ? empty : ranks[clock]);

/** What is late first, then what will be, then what waits without a promise; queues where nothing waits come last. */
export function byUrgency(queues: readonly Queue[]): readonly Queue[] {
  return queues.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || (one.due ?? one.oldest ?? '').localeCompare(other.due ?? other.oldest ?? ''),
  );
}
