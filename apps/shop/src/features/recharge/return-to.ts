import type { Recharge } from '@sgb/contract/recharge.ts';
import { formatRand } from '@sgb/money/format.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useChanged } from '../../shared/api/changed.ts';
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
  const changed = useChanged();
  useEffect(() => {
    // What the browser's storage says is no more to be trusted than an address.
    const route = returnRoute(path ?? null, location.origin);
    if (status !== 20 || !route) return;
    forgetReturn(number);
    notify('good', `${formatRand(amount)} is in your balance.`);
    // What waited for the money may be paid with it.
    void changed('money', 'recharges', 'checkouts', 'orders', 'parcels', 'messages');
    void navigate(route, { replace: true });
  }, [path, status, number, amount, navigate, changed]);
}
