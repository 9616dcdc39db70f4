import { pageIn } from '@sgb/contract/paging.ts';
import { teamHref } from '@sgb/contract/team-states.ts';
import type { TeamCard } from '@sgb/contract/teams.ts';
import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { pictureUrl } from '../../shared/links/link.tsx';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { TeamClock, TeamProgress, TeamTag } from '../../shared/teams/team-parts.tsx';

const list = 'GET /api/team/list';
const askedFor = (search: URLSearchParams) => ({ mine: 1, page: pageIn(search.get('page')) }) as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await listed(context, list, askedFor(new URL(request.url).searchParams));
  return null;
}

export function meta(): Meta {
  return { title: 'My teams', description: 'What you buy together with others.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const answer = useQuery({ ...query(list, askedFor(search)), placeholderData: keepPreviousData });
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <h1 className="font-bold text-xl">My teams</h1>
      <PagedList
        answer={answer}
        hrefFor={(page) => (page === 1 ? '/team/index' : `/team/index?page=${page}`)}
        skeleton={<Skeleton className="h-36 w-full rounded-card" />}
        empty={<NoTeams />}
        end
      >
        {({ items, at }) => (
          <ul className="flex flex-col gap-3">
            {items.map((team) => (
              <li key={team.id}>
                <MyTeam team={team} at={at} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

/** What became of the own place, in words. */
function placeWords({ mine }: TeamCard): string {
  if (!mine) return '';
  const amount = formatRand(mine.totalCents);
  if (mine.state === 10) return `${amount} set aside`;
  if (mine.state === 20) return `${amount} paid`;
  return mine.state === 30 ? `You left, ${amount} is back` : `${amount} is back in your balance`;
}

function MyTeam({ team, at }: { team: TeamCard; at: string }) {
  return (
    <Card as="article" aria-label={team.title} className="flex gap-3">
      <span className="w-20 shrink-0 md:w-24">
        <Picture src={pictureUrl(team.picture)} alt="" sizes="96px" className="rounded-control" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
        <h2 className="line-clamp-2 font-medium">
          <Link to={teamHref(team.productId, team.id)} className="hover:underline">
            {team.title}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-2">
          <TeamTag state={team.state} />
          <span className="text-ink-soft">
            {team.mine?.quantity} × <span className="money">{formatRand(team.unitCents)}</span>, {placeWords(team)}
          </span>
        </p>
        <TeamProgress team={team} />
        <p className="flex flex-wrap items-center justify-between gap-2 text-ink-soft text-xs">
          <TeamClock team={team} at={at} />
          {team.mine && team.mine.orderId > 0 && (
            <Link
              to={`/shoporder/2/detail/${team.mine.orderId}`}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              See the order
            </Link>
          )}
        </p>
      </div>
    </Card>
  );
}

function NoTeams() {
  return (
    <EmptyState
      title="You are in no team yet"
      action={
        <Link to={to.home} className={buttonClass({ variant: 'action' })}>
          Find something to buy together
        </Link>
      }
    >
      Some goods cost less when many people buy. Buy them together: everybody pays the lower price and gets their own
      pieces.
    </EmptyState>
  );
}
