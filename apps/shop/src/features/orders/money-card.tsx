import { dateAndTime } from '@sgb/contract/date-words.ts';
import { orderTypes } from '@sgb/contract/order-states.ts';
import type { OrderDetail } from '@sgb/contract/orders.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { InvoiceButton } from '../../shared/orders/invoice-button.tsx';

const words = {
  goods: 'Goods',
  chinaFreight: 'Freight inside China',
  serviceFee: 'Service fee',
  services: 'Services',
  delivery: 'Delivery',
} as const;

/** Every rand of an order. */
export function MoneyCard({ order }: { order: OrderDetail }) {
  if (order.type === orderTypes.transfer) return <Forwarded order={order} />;
  const sum = (of: (part: OrderDetail['parts'][number]) => number) =>
    order.parts.reduce((total, part) => total + of(part), 0);
  const coupon = sum(({ couponCents }) => couponCents);
  const coins = sum(({ scoinCents }) => scoinCents);
  return (
    <Card as="section">
      <CardHeader title="Money" />
      <dl className="flex flex-col gap-1 text-sm">
        {order.parts.map(({ kind, cents }) => (
          <Line key={kind} label={words[kind]} amount={formatRand(cents)} />
        ))}
        {order.services.map(({ name, count, cents }) => (
          <Line key={name} label={`  ${name} × ${count}`} amount={formatRand(cents)} soft />
        ))}
        {coupon > 0 && <Line label="Coupon" amount={`−${formatRand(coupon)}`} />}
        {coins > 0 && <Line label={`${formatCount(order.scoin)} S Coin`} amount={`−${formatRand(coins)}`} />}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-2">
          <dt className="font-semibold">{order.paidAt ? 'You paid' : order.status === 10 ? 'To pay' : 'Never paid'}</dt>
          <dd className="money font-bold text-base">{formatRand(order.paidCents)}</dd>
        </div>
        {order.refundedCents > 0 && (
          <div className="flex items-baseline justify-between gap-4">
            <dt className="text-good">Came back to your balance</dt>
            <dd className="money font-semibold text-good">{formatRand(order.refundedCents)}</dd>
          </div>
        )}
      </dl>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-soft text-xs">
          {order.checkoutNumber} ·{' '}
          {order.paidAt
            ? `paid ${dateAndTime(order.paidAt)}`
            : order.status === 10
              ? 'not paid yet'
              : 'you owe nothing'}
        </p>
        {order.paidAt && order.checkoutId !== null && <InvoiceButton of={{ checkoutId: order.checkoutId }} />}
      </div>
    </Card>
  );
}

/** What the shopper sent to us costs nothing until it goes on. */
function Forwarded({ order }: { order: OrderDetail }) {
  return (
    <Card as="section">
      <CardHeader title="Money" />
      <dl className="flex flex-col gap-1 text-sm">
        <Line label="Receiving it" amount={formatRand(0)} />
        <Line label="Value that you declared" amount={formatRand(order.declaredCents)} />
      </dl>
      <p className="mt-2 text-ink-soft text-xs">
        Handling and freight are paid when you ship it. The value is what customs are told.
      </p>
    </Card>
  );
}

function Line({ label, amount, soft }: { label: string; amount: string; soft?: boolean }) {
  return (
    <div className={soft ? 'flex justify-between gap-4 pl-3 text-ink-soft text-xs' : 'flex justify-between gap-4'}>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="money">{amount}</dd>
    </div>
  );
}
