import type { ExchangeOffer } from '@sgb/contract/scoin.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendWish } from '../../shared/api/wish.ts';

const changed = [
  'GET /api/cart/exchange',
  'GET /api/scoin/index',
  'GET /api/scoin/list',
  'POST /api/user/coupon',
  'GET /api/user/basicinfo',
];

export function useExchange({ id }: ExchangeOffer, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => sendWish('POST /api/cart/exchange', { id }),
    async onSuccess() {
      notify('good', 'The coupon is yours. You find it in your coupons.');
      onDone();
      await Promise.all(changed.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
    },
  });
}
