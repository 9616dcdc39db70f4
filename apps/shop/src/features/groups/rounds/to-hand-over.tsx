import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQueries } from '@tanstack/react-query';
import { Answer } from '../../../shared/api/answer.tsx';
import { query } from '../../../shared/api/api.ts';
import { RoundCard } from './round-card.tsx';

/** On its way, here, being handed over: what a leader receives next comes last. */
const states = [60, 50, 40] as const;

/** The rounds whose parcels a leader counts and hands over. */
export function ToHandOver() {
  const answers = useQueries({ queries: states.map((state) => query('GET /api/groupship/rounds', { state })) });
  const rounds = answers.flatMap(({ data }) => data?.items.filter(({ leads }) => leads) ?? []);
  const failed = answers.find(({ isError }) => isError) ?? answers.find(({ isPending }) => isPending);
  if (failed) {
    return (
      <Answer of={failed} skeleton={<Skeleton className="h-56 rounded-card" />}>
        {() => null}
      </Answer>
    );
  }
  if (rounds.length === 0) {
    return (
      <EmptyState title="Nothing to hand over">
        Rounds come here once they are on their way to you: to be counted, and handed over.
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {rounds.map((round) => (
        <RoundCard key={round.id} round={round} />
      ))}
    </ul>
  );
}
