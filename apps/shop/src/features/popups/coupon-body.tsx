import { TicketPercent } from 'lucide-react';
import type { BodyProps } from './text-bodies.tsx';

export function CouponBody({ popup: { couponlist } }: BodyProps) {
  return (
    <ul aria-label="Coupons" className="flex flex-col gap-3">
      {couponlist.map(({ couponname, validity, usecoupon }) => (
        <li key={`${couponname} ${validity}`} className="flex overflow-hidden rounded-card border border-line">
          <span className="grid w-14 shrink-0 place-items-center border-line border-r border-dashed bg-action-soft text-action">
            <TicketPercent aria-hidden="true" className="size-6" />
          </span>
          <span className="min-w-0 flex-1 px-3 py-2">
            <span className="block break-words font-semibold">{couponname}</span>
            <span className="block text-ink-soft text-xs">{usecoupon}</span>
            <span className="block text-ink-soft text-xs">{validity}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
