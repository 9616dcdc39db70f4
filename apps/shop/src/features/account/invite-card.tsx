import { shortDate } from '@sgb/contract/date-words.ts';
import type { UserInfo } from '@sgb/contract/profile.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { ErrorState } from '@sgb/ui/states.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useApi } from '../../shared/api/api.ts';
import { copyText } from '../../shared/browser/copy-text.ts';

/** One's own code, and who came with it. */
export default function InviteCard({ info }: { info: UserInfo }) {
  const copy = async () => {
    const copied = await copyText(`${location.origin}/shop/register?inviteCode=${info.invitecode}`);
    if (copied) notify('good', 'The link is copied.');
    else notify('warn', `Your browser does not let us copy. Your code is ${info.invitecode}.`);
  };
  return (
    <Card as="section" aria-label="Invite friends">
      <CardHeader
        title="Invite friends"
        action={
          <Button variant="secondary" size="sm" guardMs={0} onClick={copy} icon={<Copy className="size-4" />}>
            Copy link
          </Button>
        }
      />
      <p className="text-sm">
        Your invite code is <strong className="money">{info.invitecode}</strong>
      </p>
      {info.invited === 0 ? (
        <p className="mt-1 text-ink-soft text-sm">Nobody has joined with it yet.</p>
      ) : (
        <InvitedPeople total={info.invited} />
      )}
    </Card>
  );
}

function InvitedPeople({ total }: { total: number }) {
  const api = useApi();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['invited'],
    queryFn: ({ pageParam, signal }) => api.call('GET /api/user/invitelist', { page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  });
  return (
    <>
      <p className="mt-1 text-ink-soft text-sm">
        {total} {total === 1 ? 'person has' : 'people have'} joined with it.
      </p>
      {!data && !error && <Skeleton className="mt-2 h-16" />}
      {error && <ErrorState onRetry={() => refetch()} retrying={isFetching} />}
      <ul className="mt-2 divide-y divide-line">
        {data?.pages
          .flatMap(({ items }) => items)
          .map(({ name, joinedAt }, place) => (
            <li key={place} className="flex justify-between gap-3 py-2 text-sm">
              <span>{name}</span>
              <span className="text-ink-soft">{shortDate(joinedAt)}</span>
            </li>
          ))}
      </ul>
      {hasNextPage && (
        <Button variant="ghost" size="sm" loading={isFetching} onClick={() => fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}
