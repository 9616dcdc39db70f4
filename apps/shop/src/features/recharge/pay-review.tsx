import type { RechargeDetail } from '@sgb/contract/recharge.ts';
import type { GatewayName } from '@sgb/contract/recharge-options.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { leaveToPay } from './leave-to-pay.ts';
import { OtherWays } from './other-ways.tsx';
import { useReturnOf } from './return-to.ts';
import { useAgain } from './use-again.ts';
import { WaitsCard } from './waits-card.tsx';
import { methodWords, rechargeAgainHref } from './words.ts';

/** What is about to be paid, where and what for, before the browser leaves the shop. */
export function PayReview({ recharge }: { recharge: RechargeDetail & { readonly method: GatewayName } }) {
  const { number, method, amount, fee, bonus, waits } = recharge;
  const api = useApi();
  const navigate = useNavigate();
  const changed = useChanged();
  const returnTo = useReturnOf(number);
  const { name } = methodWords[method];
  const pay = useMutation({
    mutationFn: () => api.call('POST /api/recharge/pay', { number }),
    onSuccess: leaveToPay,
    // It may have ended in another window: the page shows what is true.
    onError: () => changed('recharges'),
  });
  const again = useAgain(number);
  const drop = useMutation({
    mutationFn: () => api.call('POST /api/recharge/giveup', { number }),
    async onSuccess() {
      await changed('recharges', 'checkouts');
      notify('good', 'The recharge is cancelled');
      await navigate(rechargeAgainHref(amount, returnTo));
    },
  });
  const fault = pay.error ?? drop.error ?? again.error;
  return (
    <>
      <h1 className="font-bold text-xl">Pay {formatRand(amount + fee)}</h1>
      <Card as="section">
        <CardHeader title={`Recharge ${number}`} />
        <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-sm">
          <dt className="text-ink-soft">Into your balance</dt>
          <dd className="money text-right">{formatRand(amount)}</dd>
          {bonus > 0 && (
            <>
              <dt className="text-ink-soft">Bonus on top</dt>
              <dd className="money text-right text-good">+{formatRand(bonus)}</dd>
            </>
          )}
          <dt className="text-ink-soft">Gateway fee</dt>
          <dd className="money text-right">{fee > 0 ? formatRand(fee) : 'On us'}</dd>
          <dt className="border-line border-t pt-2 font-bold text-base">You pay</dt>
          <dd className="money border-line border-t pt-2 text-right font-bold text-base">{formatRand(amount + fee)}</dd>
        </dl>
      </Card>
      <WaitsCard waits={waits} />
      {fault && <Notice tone="danger">{fault.message}</Notice>}
      <Button variant="action" size="lg" wide loading={pay.isPending || pay.isSuccess} onClick={() => pay.mutate()}>
        <Lock aria-hidden="true" className="size-4" />
        Pay at {name}
      </Button>
      <p className="text-center text-ink-soft text-xs">
        You pay on the page of {name}; we never see your card or bank login. Then you come back here.
      </p>
      <OtherWays recharge={recharge} again={again} />
      <Button variant="ghost" loading={drop.isPending} onClick={() => drop.mutate()} className="self-center">
        Cancel this recharge
      </Button>
    </>
  );
}
