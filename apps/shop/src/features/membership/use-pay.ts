import type { PaidMembership, PlanQuote } from '@sgb/contract/membership.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { query, useApi } from '../../shared/api.ts';

/** Pays what a quote says. The same quote has the same key, however often it is sent: it is paid once. */
export function usePay(onPaid: (paid: PaidMembership) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const keyOf = ({ vipgradepriceid, pay, enddate }: PlanQuote) => {
    const wish = [vipgradepriceid, pay, enddate].join(' ');
    const key = keys.current.get(wish) ?? crypto.randomUUID();
    keys.current.set(wish, key);
    return key;
  };
  return useMutation({
    mutationFn: (quote: PlanQuote) => {
      const { vipgradepriceid, pay: amount, enddate } = quote;
      return api.call('POST /api/membership/pay', { vipgradepriceid, amount, enddate, key: keyOf(quote) });
    },
    onSuccess: onPaid,
    // Refused or not: what the page shows of balance and membership may be of yesterday.
    onSettled: async () => {
      await queryClient.invalidateQueries();
      await queryClient.fetchQuery({ ...query('GET /api/user/logininfo', {}), staleTime: 0 });
    },
  });
}
