import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';

const mostNamed = 2;

/** What left the cart and is not paid yet: whoever comes back from a gateway finds it here. */
export function WaitingOrders() {
  const { data } = useQuery(query('GET /api/checkout/open', {}));
  if (!data || data.items.length === 0) return null;
  const titles = data.items.flatMap(({ orders }) => orders.map(({ title }) => title));
  const total = data.items.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const more = titles.length - mostNamed;
  return (
    <Notice
      tone="warn"
      className="mb-3"
      title={`${titles.length === 1 ? '1 order waits' : `${titles.length} orders wait`} for your payment`}
      action={
        <Link to={to.unpaid} className={buttonClass({ size: 'sm' })}>
          To pay
        </Link>
      }
    >
      <b className="money">{formatRand(total)}</b> for {titles.slice(0, mostNamed).join(', ')}
      {more > 0 && ` and ${more} more`}
    </Notice>
  );
}
