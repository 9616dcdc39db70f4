import type { Snatch, SnatchOffer } from '@sgb/contract/coupons.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { loginHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { CouponTicket } from '../../shared/money/coupon-ticket.tsx';
import { useLogin } from '../../shared/session/login.ts';

interface SnatchCardProps {
  offer: SnatchOffer;
  open: boolean;
  over: boolean;
  time: string;
  mine: Snatch['mine'];
}

export function SnatchCard({ offer, open, over, time, mine }: SnatchCardProps) {
  const { stock, left } = offer;
  return (
    <CouponTicket
      terms={offer}
      level={3}
      faded={over || left === 0}
      action={<SnatchAction offer={offer} open={open} over={over} time={time} mine={mine} />}
    >
      <p>
        {left === 0 ? 'All gone' : `${left} of ${stock} left`}, good for {offer.lifeDays} days
      </p>
      <span aria-hidden="true" className="mt-2 block h-1.5 overflow-hidden rounded bg-neutral-soft">
        <span className="block h-full bg-action-bright" style={{ width: `${(left / stock) * 100}%` }} />
      </span>
    </CouponTicket>
  );
}

function SnatchAction({ offer, open, over, time, mine }: SnatchCardProps) {
  const api = useApi();
  const changed = useChanged();
  const login = useLogin();
  const location = useLocation();
  const snatch = useMutation({
    mutationFn: () => api.call('POST /api/activity/snatchcoupon', { id: offer.id }),
    onSuccess: () => notify('good', `${offer.name} is yours. You find it in your coupons.`),
    onError: (failure) => notify('danger', failure.message),
    onSettled: () => changed('coupons'),
  });
  if (mine?.id === offer.id) {
    return (
      <>
        <Tag tone="good" size="md">
          Yours
        </Tag>
        <Link to="/coupon/index" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          See my coupons
        </Link>
      </>
    );
  }
  if (over) return <span className="text-ink-soft text-sm">Over for today</span>;
  if (offer.left === 0) return <span className="text-ink-soft text-sm">Try the next round</span>;
  if (!open) return <span className="text-ink-soft text-sm">From {time} on</span>;
  if (mine) return <span className="text-ink-soft text-sm">You have your coupon for today</span>;
  if (!login) {
    return (
      <Link to={loginHref(location)} className={buttonClass({ variant: 'action', size: 'sm' })}>
        Log in to get it
      </Link>
    );
  }
  return (
    <Button
      variant="action"
      size="sm"
      aria-label={`Get it: ${offer.name}`}
      loading={snatch.isPending}
      onClick={() => snatch.mutate()}
    >
      Get it
    </Button>
  );
}
