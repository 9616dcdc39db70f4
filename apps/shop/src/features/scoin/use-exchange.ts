import type { ExchangeOffer } from '@sgb/contract/scoin.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api.ts';

const changed = [
  'GET /api/cart/exchange',
  'GET /api/scoin/index',
  'GET /api/scoin/list',
  'POST /api/user/coupon',
  'GET /api/user/basicinfo',
];

/** One wish has one key: trying again after a lost answer exchanges nothing again. */
export function useExchange({ id }: ExchangeOffer, onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: () => api.call('POST /api/cart/exchange', { id, key }),
    async onSuccess() {
      notify('good', 'The coupon is yours. You find it in your coupons.');
      onDone();
      await Promise.all(changed.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
    },
  });
}
