import type { RechargeWaiting } from '@sgb/contract/recharge.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';

const mostShown = 6;

/** The orders that are paid by themselves once the money is there. */
export function WaitsCard({ waits }: { waits: readonly RechargeWaiting[] }) {
  if (waits.length === 0) return null;
  const orders = waits.flatMap((each) => each.orders);
  const total = waits.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return (
    <Card as="section" aria-labelledby="waits-title">
      <CardHeader
        className="mb-1"
        title={<span id="waits-title">What waits for this money</span>}
        action={
          <Link to={to.unpaid} className="font-medium text-brand text-sm hover:underline">
            To pay
          </Link>
        }
      />
      <ul className="text-sm">
        {orders.slice(0, mostShown).map(({ title, quantity }, place) => (
          <li key={place} className="truncate">
            {quantity} × {title}
          </li>
        ))}
        {orders.length > mostShown && <li className="text-ink-soft">and {orders.length - mostShown} more</li>}
      </ul>
      <p className="mt-2 flex justify-between gap-3 border-line border-t pt-2 text-sm">
        Paid automatically when the money arrives <b className="money">{formatRand(total)}</b>
      </p>
    </Card>
  );
}
