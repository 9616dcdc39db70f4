import { stockTabHref } from '@sgb/contract/stock-states.ts';
import type { StockFigures } from '@sgb/contract/stock-up.ts';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { ShopLink } from '../../shared/links/link.tsx';
import { ListingsView, loadListings } from './listings-view.tsx';
import { loadSales, SalesView } from './sales-view.tsx';
import { loadShelves, ShelvesTab } from './shelves-tab.tsx';

const SellSheet = lazy(() => import('./sell-sheet.tsx'));

const views = [
  { view: '', label: 'On the shelf', load: loadShelves },
  { view: 'sell', label: 'For sale in the shop', load: loadListings },
  { view: 'sales', label: 'Sales', load: loadSales },
] as const;
const viewIn = (search: URLSearchParams) => views.find(({ view }) => view === search.get('view')) ?? views[0];
const hrefOf = (view: string) => (view ? `${stockTabHref('shelves')}&view=${view}` : stockTabHref('shelves'));

export async function loadShelfViews(context: LoaderFunctionArgs['context'], search: URLSearchParams): Promise<void> {
  await viewIn(search).load(context, search);
}

/** What lies on the shelf, what of it is for sale in the shop, and what was sold. */
export function ShelfViews({ figures }: { figures: StockFigures }) {
  const [search] = useSearchParams();
  const { view } = viewIn(search);
  const [selling, setSelling] = useState<string>();
  return (
    <div className="flex flex-col gap-3">
      <TabLinks
        label="Shelves"
        LinkComponent={ShopLink}
        current={hrefOf(view)}
        items={views.map((each) => ({ href: hrefOf(each.view), label: each.label }))}
      />
      {view === '' && <ShelvesTab figures={figures} onSell={setSelling} />}
      {view === 'sell' && <ListingsView onSell={setSelling} />}
      {view === 'sales' && <SalesView />}
      <Suspense>
        {selling !== undefined && <SellSheet skuId={selling} onClose={() => setSelling(undefined)} />}
      </Suspense>
    </div>
  );
}
