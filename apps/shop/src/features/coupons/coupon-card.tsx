import { couponStatuses, couponUseHref, couponUseWords } from '@sgb/contract/coupon-types.ts';
import type { Coupon } from '@sgb/contract/coupons.ts';
import { lastMoment, shortDate } from '@sgb/contract/date-words.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { CouponTicket } from '../../shared/money/coupon-ticket.tsx';

export function CouponCard({ coupon, onDetail }: { coupon: Coupon; onDetail: () => void }) {
  const { status, expiresAt, name } = coupon;
  const unused = status === couponStatuses.unused;
  return (
    <CouponTicket
      terms={coupon}
      faded={status === couponStatuses.used || status === couponStatuses.expired}
      action={
        <>
          <Button variant="ghost" size="sm" className="-ml-3" aria-label={`Details of ${name}`} onClick={onDetail}>
            Details
          </Button>
          {unused && (
            <Link
              to={couponUseHref(coupon.type)}
              aria-label={`Use ${name}`}
              className={buttonClass({ variant: 'primary', size: 'sm' })}
            >
              Use
            </Link>
          )}
        </>
      }
    >
      {unused && couponUseWords(coupon.type) && <p>{couponUseWords(coupon.type)}</p>}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {status === couponStatuses.expired ? 'Ended' : 'Until'} {shortDate(lastMoment(expiresAt))}
        {coupon.expiring && <Tag tone="warn">Ends soon</Tag>}
      </p>
    </CouponTicket>
  );
}
