import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { OrderAction } from '@sgb/contract/order-refunds.ts';
import type { OrderCard } from '@sgb/contract/orders.ts';
import { Button, type ButtonVariant, buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { productHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { helpHref, logisticsHref, shipHref } from './address.ts';

const RefundSheet = lazy(() => import('./refund-sheet.tsx'));
const RateSheet = lazy(() => import('./rate-sheet.tsx'));

const toPay = '/shoporder/2/cart/topay';

const words: Readonly<Record<OrderAction, string>> = {
  pay: 'Pay',
  confirm: 'I have it',
  review: 'Review',
  ship: 'Ship it',
  remind: 'Remind supplier',
  restore: 'Restore order',
  track: 'Track',
  cancel: 'Cancel',
  refund: 'Refund',
  again: 'Buy again',
  help: 'Get help',
};

const links: Readonly<Partial<Record<OrderAction, (order: OrderCard) => string>>> = {
  pay: () => toPay,
  ship: ({ id }) => shipHref(id),
  track: ({ id }) => logisticsHref(id),
  again: ({ productId }) => productHref(productId),
  help: ({ id }) => helpHref(id),
};

/** What brings an order on its way. */
const onward: readonly OrderAction[] = ['pay', 'confirm', 'review', 'ship', 'remind', 'restore', 'track'];

/** What can be done with an order; the first is the next step and stands out. */
export function OrderActions({ order, most }: { order: OrderCard; most?: number }) {
  const [sheet, setSheet] = useState<'refund' | 'review' | null>(null);
  const acts = useActs(order);
  const shown = order.actions.slice(0, most);
  const close = () => setSheet(null);
  const press = (action: OrderAction) => {
    if (action === 'cancel' || action === 'refund') setSheet('refund');
    else if (action === 'review') setSheet('review');
    else if (action === 'confirm') acts.confirm.mutate();
    else if (action === 'remind') acts.remind.mutate();
    else if (action === 'restore') acts.restore.mutate();
  };
  const pending = (action: OrderAction) =>
    action === 'confirm' || action === 'remind' || action === 'restore' ? acts[action].isPending : false;
  return (
    <div
      className={cx('ml-auto flex flex-wrap justify-end gap-2', most === undefined && 'max-sm:w-full max-sm:*:grow')}
    >
      {shown.toReversed().map((action) => {
        const href = links[action]?.(order);
        const name = { 'aria-label': `${words[action]}: ${order.number}` };
        const next = action === shown[0] && onward.includes(action);
        const variant: ButtonVariant = next ? (action === 'pay' ? 'action' : 'primary') : 'secondary';
        return href ? (
          <Link key={action} to={href} {...name} className={buttonClass({ variant, size: 'sm' })}>
            {words[action]}
          </Link>
        ) : (
          <Button
            key={action}
            {...name}
            variant={variant}
            size="sm"
            loading={pending(action)}
            onClick={() => press(action)}
          >
            {words[action]}
          </Button>
        );
      })}
      <Suspense fallback={null}>
        {sheet === 'refund' && <RefundSheet order={order} onClose={close} />}
        {sheet === 'review' && <RateSheet order={order} onClose={close} />}
      </Suspense>
    </div>
  );
}

function useActs({ id, number }: OrderCard) {
  const api = useApi();
  const changed = useChanged();
  const navigate = useNavigate();
  const onError = (error: Error) => notify('danger', error.message);
  return {
    confirm: useMutation({
      mutationFn: () => api.call('POST /api/shoporder/confirm', { id }),
      onSuccess: () => notify('good', 'Signed for. S Coin for the goods are on your account.'),
      onError,
      onSettled: () => changed('orders', 'parcels', 'coins', 'messages'),
    }),
    remind: useMutation({
      mutationFn: () => api.call('POST /api/shoporder/remind', { id }),
      onSuccess: ({ remindAt }) =>
        notify('good', `We remind the supplier today. You can ask again from ${dateAndTime(remindAt)}.`),
      onError,
      onSettled: () => changed('orders'),
    }),
    restore: useMutation({
      mutationFn: () => api.call('POST /api/shoporder/restore', { orderno: number }),
      onSuccess: () => {
        notify('good', 'It is waiting for your payment, at today’s price.');
        navigate(toPay);
      },
      onError,
      onSettled: () => changed('orders', 'checkouts', 'messages'),
    }),
  };
}
