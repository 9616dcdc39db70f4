import type { OutputOf } from '@sgb/contract/client.ts';
import type { GatewayName } from '@sgb/contract/recharge-options.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { keepReturn } from '../../shared/session/keep-return.ts';
import { leaveToPay } from './leave-to-pay.ts';
import { useReturnOf } from './return-to.ts';
import { payHref } from './words.ts';

interface Begun {
  readonly number: string;
  /** Undefined: the gateway could not be reached, and `why` says so. */
  readonly start?: OutputOf<'POST /api/recharge/pay'>;
  readonly why?: string;
}

/** A new recharge for what another one was for, and straight on to its gateway. */
export function useAgain(number: string) {
  const api = useApi();
  const navigate = useNavigate();
  const changed = useChanged();
  const returnTo = useReturnOf(number);
  return useMutation({
    async mutationFn(method: GatewayName): Promise<Begun> {
      const made = await sendWish('POST /api/recharge/again', { number, method });
      keepReturn(made.number, returnTo ?? null);
      try {
        return { ...made, start: await api.call('POST /api/recharge/pay', made) };
      } catch (error) {
        return { ...made, why: error instanceof Error ? error.message : '' };
      }
    },
    async onSuccess({ number: made, start, why }) {
      // What comes back is the new one: the old one is not what Back should lead to.
      await navigate(payHref(made), { replace: true });
      void changed('recharges', 'checkouts');
      if (start) leaveToPay(start);
      else if (why) notify('danger', why);
    },
    // It may have arrived, or ended in another window: the page shows what is true.
    onError: () => changed('recharges'),
  });
}
