import { type ListingState, listingStateIds, listingStateNames } from '@sgb/contract/listing-rules.ts';
import { formatRand } from '@sgb/money/format.ts';
import { query } from '../../shared/api/api.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { type DeskListing, ListingDetail } from './listing-detail.tsx';

const columns: readonly Column<DeskListing>[] = [
  { key: 'number', title: 'Number', value: ({ number }) => number },
  { key: 'title', title: 'Goods', value: ({ title, options }) => [title, ...options].join(', ') },
  { key: 'seller', title: 'Seller', value: ({ seller }) => seller.name },
  { key: 'price', title: 'Price', value: ({ priceCents }) => formatRand(priceCents) },
  { key: 'landed', title: 'Landed cost', value: ({ landedCents }) => formatRand(landedCents) },
  { key: 'quantity', title: 'For sale', value: ({ quantity }) => String(quantity) },
  { key: 'state', title: 'State', value: ({ state }) => listingStateNames[state] },
  { key: 'age', title: 'Since', value: ({ stateAt }) => stateAt, cell: ({ stateAt }) => ageOf(stateAt) },
];

const filters = [
  {
    name: 'state',
    label: 'State',
    options: [
      ...listingStateIds.map((id) => ({ value: String(id), label: listingStateNames[id] })),
      { value: '0', label: 'All' },
    ],
  },
  { name: 'keyword', label: 'Goods' },
];

function source(view: View, page: number) {
  const state = Number(view.get('state') ?? listingStateIds[0]);
  const keyword = view.get('keyword') ?? '';
  return query('GET /api/staff/listings', { ...(state > 0 && { state: state as ListingState }), keyword, page });
}

/** @public */
export function Component() {
  return (
    <ListPage
      title="Listings"
      intro={
        <p className="text-ink-soft text-sm">
          What sellers sell from their shelves in Johannesburg. The first listing of a seller waits for you; with it all
          that they list is approved. What you refuse waits again when it is listed anew.
        </p>
      }
      columns={columns}
      filters={filters}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ state, stateAt }) => `${state} ${stateAt}`}
      empty="No listing is like that"
    >
      {(listing) => <ListingDetail listing={listing} />}
    </ListPage>
  );
}
