import { formatRand } from '@sgb/money/format.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';

/** Whatever came of it: another device may have been here. */
function useRefresh(onDone: () => void) {
  const changed = useChanged();
  return {
    done(text: string) {
      notify('good', text);
      onDone();
    },
    onSettled: () => changed('parcels', 'orders', 'money', 'coupons', 'coins', 'messages'),
  };
}

/** What a shopper does with a parcel; `onDone` closes what asked for it. */
export function usePay(onDone: () => void) {
  const api = useApi();
  const { done, onSettled } = useRefresh(onDone);
  return useMutation({
    async mutationFn(parcels: readonly { readonly id: number; readonly dueCents: number }[]) {
      const totalcents = parcels.reduce((sum, { dueCents }) => sum + dueCents, 0);
      const [only, ...others] = parcels.map(({ id }) => id);
      if (only === undefined) throw new Error('nothing waits to be paid');
      if (others.length === 0) await api.call('POST /api/deliveryorder/send', { id: only, totalcents });
      else await api.call('POST /api/deliveryorder/sendall', { ids: [only, ...others], totalcents });
    },
    onSuccess: (_, parcels) => done(parcels.length === 1 ? 'Paid. We pack it now.' : 'All paid. We pack them now.'),
    onSettled,
  });
}

export function useCancel(onDone: () => void) {
  const api = useApi();
  const { done, onSettled } = useRefresh(onDone);
  return useMutation({
    mutationFn: (offer: { readonly id: number; readonly backCents: number }) =>
      api.call('POST /api/deliveryorder/canceltransit', { id: offer.id, backcents: offer.backCents }),
    onSuccess: ({ backCents }) =>
      done(backCents > 0 ? `Cancelled. ${formatRand(backCents)} is back in your balance.` : 'Cancelled.'),
    onSettled,
  });
}

export function useSign(onDone: () => void) {
  const api = useApi();
  const { done, onSettled } = useRefresh(onDone);
  return useMutation({
    mutationFn: (wish: { readonly id: number; readonly code: string; readonly agreed: number }) =>
      api.call('POST /api/deliveryorder/sign', wish),
    onSuccess: () => done('Signed for. S Coin for the goods are on your account.'),
    onSettled,
  });
}

export function useChangeReceiver(onDone: () => void) {
  const api = useApi();
  const { done, onSettled } = useRefresh(onDone);
  return useMutation({
    mutationFn: (wish: { readonly id: number; readonly rid: number }) =>
      api.call('POST /api/deliveryorder/updatereceiver', wish),
    onSuccess: () => done('It goes to the new receiver.'),
    onSettled,
  });
}

export function useReopen(onDone: () => void) {
  const api = useApi();
  const { done, onSettled } = useRefresh(onDone);
  return useMutation({
    mutationFn: (wish: { readonly id: number; readonly feecents: number }) =>
      api.call('POST /api/deliveryorder/reopen', wish),
    onSuccess: () => done('Opened again. Change what you like; we pack it anew.'),
    onSettled,
  });
}

export function useTakeOut(onDone: () => void) {
  const api = useApi();
  const { done, onSettled } = useRefresh(onDone);
  return useMutation({
    mutationFn: (orderId: number) => api.call('POST /api/deliveryorder/cancelexpressdetail', { id: orderId }),
    onSuccess: ({ totalCents }) => done(`Taken out. The parcel costs ${formatRand(totalCents)} now.`),
    onSettled,
  });
}
