import type { CheckoutDetail, OpenCheckout } from '@sgb/contract/checkout.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Sheet, SheetClose } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { pictureUrl } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { payRechargeHref, topayHref } from './links.ts';
import { MoneyLines } from './money-card.tsx';
import { PayButton } from './pay-panel.tsx';
import { useOpen } from './use-open.ts';
import { countOf } from './words.ts';

const mostNamed = 6;

/** A checkout that waits: what is in it, until when, and the two ways on. */
export function OpenCard({ item }: { item: OpenCheckout }) {
  const { pay, cancel } = useOpen(item.id);
  const { orders, standing } = item;
  return (
    <Card as="article" aria-label={item.number}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-semibold text-base">{countOf(orders.length, 'order')}</h2>
        <p className="text-ink-soft text-xs">
          {item.number}, {dateAndTime(item.createdAt)}
        </p>
      </div>
      <ul className="mt-3 flex gap-2 overflow-x-auto">
        {orders.slice(0, 12).map(({ id, title, picture }) => (
          <li key={id} className="w-16 shrink-0">
            <Picture src={pictureUrl(picture)} alt={title} sizes="64px" className="rounded-control" />
          </li>
        ))}
      </ul>
      <ul className="mt-2 text-sm">
        {orders.slice(0, mostNamed).map(({ id, title, options, quantity }) => (
          <li key={id} className="truncate">
            {formatCount(quantity)} × {[title, ...options].join(', ')}
          </li>
        ))}
        {orders.length > mostNamed && <li className="text-ink-soft">and {orders.length - mostNamed} more</li>}
      </ul>
      <p className="mt-3 flex items-start gap-1.5 text-sm">
        <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
        <span>
          Pay until {dateAndTime(item.payUntil)}.{' '}
          {standing
            ? `This price is held until ${dateAndTime(item.priceUntil)}.`
            : 'The held price has expired: see what it costs today.'}
        </span>
      </p>
      {item.rechargeNumber && (
        <p className="mt-1 text-sm">
          It is paid automatically once recharge{' '}
          <Link to={payRechargeHref(item.rechargeNumber)} className="text-brand underline">
            {item.rechargeNumber}
          </Link>{' '}
          has arrived.
        </p>
      )}
      {(pay.error || cancel.error) && (
        <Notice tone="danger" className="mt-3">
          {(pay.error ?? cancel.error)?.message}
        </Notice>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3 border-line border-t pt-3">
        <p className="money mr-auto font-bold text-lg">{formatRand(item.totalCents)}</p>
        <Cancel onCancel={() => cancel.mutate()} loading={cancel.isPending} />
        <PaySheet item={item} pay={pay} />
      </div>
    </Card>
  );
}

function Cancel({ onCancel, loading }: { onCancel: () => void; loading: boolean }) {
  return (
    <Sheet
      width="sm"
      title="Cancel this checkout?"
      trigger={
        <Button variant="ghost" loading={loading}>
          Cancel
        </Button>
      }
      footer={
        <>
          <SheetClose>
            <Button variant="secondary">Keep it</Button>
          </SheetClose>
          <SheetClose>
            <Button variant="danger" onClick={onCancel}>
              Cancel the checkout
            </Button>
          </SheetClose>
        </>
      }
    >
      <p className="text-sm">
        Nothing was paid. A coupon and S Coin that wait for it are yours again, and the goods can be ordered anew.
      </p>
    </Sheet>
  );
}

/** The whole of it once more, at the price of today, before it is paid. */
function PaySheet({ item, pay }: { item: OpenCheckout; pay: ReturnType<typeof useOpen>['pay'] }) {
  const [open, setOpen] = useState(false);
  const answer = useQuery({ ...query('GET /api/checkout/detail', { id: item.id }), staleTime: 0, enabled: open });
  const { data } = answer;
  return (
    <Sheet
      title="Look once more, then pay"
      description={item.number}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="action" loading={pay.isPending}>
          Pay
        </Button>
      }
      footer={
        data && (
          <PayButton
            owed={data}
            disabled={data.blocked !== null || answer.isFetching}
            loading={pay.isPending}
            onPay={(paying) => pay.mutate({ detail: data, paying })}
            back={topayHref}
            className="w-full"
          />
        )
      }
    >
      <Answer of={answer} skeleton={<Skeleton className="h-64" />}>
        {(data) => <Costs detail={data} />}
      </Answer>
    </Sheet>
  );
}

function Costs({ detail }: { detail: CheckoutDetail }) {
  const { blocked, formerCents, breakdown, balanceCents } = detail;
  return (
    <div className="flex flex-col gap-3">
      {blocked && (
        <Notice tone="danger" title="It cannot be paid">
          {blocked}
        </Notice>
      )}
      {formerCents !== null && (
        <Notice tone="warn" title="Another price">
          It cost <span className="money">{formatRand(formerCents)}</span> when you ordered it. That price has expired;
          this is today’s price.
        </Notice>
      )}
      <MoneyLines breakdown={breakdown} totalWord="Pay now" />
      <p className="flex justify-between gap-3 text-sm">
        Your balance <span className="money">{formatRand(balanceCents)}</span>
      </p>
    </div>
  );
}
