import type { OutputOf } from '@sgb/contract/client.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { query } from '../../../shared/api/api.ts';
import { pictureUrl, ShopLink } from '../../../shared/links/link.tsx';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { weightWords } from '../../../shared/words/measures.ts';
import { tabHref } from '../links.ts';
import { roundHref } from './words.ts';

type Part = OutputOf<'GET /api/groupship/cartlist'>['items'][number];

/** What members want shipped together in the rounds that are open, member by member. */
export function MembersGoods() {
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const answer = useQuery({ ...query('GET /api/groupship/cartlist', { page }), placeholderData: keepPreviousData });
  return (
    <PagedList
      answer={answer}
      hrefFor={(to) => `${tabHref('goods')}&page=${to}`}
      skeleton={<Skeleton className="h-56 rounded-card" />}
      empty={
        <EmptyState title="Nobody has put anything in yet">
          What your members add to an open round is listed here, with its weight.
        </EmptyState>
      }
    >
      {({ items }) => (
        <ul className="grid gap-3 lg:grid-cols-2">
          {items.map((part) => (
            <PartCard key={`${part.round.id} ${part.accountId}`} part={part} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function PartCard({ part: { name, round, grams, orders } }: { part: Part }) {
  return (
    <Card as="li" padding="sm" className="flex min-w-0 flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-soft">{weightWords(grams)}</span>
      </p>
      <ShopLink href={roundHref(round.id)} className="text-brand text-sm underline">
        {round.name}
      </ShopLink>
      <ul className="flex flex-col divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id} className="flex items-center gap-3 py-2 text-sm">
            <Picture src={pictureUrl(order.picture)} alt="" sizes="48px" className="size-12 shrink-0 rounded-control" />
            <span className="min-w-0">
              <span className="line-clamp-1">{order.title}</span>
              <span className="text-ink-soft">
                {order.quantity} × · {weightWords(order.grams)} · {order.number}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
