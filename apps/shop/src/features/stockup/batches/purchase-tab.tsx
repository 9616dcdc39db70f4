import { pageIn } from '@sgb/contract/paging.ts';
import { type BatchState, batchStateIds, batchStateNames, stockTabHref } from '@sgb/contract/stock-states.ts';
import type { StockFigures } from '@sgb/contract/stock-up.ts';
import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Answer } from '../../../shared/api/answer.tsx';
import { query } from '../../../shared/api/api.ts';
import { ShopLink } from '../../../shared/links/link.tsx';
import { to } from '../../../shared/links/links.ts';
import { Link } from '../../../shared/links/router-link.tsx';
import { searchWith } from '../../../shared/lists/list-address.ts';
import { listed } from '../../../shared/lists/listed.ts';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { BackLink } from '../../../shared/page/back-link.tsx';
import { BatchItem } from './batch-item.tsx';
import { BatchView } from './batch-view.tsx';

const list = 'GET /api/stockup/purchase';
const detail = 'GET /api/stockup/purchase/detail';
const params = ['state', 'page'] as const;
const states = [0, ...batchStateIds] as const;
const askedFor = (search: URLSearchParams) => ({
  state: states.find((state) => String(state) === search.get('state')) ?? 0,
  page: pageIn(search.get('page')),
});
const hrefOf = (state: (typeof states)[number]) =>
  state === 0 ? stockTabHref('purchase') : `${stockTabHref('purchase')}?state=${state}`;

/** The batch that the address names, or none. */
function batchIn(search: URLSearchParams): number | undefined {
  const id = Number(search.get('batch') ?? 0);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
}

export async function loadPurchase(context: LoaderFunctionArgs['context'], search: URLSearchParams): Promise<void> {
  const id = batchIn(search);
  if (id) await listed(context, detail, { id });
  else await listed(context, list, askedFor(search));
}

export function PurchaseTab({ figures }: { figures: StockFigures }) {
  const [search] = useSearchParams();
  const id = batchIn(search);
  return id ? <OneBatch id={id} /> : <Batches figures={figures} />;
}

function OneBatch({ id }: { id: number }) {
  const answer = useQuery(query(detail, { id }));
  return (
    <div className="flex flex-col gap-2">
      <BackLink to="/stockUp/index">All batches</BackLink>
      <Answer of={answer} skeleton={<Skeleton className="h-96 rounded-card" />}>
        {(batch) => <BatchView batch={batch} />}
      </Answer>
    </div>
  );
}

function Batches({ figures }: { figures: StockFigures }) {
  const [search] = useSearchParams();
  const asked = askedFor(search);
  const answer = useQuery({ ...query(list, asked), placeholderData: keepPreviousData });
  return (
    <>
      {(asked.state !== 0 || (answer.data?.total ?? 0) > 0) && (
        <TabLinks
          label="State"
          LinkComponent={ShopLink}
          current={hrefOf(asked.state)}
          items={states.map((state) => ({ href: hrefOf(state), label: state === 0 ? 'All' : batchStateNames[state] }))}
        />
      )}
      <PagedList
        answer={answer}
        hrefFor={(page) => searchWith(search, params, { page: page === 1 ? '' : String(page) }) || '/stockUp/index'}
        skeleton={<Skeleton className="h-96 rounded-card" />}
        empty={asked.state === 0 ? <NoBatches figures={figures} /> : <NoneThere state={asked.state} />}
        end
      >
        {({ items }) => (
          <ul className="flex flex-col gap-3">
            {items.map((batch) => (
              <li key={batch.id}>
                <BatchItem batch={batch} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function NoneThere({ state }: { state: BatchState }) {
  return (
    <EmptyState
      title={`No batch is at ‘${batchStateNames[state]}’`}
      action={
        <Link to={hrefOf(0)} className={buttonClass({ variant: 'primary' })}>
          Show all batches
        </Link>
      }
    />
  );
}

function NoBatches({ figures }: { figures: StockFigures }) {
  return (
    <EmptyState
      title="No batches yet"
      action={
        <Link to={to.home} className={buttonClass({ variant: 'action' })}>
          Find goods to stock up
        </Link>
      }
    >
      Tap ‘Stock up’ on a product or in your cart. A batch begins at {formatRand(figures.minimumCents)} of goods.
    </EmptyState>
  );
}
