import type { CheckoutDetail } from '@sgb/contract/checkout.ts';
import { funnelEvents } from '@sgb/contract/funnel.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { keepReturn } from '../../shared/session/keep-return.ts';
import { funnelThenLeave } from '../../shared/tracking/funnel.ts';
import { payRechargeHref, successHref } from './links.ts';
import type { Paying } from './use-checkout.ts';

/** Pays or gives up a checkout that waits. */
export function useOpen(id: number) {
  const api = useApi();
  const changed = useChanged();
  const navigate = useNavigate();
  // Whatever came of it: what waits, what it costs and the balance may be others now.
  const refresh = () => changed('checkouts', 'orders', 'money', 'coupons', 'coins', 'recharges', 'messages');
  const pay = useMutation({
    mutationFn: ({ detail, paying }: { detail: CheckoutDetail; paying: Exclude<Paying, 'later'> }) =>
      api.call('POST /api/checkout/pay', {
        id,
        agreed: detail.totalCents,
        ...(paying !== 'now' && { recharge: paying }),
      }),
    async onSuccess(placed) {
      if (placed.recharge) {
        keepReturn(placed.recharge, successHref(placed.id, funnelEvents.paidLater));
        await navigate(payRechargeHref(placed.recharge));
      } else {
        await funnelThenLeave('paidLater');
        await navigate(successHref(placed.id));
      }
      await refresh();
    },
    onError: refresh,
  });
  const cancel = useMutation({
    mutationFn: () => api.call('POST /api/checkout/cancel', { id }),
    onSuccess: () => notify('good', 'The checkout is cancelled'),
    onSettled: refresh,
  });
  return { pay, cancel };
}
