import type { CouponTerms } from '@sgb/contract/coupons.ts';
import { cx } from '@sgb/ui/cx.ts';
import type { ReactNode } from 'react';
import { couponGoodFor, couponLimits, couponValue } from '../words/coupon-words.ts';

interface CouponTicketProps {
  terms: CouponTerms;
  /** What stands under the name: until when it is good, how many are left. */
  children: ReactNode;
  /** The button, or a word about its state. */
  action?: ReactNode;
  /** It cannot be used any more. */
  faded?: boolean;
  level?: 2 | 3;
}

/** A coupon as a ticket: its value on the stub, its terms beside it. */
export function CouponTicket({ terms, children, action, faded = false, level = 2 }: CouponTicketProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="flex h-full overflow-hidden rounded-card border border-line bg-card">
      <div
        className={cx(
          'flex w-28 shrink-0 flex-col items-center justify-center gap-1 border-line border-r-2 border-dashed px-2 py-4 text-center',
          faded ? 'bg-neutral-soft text-ink-soft' : 'bg-action-soft text-action',
        )}
      >
        <p className="money font-bold text-lg">{couponValue(terms)}</p>
        <p className="text-xs">off</p>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3">
        <Heading className="font-semibold text-base">{terms.name}</Heading>
        <p className="text-sm">{couponGoodFor[terms.type]}</p>
        <p className="text-ink-soft text-sm">{couponLimits(terms)}</p>
        <div className="text-ink-soft text-sm">{children}</div>
        {action && <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">{action}</div>}
      </div>
    </article>
  );
}
