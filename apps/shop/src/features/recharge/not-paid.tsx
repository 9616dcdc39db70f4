import type { RechargeDetail } from '@sgb/contract/recharge.ts';
import type { GatewayName } from '@sgb/contract/recharge-options.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { CircleSlash, CircleX, Lock } from 'lucide-react';
import { OtherWays } from './other-ways.tsx';
import { useAgain } from './use-again.ts';
import { WaitsCard } from './waits-card.tsx';
import { methodWords } from './words.ts';

/** Nothing was paid at the gateway: why, what still waits, and every way on. */
export function NotPaid({ recharge }: { recharge: RechargeDetail & { readonly method: GatewayName } }) {
  const { number, status, method, amount, reasonText, note, waits } = recharge;
  const again = useAgain(number);
  const failed = status === 30;
  const Icon = failed ? CircleX : CircleSlash;
  const why = failed
    ? [reasonText, note].filter(Boolean).join(' ')
    : 'You came back without paying. Nothing was taken.';
  return (
    <>
      <Card as="section" className="flex flex-col items-center gap-2 py-6 text-center">
        <Icon aria-hidden="true" className={failed ? 'size-12 text-danger' : 'size-12 text-ink-soft'} />
        <h1 className="font-bold text-xl">{failed ? 'This recharge did not work' : 'Not paid'}</h1>
        <p className="money font-bold text-2xl">{formatRand(amount)}</p>
        <p className="max-w-sm text-ink-soft text-sm">
          {why} If money has left your account anyway, it is added to your balance automatically.
        </p>
        <p className="text-ink-soft text-xs">
          {number} · {methodWords[method].name}
        </p>
      </Card>
      <WaitsCard waits={waits} />
      {again.error && <Notice tone="danger">{again.error.message}</Notice>}
      <Button
        variant="action"
        size="lg"
        wide
        loading={again.isPending && again.variables === method}
        disabled={again.isPending}
        onClick={() => again.mutate(method)}
        icon={<Lock aria-hidden="true" className="size-4" />}
      >
        Try again with {methodWords[method].name}
      </Button>
      <OtherWays recharge={recharge} again={again} />
    </>
  );
}
