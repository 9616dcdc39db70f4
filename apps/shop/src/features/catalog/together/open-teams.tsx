import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../shared/api/api.ts';
import { Faces, TeamClock, TeamProgress } from '../../../shared/teams/team-parts.tsx';

const shownAtFirst = 3;

/** Public teams of the product that can be joined, those that lack the least time first. */
export default function OpenTeams({ productId, onOpen }: { productId: string; onOpen: (id: number) => void }) {
  const { data } = useQuery(query('GET /api/team/list', { productid: productId }));
  if (!data || data.items.length === 0) return null;
  return (
    <ul aria-label="Open teams" className="mt-3 flex flex-col divide-y divide-line border-line border-t">
      {data.items.slice(0, shownAtFirst).map((team) => (
        <li key={team.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
          <Faces team={team} />
          <p className="min-w-0 flex-1 text-ink-soft text-xs">
            <span className="money block">{formatRand(team.unitCents)} each</span>
            <TeamClock team={team} at={data.at} />
          </p>
          <Button variant={team.mine?.state === 10 ? 'secondary' : 'action'} onClick={() => onOpen(team.id)}>
            {team.mine && team.mine.state !== 30 ? 'Your team' : 'Join'}
          </Button>
          <div className="basis-full">
            <TeamProgress team={team} />
          </div>
        </li>
      ))}
    </ul>
  );
}
