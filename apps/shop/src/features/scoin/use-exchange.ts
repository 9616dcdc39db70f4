import type { ExchangeOffer } from '@sgb/contract/scoin.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useChanged } from '../../shared/api/changed.ts';
import { sendWish } from '../../shared/api/wish.ts';

export function useExchange({ id }: ExchangeOffer, onDone: () => void) {
  const changed = useChanged();
  return useMutation({
    mutationFn: () => sendWish('POST /api/cart/exchange', { id }),
    async onSuccess() {
      notify('good', 'The coupon is yours. You find it in your coupons.');
      onDone();
      await changed('coins', 'coupons');
    },
  });
}
