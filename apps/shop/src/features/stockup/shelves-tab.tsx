import { longDate } from '@sgb/contract/date-words.ts';
import { pageIn } from '@sgb/contract/paging.ts';
import type { StockFigures } from '@sgb/contract/stock-up.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass, IconButton } from '@sgb/ui/button.tsx';
import { Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { AddressForm } from '../../shared/links/address-form.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { ShelfItem } from './shelf-item.tsx';

const FetchSheet = lazy(() => import('./fetch-sheet.tsx'));
const ShelfSheet = lazy(() => import('./shelf-sheet.tsx'));

const list = 'GET /api/stockup/shelves';
const params = ['tab', 'keyword', 'page'] as const;
const askedFor = (search: URLSearchParams) => ({
  page: pageIn(search.get('page')),
  keyword: search.get('keyword')?.trim().slice(0, 60) ?? '',
});

export async function loadShelves(context: LoaderFunctionArgs['context'], search: URLSearchParams): Promise<void> {
  await listed(context, list, askedFor(search));
}

type Opened = { readonly what: 'fetch' } | { readonly what: 'shelf'; readonly skuId: string };

interface ShelvesTabProps {
  readonly figures: StockFigures;
  readonly onSell: (skuId: string) => void;
}

export function ShelvesTab({ figures, onSell }: ShelvesTabProps) {
  const [search] = useSearchParams();
  const asked = askedFor(search);
  const answer = useQuery({ ...query(list, asked), placeholderData: keepPreviousData });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <div className="flex flex-col gap-3">
      <StorageNotice figures={figures} />
      <div className="flex flex-wrap items-end gap-2">
        <AddressForm role="search" className="min-w-0 flex-1">
          <input type="hidden" name="tab" value="shelves" />
          <Input
            key={asked.keyword}
            name="keyword"
            aria-label="Search my shelves"
            placeholder="Search my shelves"
            defaultValue={asked.keyword}
            maxLength={60}
            enterKeyHint="search"
            autoComplete="off"
            after={
              <IconButton type="submit" label="Search my shelves: go" guardMs={0}>
                <Search aria-hidden="true" className="size-5" />
              </IconButton>
            }
          />
        </AddressForm>
        {figures.stockShelves > 0 && (
          <Button variant="secondary" onClick={() => setOpened({ what: 'fetch' })}>
            Fetch goods
          </Button>
        )}
      </div>
      <PagedList
        answer={answer}
        hrefFor={(page) => searchWith(search, params, { page: page === 1 ? '' : String(page) }) || '?'}
        skeleton={<Skeleton className="h-96 rounded-card" />}
        empty={<Empty keyword={asked.keyword} />}
        end
      >
        {({ items }) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {items.map((shelf) => (
              <li key={shelf.id}>
                <ShelfItem
                  shelf={shelf}
                  onOpen={() => setOpened({ what: 'shelf', skuId: shelf.skuId })}
                  onSell={() => onSell(shelf.skuId)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <Suspense>
        {opened?.what === 'fetch' && <FetchSheet fetching={figures.fetching} onClose={close} />}
        {opened?.what === 'shelf' && <ShelfSheet skuId={opened.skuId} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** What storage is owed, and when that closes the shelves. */
function StorageNotice({ figures: { storage } }: { figures: StockFigures }) {
  if (storage.owedCents === 0) return null;
  return (
    <Notice
      tone={storage.closed ? 'danger' : 'warn'}
      title={storage.closed ? 'Your shelves are closed' : 'Storage is not paid'}
      action={
        <Link to="/user/recharge" className={buttonClass({ variant: 'action', size: 'sm' })}>
          Recharge
        </Link>
      }
    >
      {formatRand(storage.owedCents)} of storage is owed.{' '}
      {storage.closed
        ? 'Nothing leaves until it is paid.'
        : storage.closesAt && `From ${longDate(storage.closesAt)} on nothing leaves until it is paid.`}
    </Notice>
  );
}

function Empty({ keyword }: { keyword: string }) {
  if (keyword) {
    return (
      <EmptyState
        title={`Nothing on your shelf is called “${keyword}”`}
        picture="search"
        action={
          <Link to="/stockUp/index?tab=shelves" className={buttonClass({ variant: 'primary' })}>
            Show everything
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title="Nothing is on your shelf yet"
      action={
        <Link to="/stockUp/index" className={buttonClass({ variant: 'action' })}>
          See my batches
        </Link>
      }
    >
      What you buy in bulk is counted in here when it arrives in Johannesburg.
    </EmptyState>
  );
}
