import type { ClearanceOffer, ClearancePiece } from '@sgb/contract/clearance.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { loginHref, pieceHref } from '../../shared/links/link.tsx';
import { rechargeHref } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { useLogin } from '../../shared/session/login.ts';
import { funnelThenLeave } from '../../shared/tracking/funnel.ts';

const detail = 'GET /api/shoporder/clearance/detail';

/** Buys the piece: it is kept for its shopper while they look at the price once more. */
export function BuyBox({ piece }: { piece: ClearancePiece }) {
  const login = useLogin();
  const api = useApi();
  const changed = useChanged();
  const [open, setOpen] = useState(false);
  const refresh = () => changed(detail);
  const reserve = useMutation({
    mutationFn: () => api.call('POST /api/shoporder/clearance/reserve', { id: piece.id }),
    onError: refresh,
  });
  if (!login) {
    return (
      <Link
        to={loginHref({ pathname: pieceHref(piece.id), search: '' })}
        className={buttonClass({ variant: 'action', size: 'lg', wide: true })}
      >
        Log in to buy it
      </Link>
    );
  }
  return (
    <Sheet
      title="Buy the only one"
      description={piece.title}
      open={open}
      onOpenChange={(wanted) => {
        setOpen(wanted);
        if (wanted) reserve.mutate();
      }}
      trigger={
        <Button variant="action" size="lg" wide>
          Buy for {formatRand(piece.priceCents)}
        </Button>
      }
    >
      {reserve.data ? (
        <Review offer={reserve.data} onRefused={refresh} />
      ) : reserve.isError ? (
        <Notice tone="danger" title="It cannot be bought">
          {reserve.error.message}
        </Notice>
      ) : (
        <Skeleton className="h-48" />
      )}
    </Sheet>
  );
}

function Review({ offer, onRefused }: { offer: ClearanceOffer; onRefused: () => void }) {
  const api = useApi();
  const navigate = useNavigate();
  const changed = useChanged();
  const pay = useMutation({
    mutationFn: () => api.call('POST /api/shoporder/clearance/pay', { id: offer.id, agreed: offer.totalCents }),
    async onSuccess({ id }) {
      await funnelThenLeave('paidCheckout');
      await navigate(`/shoporder/paysuccess?id=${id}`);
      await changed('orders', 'checkouts', 'money', 'messages', 'GET /api/shoporder/clearance/list', detail);
    },
    onError: onRefused,
  });
  const { missingCents } = offer;
  const back = pieceHref(offer.id);
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-sm">
        <dt className="text-ink-soft">The piece</dt>
        <dd className="money text-right">{formatRand(offer.priceCents)}</dd>
        {offer.receiver && (
          <>
            <dt className="text-ink-soft">Delivery to {offer.receiver}</dt>
            <dd className="money text-right">{offer.deliveryCents > 0 ? formatRand(offer.deliveryCents) : 'free'}</dd>
          </>
        )}
        <dt className="border-line border-t pt-2 font-semibold text-base">Pay now</dt>
        <dd className="money border-line border-t pt-2 text-right font-bold text-lg">{formatRand(offer.totalCents)}</dd>
        <dt className="text-ink-soft">Your balance</dt>
        <dd className="money text-right">{formatRand(offer.balanceCents)}</dd>
      </dl>
      <p className="text-ink-soft text-sm">
        Kept for you until {dateAndTime(offer.until)}. Sold as it is; it can be returned only when it is not as shown.
      </p>
      {pay.error && (
        <Notice tone="danger" title="Not paid">
          {pay.error.message}
        </Notice>
      )}
      {offer.needsReceiver ? (
        <Link to="/client/2/edit" className={buttonClass({ variant: 'action', size: 'lg', wide: true })}>
          Add a receiver in South Africa first
        </Link>
      ) : missingCents > 0 ? (
        <>
          <Notice tone="warn">
            Your balance is <b className="money">{formatRand(missingCents)}</b> too low.
          </Notice>
          <Link
            to={rechargeHref(missingCents, back)}
            className={buttonClass({ variant: 'action', size: 'lg', wide: true })}
          >
            Recharge, then pay
          </Link>
        </>
      ) : (
        <Button variant="action" size="lg" wide loading={pay.isPending} onClick={() => pay.mutate()}>
          Pay {formatRand(offer.totalCents)}
        </Button>
      )}
    </div>
  );
}
