import type { Market } from '@sgb/contract/markets.ts';
import { useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';

/** Coupons of this cart that end soon: what could be forgotten. */
export function CouponHint({ market }: { market: Market }) {
  const { data } = useQuery(query('GET /api/cart/expireCouponQty', { sastock: market }));
  if (!data || data.qty === 0) return null;
  const coupons = data.qty === 1 ? '1 coupon ends' : `${data.qty} coupons end`;
  return (
    <Link
      to="/coupon/index"
      className="flex min-h-11 items-center gap-2 rounded-card bg-action-soft px-3 text-ink text-sm hover:underline"
    >
      <TicketPercent aria-hidden="true" className="size-5 shrink-0 text-action" />
      <span>
        <b>{coupons}</b> within {data.days} days: use {data.qty === 1 ? 'it' : 'them'} at checkout.
      </span>
    </Link>
  );
}
