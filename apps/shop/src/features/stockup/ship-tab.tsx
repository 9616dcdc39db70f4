import { dispatchStateNames } from '@sgb/contract/dispatch-states.ts';
import { pageIn } from '@sgb/contract/paging.ts';
import { stockTabHref } from '@sgb/contract/stock-states.ts';
import type { StockFigures } from '@sgb/contract/stock-up.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { DispatchCard } from './dispatch-card.tsx';
import { useCancelDispatch, usePaper } from './use-dispatch.ts';

const SendSheet = lazy(() => import('./send-sheet.tsx'));
const FileSheet = lazy(() => import('./file-sheet.tsx'));
const BrandSheet = lazy(() => import('./brand-sheet.tsx'));

const sheets = { one: SendSheet, file: FileSheet, brand: BrandSheet };

const list = 'GET /api/stockup/ship';
const params = ['tab', 'state', 'page'] as const;
/** As the tabs of SA stock orders. */
const states = [111, 112, 113, 114, 115] as const;

const askedFor = (search: URLSearchParams) => ({
  state: states.find((state) => String(state) === search.get('state')) ?? states[0],
  page: pageIn(search.get('page')),
});

export async function loadShip(context: LoaderFunctionArgs['context'], search: URLSearchParams): Promise<void> {
  await listed(context, list, askedFor(search));
}

const hrefOf = (state: (typeof states)[number]) =>
  state === 111 ? stockTabHref('ship') : `${stockTabHref('ship')}&state=${state}`;

export function ShipTab({ figures }: { figures: StockFigures }) {
  const [search] = useSearchParams();
  const asked = askedFor(search);
  const answer = useQuery({ ...query(list, asked), placeholderData: keepPreviousData });
  const [open, setOpen] = useState<keyof typeof sheets | null>(null);
  const cancel = useCancelDispatch();
  const paper = usePaper();
  const counts = answer.data?.counts;
  const countOf = {
    111: counts?.all,
    112: counts?.processing,
    113: counts?.shipped,
    114: counts?.review,
    115: counts?.failed,
  };
  const Sheet = open && sheets[open];
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button variant="action" disabled={figures.storage.closed} onClick={() => setOpen('one')}>
          Send pieces
        </Button>
        <Button variant="secondary" disabled={figures.storage.closed} onClick={() => setOpen('file')}>
          From a file
        </Button>
        <Button variant="ghost" onClick={() => setOpen('brand')}>
          Name and logo
        </Button>
      </div>
      <TabLinks
        label="State"
        LinkComponent={ShopLink}
        current={hrefOf(asked.state)}
        items={states.map((state) => ({
          href: hrefOf(state),
          label: state === 111 ? 'All' : dispatchStateNames[state],
          ...(countOf[state] !== undefined && { count: countOf[state] }),
        }))}
      />
      <PagedList
        answer={answer}
        hrefFor={(page) => searchWith(search, params, { page: page === 1 ? '' : String(page) }) || '?'}
        skeleton={<Skeleton className="h-96 rounded-card" />}
        empty={
          asked.state === 111 ? (
            <EmptyState title="Nothing was sent yet">Choose pieces from your shelf and one of your clients.</EmptyState>
          ) : (
            <EmptyState title={`Nothing is at ‘${dispatchStateNames[asked.state]}’`} />
          )
        }
        end
      >
        {({ items }) => (
          <ul className="flex flex-col gap-3">
            {items.map((dispatch) => (
              <li key={dispatch.id}>
                <DispatchCard dispatch={dispatch}>
                  <Button
                    variant="secondary"
                    size="sm"
                    loading={paper.isPending && paper.variables.id === dispatch.id}
                    onClick={() => paper.mutate({ id: dispatch.id, kind: 'slip' })}
                  >
                    Packing slip
                  </Button>
                  <Button variant="ghost" size="sm" onClick={() => paper.mutate({ id: dispatch.id, kind: 'label' })}>
                    Label
                  </Button>
                  {dispatch.mayCancel && (
                    <Button
                      variant="ghost"
                      size="sm"
                      loading={cancel.isPending && cancel.variables === dispatch.id}
                      onClick={() => cancel.mutate(dispatch.id)}
                    >
                      Call off
                    </Button>
                  )}
                </DispatchCard>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {Sheet && (
        <Suspense fallback={null}>
          <Sheet onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
