import { countedIn } from '@sgb/contract/catalogue.ts';
import { shortDate } from '@sgb/contract/date-words.ts';
import { orderTypes } from '@sgb/contract/order-states.ts';
import type { OrderCard as Order } from '@sgb/contract/orders.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { detailHref } from './address.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderGoods } from './order-goods.tsx';
import { RoundLine } from './round-line.tsx';
import { OrderState, ProgressLine, stateText } from './status.tsx';

export function OrderCard({ order, priority }: { order: Order; priority: boolean }) {
  const { number, status } = order;
  const headingId = `order-${order.id}`;
  return (
    <Card as="article" padding="none" aria-labelledby={headingId}>
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b px-3 py-2 md:px-4">
        <h2 id={headingId} className="text-sm">
          <Link to={detailHref(order.id)} className="font-semibold hover:underline">
            {number}
          </Link>
          <span className="text-ink-soft"> · {shortDate(order.createdAt)}</span>
        </h2>
        <OrderState order={order} />
      </header>
      <div className="flex flex-col gap-3 p-3 md:px-4">
        <OrderGoods goods={order} href={detailHref(order.id)} priority={priority} />
        <ProgressLine order={order} />
        <p className="text-ink-soft text-sm">
          {order.asked ? 'You asked for a refund. We wait for the answer.' : stateText(order)}
        </p>
        {order.roundId && <RoundLine id={order.roundId} />}
        {order.splitting && (
          <p className="text-sm">
            Being split: {order.splitting} of {countedIn(order.unit, order.quantity)} come out. It can be shipped when
            that is done.
          </p>
        )}
        {order.mark && <p className="rounded-control bg-sunk px-3 py-2 text-sm">Your note: {order.mark}</p>}
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-3 py-2 md:px-4">
        <p className="text-sm">
          {order.type === orderTypes.transfer ? (
            <span className="text-ink-soft">Nothing to pay before freight</span>
          ) : (
            <>
              <span className="text-ink-soft">{status === 10 ? 'To pay ' : 'Paid '}</span>
              <span className="money font-bold">{formatRand(order.paidCents)}</span>
            </>
          )}
          {order.refundedCents > 0 && (
            <span className="money block text-good text-xs">{formatRand(order.refundedCents)} came back</span>
          )}
        </p>
        <OrderActions order={order} most={3} />
      </footer>
    </Card>
  );
}
