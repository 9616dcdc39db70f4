import type { PaidMembership, PlanQuote } from '@sgb/contract/membership.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { NotAnswered, sendWish } from '../../shared/api/wish.ts';

/** Pays what a quote says: the price and the last day that were shown, or nothing. */
export function usePay(onPaid: (paid: PaidMembership) => void) {
  const queryClient = useQueryClient();
  const changed = useChanged();
  return useMutation({
    mutationFn: ({ vipgradepriceid, pay: amount, enddate }: PlanQuote) =>
      sendWish('POST /api/membership/pay', { vipgradepriceid, amount, enddate }),
    onSuccess: onPaid,
    // Refused or not: what the page shows of balance and membership may be of yesterday. But whoever was not answered
    // may have paid, and would be shown what the next term costs in place of what is to be sent again.
    onSettled: async (_paid, error) => {
      if (error instanceof NotAnswered) return;
      await changed('membership', 'money', 'coupons', 'messages');
      await queryClient.fetchQuery({ ...query('GET /api/user/logininfo', {}), staleTime: 0 });
    },
  });
}
