import { listingStateIds, listingStateNames, listingStates } from '@sgb/contract/listing-rules.ts';
import type { Listing } from '@sgb/contract/listings.ts';
import { pageIn } from '@sgb/contract/paging.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { pictureUrl, productHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';

const list = 'GET /api/stockup/listings';
const params = ['tab', 'view', 'state', 'page'] as const;

function askedFor(search: URLSearchParams) {
  const state = listingStateIds.find((id) => String(id) === search.get('state'));
  return { page: pageIn(search.get('page')), ...(state !== undefined && { state }) };
}

export async function loadListings(context: LoaderFunctionArgs['context'], search: URLSearchParams): Promise<void> {
  await listed(context, list, askedFor(search));
}

const options = [
  { value: '', label: 'Everything' },
  ...listingStateIds.map((id) => ({ value: String(id), label: listingStateNames[id] })),
];

const tones = { 10: 'info', 20: 'good', 30: 'danger', 40: 'warn', 50: 'neutral' } as const;

/** What I sell in the shop, and how it stands. */
export function ListingsView({ onSell }: { onSell: (skuId: string) => void }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const answer = useQuery({ ...query(list, askedFor(search)), placeholderData: keepPreviousData });
  const hrefWith = (changes: Record<string, string>) => searchWith(search, params, changes) || '?';
  return (
    <>
      <Select
        aria-label="Show"
        options={options}
        value={search.get('state') ?? ''}
        onChange={(event) => navigate(hrefWith({ state: event.currentTarget.value, page: '' }))}
        className="max-w-60"
      />
      <PagedList
        answer={answer}
        hrefFor={(page) => hrefWith({ page: page === 1 ? '' : String(page) })}
        skeleton={<Skeleton className="h-96 rounded-card" />}
        empty={<Empty filtered={search.has('state')} />}
        end
      >
        {({ items }) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {items.map((listing) => (
              <li key={listing.id}>
                <ListingItem listing={listing} onSell={() => onSell(listing.skuId)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function Empty({ filtered }: { filtered: boolean }) {
  const href = filtered ? '/stockUp/index?tab=shelves&view=sell' : '/stockUp/index?tab=shelves';
  return (
    <EmptyState
      title={filtered ? 'No listing is like that' : 'You sell nothing in the shop yet'}
      action={
        <Link to={href} className={buttonClass({ variant: 'action' })}>
          {filtered ? 'Show everything' : 'See my shelves'}
        </Link>
      }
    >
      {!filtered && 'Open a piece on your shelf and set a price: every shopper sees it, and we send it.'}
    </EmptyState>
  );
}

function ListingItem({ listing, onSell }: { listing: Listing; onSell: () => void }) {
  const { title, options: kind, picture, state, reason, quantity, bought, sold, priceCents, getCents } = listing;
  return (
    <Card as="article" aria-label={title} className="flex h-full flex-col gap-2 text-sm">
      <div className="flex gap-3">
        <span className="w-16 shrink-0 md:w-20">
          <Picture src={pictureUrl(picture)} alt="" sizes="80px" className="rounded-control" />
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 className="line-clamp-2 font-medium">{title}</h2>
          <p className="text-ink-soft text-xs">{kind.join(', ')}</p>
          <p>
            <span className="money font-bold">{formatRand(priceCents)}</span>
            <span className="text-ink-soft text-xs">, you get {formatRand(getCents)}</span>
          </p>
        </div>
      </div>
      <p className="flex flex-wrap gap-1">
        <Tag tone={tones[state]} size="md">
          {listingStateNames[state]}
        </Tag>
        <Tag>{quantity} for sale</Tag>
        {bought > 0 && <Tag tone="info">{bought} bought, not sent yet</Tag>}
        {sold > 0 && <Tag tone="brand">{sold} sold</Tag>}
      </p>
      {reason && <p className="text-warn text-xs">{reason}</p>}
      <div className="mt-auto flex justify-end gap-2">
        {state === listingStates.live && (
          <Link to={productHref(listing.productId)} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            See it in the shop
          </Link>
        )}
        <Button variant="secondary" size="sm" aria-label={`Change ${title}`} onClick={onSell}>
          Change
        </Button>
      </div>
    </Card>
  );
}
