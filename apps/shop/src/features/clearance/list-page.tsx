import type { ClearancePage } from '@sgb/contract/clearance.ts';
import { formatCount } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { DepartmentChips } from '../../shared/goods/department-chips.tsx';
import { NothingYet } from '../../shared/goods/product-list.tsx';
import { pictureUrl, showcaseHrefs } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import type { Meta, MetaArguments } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { type Changes, Filters, params } from './filters.tsx';
import { PieceCard, pieceGrid } from './piece-card.tsx';

const list = 'GET /api/shoporder/clearance/list';
const href = showcaseHrefs.clearance;

function listInput(search: URLSearchParams) {
  return inputFrom(list, search, params);
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  await listed(context, list, listInput(new URL(request.url).searchParams));
  return null;
}

const text = 'Returned, abandoned and sample goods. Every piece is the only one, photographed and sold as it is.';

export function meta({ queryClient, search }: MetaArguments): Meta {
  const [first] = queryClient.getQueryData(query(list, listInput(search)).queryKey)?.items ?? [];
  return {
    title: 'Clearance',
    description: text,
    ...(first && { image: `${pictureUrl(first.picture)}?w=1200` }),
    canonical: `/shop${href}`,
  };
}

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const answer = useQuery(query(list, listInput(search)));
  const { data } = answer;
  const hrefWith = (changes: Changes) => href + searchWith(search, params, changes);
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <header>
        <h1 className="font-bold text-xl">Clearance</h1>
        <p className="max-w-2xl text-ink-soft text-sm">{text}</p>
      </header>
      <DepartmentChips
        departments={data?.departments}
        chosen={search.get('categoryId') ?? ''}
        hrefFor={(categoryId) => hrefWith({ categoryId })}
      />
      <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
        <Filters search={search} onChange={(changes) => navigate(hrefWith(changes), { preventScrollReset: true })} />
        <p aria-live="polite" className="min-h-5 text-ink-soft text-sm">
          {data && `${formatCount(data.total)} ${data.total === 1 ? 'piece' : 'pieces'}`}
        </p>
      </div>
      <Pieces
        answer={answer}
        filtered={params.some((param) => param !== 'page' && param !== 'sort' && search.get(param))}
        hrefFor={(page) => hrefWith({ page: page === 1 ? '' : String(page) })}
      />
    </div>
  );
}

interface PiecesProps {
  answer: UseQueryResult<ClearancePage>;
  filtered: boolean;
  hrefFor: (page: number) => string;
}

/** The pieces of one page, or why there are none. */
function Pieces({ answer, filtered, hrefFor }: PiecesProps) {
  return (
    <PagedList
      answer={answer}
      hrefFor={hrefFor}
      skeleton={<Waiting />}
      empty={filtered ? <NothingMatches /> : <NothingYet />}
    >
      {({ items }) => (
        <>
          <h2 className="sr-only">Pieces</h2>
          <ul className={pieceGrid}>
            {items.map((piece, i) => (
              <li key={piece.id}>
                <PieceCard piece={piece} priority={i < 4} />
              </li>
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}

function Waiting() {
  return (
    <div role="status" className={pieceGrid}>
      <span className="sr-only">Loading pieces</span>
      {Array.from({ length: 10 }, (_, i) => (
        <Skeleton key={i} className="h-76 rounded-card md:h-92" />
      ))}
    </div>
  );
}

function NothingMatches() {
  return (
    <EmptyState
      title="No piece matches"
      picture="search"
      action={
        <Link to={href} className={buttonClass({ variant: 'primary' })}>
          Show all pieces
        </Link>
      }
    >
      Pieces come and go every day.
    </EmptyState>
  );
}
