import type { Recharge } from '@sgb/contract/recharge.ts';
import { formatRand } from '@sgb/money/format.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useKept } from '../../shared/session/kept.ts';
import { returnRoute } from '../../shared/session/return-path.ts';

function forgetReturn(number: string): void {
  useKept.setState(({ returns = [] }) => ({ returns: returns.filter((each) => each.number !== number) }));
}

/** The checkout that a recharge was made for; undefined when it was made for itself. */
export function useReturnOf(number: string): string | undefined {
  return useKept(({ returns = [] }) => returns.find((each) => each.number === number)?.path);
}

/** Once the money is there, back to what it was for. */
export function useReturn({ number, status, amount }: Recharge): void {
  const path = useReturnOf(number);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    // What the browser's storage says is no more to be trusted than an address.
    const route = returnRoute(path ?? null, location.origin);
    if (status !== 20 || !route) return;
    forgetReturn(number);
    notify('good', `${formatRand(amount)} is in your balance.`);
    void queryClient.invalidateQueries();
    void navigate(route, { replace: true });
  }, [path, status, number, amount, navigate, queryClient]);
}
