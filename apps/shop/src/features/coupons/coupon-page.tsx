import { couponStatuses } from '@sgb/contract/coupon-types.ts';
import type { CouponPage } from '@sgb/contract/coupons.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { RedeemGift } from '../../shared/money/redeem-gift.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { addressOf, askedFor } from './address.ts';
import { CouponCard } from './coupon-card.tsx';
import { RedeemForm } from './redeem-form.tsx';

const UseSheet = lazy(() => import('./use-sheet.tsx'));

const list = 'POST /api/user/coupon';
const grid = 'grid gap-3 md:grid-cols-2 xl:grid-cols-3';

export async function loader({ context, request }: LoaderFunctionArgs) {
  await listed(context, list, askedFor(new URL(request.url).searchParams));
  return null;
}

export function meta(): Meta {
  return { title: 'My coupons', description: 'What you can save with, and until when.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const asked = askedFor(search);
  const answer = useQuery({ ...query(list, asked), placeholderData: keepPreviousData });
  const counts = answer.data?.counts;
  const tab = (status: (typeof couponStatuses)[keyof typeof couponStatuses]) => addressOf({ page: 1, status });
  return (
    <div className={cx(pageWidth, 'pt-4 pb-8 md:pb-12')}>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="font-bold text-xl">My coupons</h1>
        <div className="flex flex-wrap gap-2">
          <Link to="/activity/snatchcoupon/index" className={buttonClass({ variant: 'action', size: 'sm' })}>
            <Ticket aria-hidden="true" className="size-4" />
            Today’s coupons
          </Link>
          <Link to="/cart/exchange" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Exchange S Coin
          </Link>
        </div>
      </header>
      <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-1">
        <RedeemForm />
        <RedeemGift />
      </div>
      <TabLinks
        label="Coupons"
        className="mt-2 mb-4"
        LinkComponent={ShopLink}
        current={tab(asked.status)}
        items={[
          { href: tab(couponStatuses.unused), label: 'To use', count: counts?.unused },
          { href: tab(couponStatuses.locked), label: 'Set aside', count: counts?.locked },
          { href: tab(couponStatuses.used), label: 'Used', count: counts?.used },
          { href: tab(couponStatuses.expired), label: 'Expired', count: counts?.expired },
        ]}
      />
      <PagedList
        answer={answer}
        hrefFor={(page) => addressOf({ ...asked, page })}
        skeleton={<Waiting />}
        empty={<NoCoupons status={asked.status} />}
      >
        {({ items }) => <Coupons items={items} />}
      </PagedList>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className={grid}>
      <span className="sr-only">Loading coupons</span>
      {Array.from({ length: 6 }, (_, place) => (
        <Skeleton key={place} className="h-40 rounded-card" />
      ))}
    </div>
  );
}

function Coupons({ items }: Pick<CouponPage, 'items'>) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className={grid}>
        {items.map((coupon) => (
          <li key={coupon.couponrecordid}>
            <CouponCard coupon={coupon} onDetail={() => setOpen(coupon.couponrecordid)} />
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense fallback={null}>
          <UseSheet couponrecordid={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

const nothing: Readonly<Record<number, readonly [string, string]>> = {
  [couponStatuses.unused]: [
    'No coupons to use',
    'Some are given out every day, and S Coin can be exchanged for others.',
  ],
  [couponStatuses.locked]: ['Nothing is set aside', 'A coupon of an order that you pay later waits here.'],
  [couponStatuses.used]: ['No coupon used yet', 'What your coupons have saved you is listed here.'],
  [couponStatuses.expired]: ['Nothing has expired', 'We tell you three days before a coupon ends.'],
};

function NoCoupons({ status }: { status: number }) {
  const [title, text] = nothing[status] ?? ['No coupons', ''];
  return (
    <EmptyState
      title={title}
      picture="wallet"
      action={
        <Link to="/activity/snatchcoupon/index" className={buttonClass()}>
          See today’s coupons
        </Link>
      }
    >
      {text}
    </EmptyState>
  );
}
