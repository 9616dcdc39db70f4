import { cx } from '@sgb/ui/cx.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { critical, deferred, query, servicesContext } from '../../shared/api/api.ts';
import { RecentlyViewed } from '../../shared/goods/recently-viewed.tsx';
import { ProductShelf } from '../../shared/goods/shelf.tsx';
import { showcaseHrefs } from '../../shared/links/link.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { AdStrip, adsIn } from '../../shared/pictures/ad-strip.tsx';
import { HotWordRow } from '../../shared/search/hot-words.tsx';
import { Banners } from './banners.tsx';
import { Departments, departments } from './departments.tsx';
import { GroupBuy } from './group-buy.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Recommended, recommendedPage } from './recommended.tsx';
import { Suppliers, suppliersShown } from './suppliers.tsx';

const hotSale = ['GET /api/shoppingmall/topicGoodsList', { topic: 'hotsale' }] as const;
const fresh = ['GET /api/shoppingmall/topicGoodsList', { topic: 'new' }] as const;
const saStock = ['GET /api/shoporder/product3s/list', {}] as const;
const inVogue = ['GET /api/shoporder/productinvogue/list', {}] as const;
const suppliers = ['GET /api/shoporder/productsupplier/list', {}] as const;

const rowLength = 12;

/**
 * Only what a row shows travels inside the HTML. Whole lists ask for their pages by number, so they have answers of
 * their own and do not miss what is cut here.
 */
function shorten(context: Readonly<RouterContextProvider>, key: readonly unknown[], length: number): void {
  context
    .get(servicesContext)
    .queryClient.setQueryData<{ items: readonly unknown[] }>(
      key,
      (page) => page && { ...page, items: page.items.slice(0, length) },
    );
}

/** Their groups are for the menus, which ask for them when they are opened, because this is marked as out of date. */
function namesOnly(context: Readonly<RouterContextProvider>): void {
  context
    .get(servicesContext)
    .queryClient.setQueryData(
      departments.queryKey,
      (all) => all && { ...all, children: all.children.map((department) => ({ ...department, children: [] })) },
      { updatedAt: 0 },
    );
}

export async function loader({ context }: LoaderFunctionArgs) {
  await Promise.all([
    critical(context, 'GET /api/banner/list', {}),
    critical(context, 'GET /api/category/listSaleChildByParent', {}),
    critical(context, ...hotSale),
    deferred(context, ...saStock),
    deferred(context, 'GET /api/search/hotkeyword', {}),
    deferred(context, ...fresh),
    deferred(context, ...inVogue),
    deferred(context, ...suppliers),
    deferred(context, ...adsIn('home-middle')),
    deferred(context, ...recommendedPage(1)),
  ]);
  if (import.meta.env.SSR) {
    for (const row of [hotSale, saStock, fresh, inVogue]) shorten(context, row, rowLength);
    shorten(context, suppliers, suppliersShown);
    namesOnly(context);
  }
  return null;
}

export function meta(): Meta {
  return {
    title: 'SGB, Southern Group Buy',
    description:
      'Buy from Chinese wholesale suppliers in rand. We purchase, check, combine and ship to South Africa and its neighbours.',
    image: '/img/banner.welcome.0?w=1200',
    data: {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'SGB', alternateName: 'Southern Group Buy', url: '/shop/', inLanguage: 'en-ZA' },
        {
          '@type': 'Organization',
          name: 'SGB, Southern Group Buy',
          url: '/shop/',
          logo: '/shop/assets/icon.svg',
          areaServed: ['ZA', 'ZW', 'LS', 'BW', 'NA', 'MZ', 'ZM', 'MW'],
        },
      ],
    },
  };
}

export function Component() {
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-6 pt-3 pb-8 md:gap-9 md:pt-5 md:pb-12')}>
      <h1 className="sr-only">Southern Group Buy: wholesale goods from China, paid in rand</h1>
      <Banners />
      <div className="flex flex-col gap-4">
        <HotWordRow />
        <Departments />
      </div>
      <ProductShelf
        title="Hot sale"
        note="“Landed” is the goods, our fee and sea freight, for one piece."
        seeAll="/thematicactivities/hotsale/index"
        answer={useQuery(query(...hotSale))}
      />
      <ProductShelf
        title="SA Stock"
        note="Already in our Johannesburg warehouse."
        seeAll={showcaseHrefs.localStock}
        answer={useQuery(query(...saStock))}
      />
      <GroupBuy />
      <AdStrip code="home-middle" />
      <HowItWorks />
      <ProductShelf title="New" seeAll="/thematicactivities/newproduct/index" answer={useQuery(query(...fresh))} />
      <ProductShelf
        title="In vogue"
        note="Fashion, picked by our buyers."
        seeAll={showcaseHrefs.inVogue}
        answer={useQuery(query(...inVogue))}
      />
      <Suppliers answer={useQuery(query(...suppliers))} />
      <RecentlyViewed />
      <Recommended />
    </div>
  );
}
