import type { HomeRow, HomeRowKind } from '@sgb/contract/home.ts';
import { cx } from '@sgb/ui/cx.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
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
import { Suppliers, suppliers, suppliersShown } from './suppliers.tsx';

const hotSale = ['GET /api/shoppingmall/topicGoodsList', { topic: 'hotsale' }] as const;
const fresh = ['GET /api/shoppingmall/topicGoodsList', { topic: 'new' }] as const;
const saStock = ['GET /api/shoporder/product3s/list', {}] as const;
const inVogue = ['GET /api/shoporder/productinvogue/list', {}] as const;
const shopWindow = ['GET /api/shoporder/productmainwindow/list', {}] as const;

type GoodsKind = 'hotsale' | 'localstock' | 'new' | 'invogue' | 'shopwindow';

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

/** All of them answer with cards; one type for them keeps the compiler from multiplying them out. */
type GoodsCall = typeof hotSale;

/** Rows of goods by the call that fills them, and where there is more. */
const goods: Readonly<Record<GoodsKind, { readonly call: GoodsCall; readonly seeAll: string }>> = {
  hotsale: { call: hotSale, seeAll: '/thematicactivities/hotsale/index' },
  localstock: { call: saStock as unknown as GoodsCall, seeAll: showcaseHrefs.localStock },
  new: { call: fresh as unknown as GoodsCall, seeAll: '/thematicactivities/newproduct/index' },
  invogue: { call: inVogue as unknown as GoodsCall, seeAll: showcaseHrefs.inVogue },
  shopwindow: { call: shopWindow as unknown as GoodsCall, seeAll: showcaseHrefs.shopWindow },
};

/** What a row needs; the first of all is waited for, since it is seen at once. */
function loadRow(context: Readonly<RouterContextProvider>, row: HomeRowKind, first: boolean) {
  if (row === 'ads') return deferred(context, ...adsIn('home-middle'));
  if (row === 'suppliers') return deferred(context, ...suppliers);
  if (row === 'recommended') return deferred(context, ...recommendedPage(1));
  if (row === 'groupbuy' || row === 'howitworks' || row === 'recent') return undefined;
  const { call } = goods[row];
  return first ? critical(context, ...call) : deferred(context, ...call);
}

export async function loader({ context }: LoaderFunctionArgs) {
  await critical(context, 'GET /api/shoppingmall/homerows', {});
  const { queryClient } = context.get(servicesContext);
  const shown = queryClient.getQueryData(query('GET /api/shoppingmall/homerows', {}).queryKey)?.rows ?? [];
  await Promise.all([
    critical(context, 'GET /api/banner/list', {}),
    critical(context, 'GET /api/category/listSaleChildByParent', {}),
    deferred(context, 'GET /api/search/hotkeyword', {}),
    ...shown.map(({ row }, place) => loadRow(context, row, place === 0)),
  ]);
  if (import.meta.env.SSR) {
    for (const { call } of Object.values(goods)) shorten(context, call, rowLength);
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
  const { rows } = useSuspenseQuery(query('GET /api/shoppingmall/homerows', {})).data;
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-6 pt-3 pb-8 md:gap-9 md:pt-5 md:pb-12')}>
      <h1 className="sr-only">Southern Group Buy: wholesale goods from China, paid in rand</h1>
      <Banners />
      <div className="flex flex-col gap-4">
        <HotWordRow />
        <Departments />
      </div>
      {rows.map((row) => (
        <Row key={row.row} {...row} />
      ))}
    </div>
  );
}

/** Marketing says in the console which rows there are, in which order and under which title. */
function Row({ row, title, note }: HomeRow) {
  switch (row) {
    case 'ads':
      return <AdStrip code="home-middle" />;
    case 'groupbuy':
      return <GroupBuy />;
    case 'howitworks':
      return <HowItWorks />;
    case 'suppliers':
      return <Suppliers title={title} note={note} />;
    case 'recent':
      return <RecentlyViewed />;
    case 'recommended':
      return <Recommended title={title} note={note} />;
    default:
      return <GoodsRow of={row} title={title} note={note} />;
  }
}

function GoodsRow({ of, title, note }: { of: GoodsKind; title: string; note: string }) {
  const { call, seeAll } = goods[of];
  return <ProductShelf title={title} note={note} seeAll={seeAll} answer={useQuery(query(...call))} />;
}
