import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../shared/api/api.ts';
import { to } from '../../../shared/links/links.ts';
import { Link } from '../../../shared/links/router-link.tsx';
import { HandOverCode } from '../handover/hand-over-code.tsx';
import { RoundList } from './round-list.tsx';

const first = query('GET /api/groupship/rounds', { state: 0, page: 1 });

/** What a member fetches, what is open, and what it has brought. */
export function MemberRounds() {
  const { data } = useQuery(first);
  const rounds = data?.items ?? [];
  const waiting = rounds.flatMap(({ mine, leader }) =>
    mine?.parcel?.code ? [{ parcel: mine.parcel, leader: leader.name }] : [],
  );
  const saved = rounds.reduce(
    (sum, { mine, state }) => sum + (state >= 20 && state < 90 ? (mine?.savedCents ?? 0) : 0),
    0,
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {waiting.map(({ parcel, leader }) => (
        <HandOverCode key={parcel.id} parcel={parcel} leader={leader} />
      ))}
      {saved > 0 && (
        <Card as="section" padding="sm" className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span>
            Shipping together saved you <strong className="money text-good">{formatRand(saved)}</strong>
          </span>
          <Link to="/account/saving" className="text-brand underline underline-offset-2">
            All my savings
          </Link>
        </Card>
      )}
      <RoundList
        title="Ship together"
        empty={
          <EmptyState
            title="No round is open"
            action={
              <Link to={to.chat} className={buttonClass({ variant: 'secondary' })}>
                Ask my ambassador
              </Link>
            }
          >
            Your ambassador opens rounds; what waits for you in our warehouse can travel with them.
          </EmptyState>
        }
      />
    </div>
  );
}
