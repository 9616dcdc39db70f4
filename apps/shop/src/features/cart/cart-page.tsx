import type { Cart, CartLine } from '@sgb/contract/cart.ts';
import { type Market, markets } from '@sgb/contract/markets.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { useQuery } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { deferred, query } from '../../shared/api/api.ts';
import { cartHref } from '../../shared/cart/cart-links.ts';
import { RecentlyViewed } from '../../shared/goods/recently-viewed.tsx';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { barPage, pageWidth } from '../../shared/page/width.ts';
import { CouponHint } from './cart-hints.tsx';
import { CheckoutFault } from './checkout-fault.tsx';
import { PayBar, PayColumn } from './pay-bar.tsx';
import { RemovedSheet } from './removed-sheet.tsx';
import { SkuSheet } from './sku-sheet.tsx';
import { SupplierGroup } from './supplier-group.tsx';
import { useCartChange, useRemoval, useTicks } from './use-cart.ts';
import { useFreshCart } from './use-fresh-cart.ts';
import { WaitingOrders } from './waiting-orders.tsx';
import { isDead, linesOf } from './words.ts';

const list = 'GET /api/cart/list';

const marketIn = (search: URLSearchParams): Market =>
  search.get('market') === '1' ? markets.southAfrica : markets.china;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const market = marketIn(new URL(request.url).searchParams);
  await Promise.all([
    listed(context, list, { market }),
    deferred(context, 'GET /api/cart/expireCouponQty', { sastock: market }),
    deferred(context, 'GET /api/checkout/open', {}),
  ]);
  return null;
}

export function meta(): Meta {
  return { title: 'My cart', description: 'What you have chosen to buy, and what it comes to.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const market = marketIn(search);
  // Another device may have changed it meanwhile.
  const answer = useQuery({ ...query(list, { market }), refetchOnWindowFocus: 'always' });
  const { data } = answer;
  return (
    <div className={cx(pageWidth, barPage)}>
      <h1 className="font-bold text-xl">My cart</h1>
      <TabLinks
        label="Carts"
        className="mt-2 mb-3"
        LinkComponent={ShopLink}
        current={cartHref(market)}
        items={[
          { href: cartHref(markets.china), label: 'From China', count: data?.counts.cn },
          { href: cartHref(markets.southAfrica), label: 'SA Stock', count: data?.counts.sa },
        ]}
      />
      <WaitingOrders />
      <CheckoutFault market={market} />
      <Answer of={answer} skeleton={<Skeleton className="h-96 rounded-card" />}>
        {(data) => <CartView key={market} cart={data} />}
      </Answer>
    </div>
  );
}

function CartView({ cart: answered }: { cart: Cart }) {
  const change = useCartChange(answered.market);
  const remove = useRemoval(change);
  const freshness = useFreshCart(answered);
  const { cart, tick } = useTicks(answered, change);
  const [choosing, setChoosing] = useState<CartLine | null>(null);
  const [showRemoved, setShowRemoved] = useState(false);
  const tools = { change, freshness, tick, remove, chooseSku: setChoosing };
  const dead = linesOf(cart).filter(isDead);
  return (
    <>
      {cart.groups.length === 0 ? (
        <Empty />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
          <div className="flex min-w-0 flex-col gap-3">
            <CouponHint market={cart.market} />
            {cart.groups.map((group) => (
              <SupplierGroup key={group.supplierid} group={group} tools={tools} />
            ))}
          </div>
          <PayColumn cart={cart} tick={tick} />
        </div>
      )}
      <div className="mt-2 flex flex-wrap justify-between gap-x-3">
        {cart.counts.removed > 0 && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => setShowRemoved(true)}
            icon={<Undo2 aria-hidden="true" className="size-4" />}
          >
            Recently removed ({cart.counts.removed})
          </Button>
        )}
        {dead.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => remove(dead.map(({ id }) => id))}
            icon={<Trash2 aria-hidden="true" className="size-4" />}
          >
            Remove what is no longer sold ({dead.length})
          </Button>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {freshness.checking && 'Checking price and stock'}
      </p>
      <div className="mt-6">
        <RecentlyViewed />
      </div>
      {cart.groups.length > 0 && <PayBar cart={cart} tick={tick} />}
      {choosing && (
        <SkuSheet
          key={choosing.id}
          line={choosing}
          open
          onOpenChange={(open) => !open && setChoosing(null)}
          change={change}
        />
      )}
      <RemovedSheet market={cart.market} open={showRemoved} onOpenChange={setShowRemoved} change={change} />
    </>
  );
}

function Empty() {
  return (
    <EmptyState
      title="Your cart is empty"
      picture="cart"
      action={
        <Link to="/" className={buttonClass()}>
          Shopping Now
        </Link>
      }
    >
      Choose a product, say how many of each option you want, and add them to your cart.
    </EmptyState>
  );
}
