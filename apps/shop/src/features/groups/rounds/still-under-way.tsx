import { useQuery } from '@tanstack/react-query';
import { query } from '../../../shared/api/api.ts';
import { HandOverCode } from '../handover/hand-over-code.tsx';
import { RoundCard } from './round-card.tsx';

const over = [70, 90];

/** Rounds of somebody who has left their group, or leads none any more: those that go on, with what they fetch. */
export function StillUnderWay() {
  const { data } = useQuery(query('GET /api/groupship/rounds', { state: 0, page: 1 }));
  const rounds = data?.items.filter(({ state }) => !over.includes(state)) ?? [];
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby="under-way" className="flex min-w-0 flex-col gap-3">
      <h2 id="under-way" className="font-semibold text-lg">
        Still under way
      </h2>
      {rounds.map(({ mine, leader }) =>
        mine?.parcel?.code ? <HandOverCode key={mine.parcel.id} parcel={mine.parcel} leader={leader.name} /> : null,
      )}
      <ul className="grid gap-3 lg:grid-cols-2">
        {rounds.map((round) => (
          <RoundCard key={round.id} round={round} />
        ))}
      </ul>
    </section>
  );
}
