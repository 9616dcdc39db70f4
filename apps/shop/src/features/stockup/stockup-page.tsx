import { type StockTab, stockTabHref, stockTabs } from '@sgb/contract/stock-states.ts';
import type { StockFigures } from '@sgb/contract/stock-up.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { pageEdges } from '../../shared/page/width.ts';
import { loadPurchase, PurchaseTab } from './batches/purchase-tab.tsx';
import { FailTab, loadFail } from './fail-tab.tsx';
import { ForNewcomers } from './for-newcomers.tsx';
import { loadPending, PendingTab } from './pending-tab.tsx';
import { loadShelfViews, ShelfViews } from './shelf-views.tsx';
import { loadShip, ShipTab } from './ship-tab.tsx';

const figures = 'GET /api/stockup/index';

/** The tabs: what each loads, shows and counts. */
const tabs = {
  purchase: { label: 'Purchase', load: loadPurchase, Tab: PurchaseTab, count: (all) => all.stockPurchase },
  shelves: { label: 'Shelves', load: loadShelfViews, Tab: ShelfViews, count: (all) => all.stockShelves },
  ship: { label: 'Ship', load: loadShip, Tab: ShipTab, count: (all) => all.stockShip },
  pending: { label: 'Pending', load: loadPending, Tab: PendingTab, count: (all) => all.pending },
  fail: { label: 'Fail', load: loadFail, Tab: FailTab, count: (all) => all.fail },
} as const satisfies Record<StockTab, TabParts>;

interface TabParts {
  readonly label: string;
  readonly load: (context: LoaderFunctionArgs['context'], search: URLSearchParams) => Promise<unknown>;
  readonly Tab: (props: { figures: StockFigures }) => ReactNode;
  readonly count: (figures: StockFigures) => number;
}

const tabIn = (search: URLSearchParams): StockTab => stockTabs.find((tab) => tab === search.get('tab')) ?? 'purchase';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const known = await listed(context, figures, {});
  if (known?.seller) await tabs[tabIn(search)].load(context, search);
  return null;
}

export function meta(): Meta {
  return {
    title: 'Stock-up',
    description: 'Buy in bulk, keep it on your shelf in Johannesburg, send single pieces to your clients.',
    noindex: true,
  };
}

export function Component() {
  const [search] = useSearchParams();
  const answer = useQuery(query(figures, {}));
  const open = tabIn(search);
  const { Tab } = tabs[open];
  return (
    <div className={cx(pageEdges, 'flex max-w-5xl flex-col gap-3 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <h1 className="font-bold text-xl">Stock-up</h1>
      <Answer of={answer} skeleton={<Skeleton className="h-96 rounded-card" />}>
        {(data) =>
          data.seller ? (
            <>
              <TabLinks
                label="Stock-up"
                LinkComponent={ShopLink}
                current={stockTabHref(open)}
                items={stockTabs.map((tab) => ({
                  href: stockTabHref(tab),
                  label: tabs[tab].label,
                  count: tabs[tab].count(data),
                }))}
              />
              <Tab figures={data} />
            </>
          ) : (
            <ForNewcomers figures={data} />
          )
        }
      </Answer>
    </div>
  );
}
