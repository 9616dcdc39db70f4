import { refundReasons, refundReasonWords } from '@sgb/contract/order-refunds.ts';
import type { RefundOffer, RefundTerms } from '@sgb/contract/order-requests.ts';
import type { OrderCard } from '@sgb/contract/orders.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { OptionRow } from '../../shared/forms/option-row.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { helpHref } from './address.ts';
import { AskForm } from './ask-form.tsx';
import { RefundClock } from './refund-clock.tsx';
import { RefundSum } from './refund-sum.tsx';
import { WaitingRequest } from './waiting-request.tsx';

const show = 'GET /api/shoporder/showrefund';

/** What comes back, to the cent and with its clock, before anything is confirmed. */
export default function RefundSheet({ order, onClose }: { order: OrderCard; onClose: () => void }) {
  const offer = useQuery({ ...query(show, { shoporderid: order.id }), staleTime: 0 });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={order.actions.includes('cancel') ? `Cancel ${order.number}?` : `Give back ${order.number}`}
      description={order.title}
    >
      <Answer of={offer} skeleton={<Skeleton className="h-64 w-full rounded-card" />}>
        {(data) => <Offer key={data.at} order={order} offer={data} onClose={onClose} />}
      </Answer>
    </Sheet>
  );
}

function Offer({ order, offer, onClose }: { order: OrderCard; offer: RefundOffer; onClose: () => void }) {
  const [reason, setReason] = useState<RefundTerms['reason']>(refundReasons.changeOfMind);
  const terms = offer.offers.find((each) => each.reason === reason) ?? offer.offers[0];
  if (offer.waiting) return <WaitingRequest offer={offer} request={offer.waiting} onClose={onClose} />;
  if (!terms) return null;
  if (terms.decider === 'none') {
    return (
      <Notice tone="info" action={<Link to={helpHref(order.id)}>Get help</Link>}>
        {terms.text}
      </Notice>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {offer.offers.length > 1 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-medium text-sm">Why?</legend>
          {offer.offers.map((each) => (
            <OptionRow
              key={each.reason}
              name="reason"
              checked={each.reason === terms.reason}
              onChoose={() => setReason(each.reason)}
              title={refundReasonWords[each.reason]}
            />
          ))}
        </fieldset>
      )}
      <p className="text-sm">{terms.text}</p>
      <RefundSum terms={terms} paidCents={offer.paidCents} unpaid={order.status === 10} />
      <RefundClock terms={terms} at={offer.at} />
      {terms.decider === 'seller' ? (
        <AskForm key={terms.reason} order={order} terms={terms} onClose={onClose} />
      ) : (
        <CancelNow order={order} terms={terms} onClose={onClose} />
      )}
    </div>
  );
}

function CancelNow({ order, terms, onClose }: { order: OrderCard; terms: RefundTerms; onClose: () => void }) {
  const api = useApi();
  const changed = useChanged();
  const unpaid = order.status === 10;
  const cancel = useMutation({
    mutationFn: () => api.call('POST /api/shoporder/cancel', { id: order.id, backCents: terms.backCents }),
    async onSuccess({ backCents }) {
      notify('good', backCents > 0 ? `Cancelled. ${formatRand(backCents)} is back in your balance.` : 'Cancelled.');
      onClose();
      await changed('orders', 'checkouts', 'money', 'coupons', 'coins', 'messages');
    },
    onError: () => changed(show),
  });
  return (
    <>
      {unpaid && (
        <Notice tone="warn">
          This cancels checkout {order.checkoutNumber} with all orders in it. Nothing was paid for it.
        </Notice>
      )}
      {cancel.error && <Notice tone="danger">{cancel.error.message}</Notice>}
      <Button variant="danger" wide loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {unpaid ? `Cancel ${order.checkoutNumber}` : `Cancel and get ${formatRand(terms.backCents)} back`}
      </Button>
      <Button variant="ghost" wide onClick={onClose}>
        Keep it
      </Button>
    </>
  );
}
