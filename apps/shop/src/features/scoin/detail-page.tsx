import type { InputOf, OutputOf } from '@sgb/contract/client.ts';
import { pageIn } from '@sgb/contract/paging.ts';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { MovementList } from './movements.tsx';

const list = 'GET /api/scoin/list';
const signs = { all: 0, in: 1, out: -1 } as const;
type Kind = keyof typeof signs;

function kindOf(search: URLSearchParams): Kind {
  const kind = search.get('kind');
  return kind === 'in' || kind === 'out' ? kind : 'all';
}

const inputOf = (search: URLSearchParams): InputOf<typeof list> => ({
  page: pageIn(search.get('page')),
  sign: signs[kindOf(search)],
});

function hrefOf(kind: Kind, page: number): string {
  const search = new URLSearchParams();
  if (kind !== 'all') search.set('kind', kind);
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  await listed(context, list, inputOf(new URL(request.url).searchParams));
  return null;
}

export function meta(): Meta {
  return { title: 'S Coin history', description: 'Every S Coin that came and went.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const kind = kindOf(search);
  const answer = useQuery({ ...query(list, inputOf(search)), placeholderData: keepPreviousData });
  return (
    <div className={cx(pageWidth, 'pt-4 pb-8 md:pb-12')}>
      <h1 className="font-bold text-xl">S Coin history</h1>
      <TabLinks
        label="Movements"
        className="mt-2 mb-4"
        LinkComponent={ShopLink}
        current={hrefOf(kind, 1)}
        items={[
          { href: hrefOf('all', 1), label: 'All' },
          { href: hrefOf('in', 1), label: 'Earned' },
          { href: hrefOf('out', 1), label: 'Spent' },
        ]}
      />
      <PagedList
        answer={answer}
        hrefFor={(page) => hrefOf(kind, page)}
        skeleton={<Skeleton className="h-96 rounded-card" />}
        empty={<Movements items={[]} />}
      >
        {({ items }) => <Movements items={items} />}
      </PagedList>
    </div>
  );
}

function Movements({ items }: { items: OutputOf<typeof list>['items'] }) {
  return (
    <Card>
      <MovementList items={items} />
    </Card>
  );
}
