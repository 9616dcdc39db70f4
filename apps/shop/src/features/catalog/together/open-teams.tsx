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
        <li key={team.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <Faces team={team} />
          <div className="min-w-36 flex-1">
            <TeamProgress team={team} />
            <p className="text-ink-soft text-xs">
              <span className="money">{formatRand(team.unitCents)}</span> each · <TeamClock team={team} at={data.at} />
            </p>
          </div>
          <Button variant={team.mine?.state === 10 ? 'secondary' : 'action'} onClick={() => onOpen(team.id)}>
            {team.mine && team.mine.state !== 30 ? 'Your team' : 'Join'}
          </Button>
        </li>
      ))}
    </ul>
  );
}
