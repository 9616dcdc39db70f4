import { type GatewayName, gatewayNames } from '@sgb/contract/recharge-options.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { icons } from './method-picker.tsx';
import { useReturnOf } from './return-to.ts';
import type { useAgain } from './use-again.ts';
import { methodWords, rechargeAgainHref } from './words.ts';

const isGateway = (method: string): method is GatewayName => (gatewayNames as readonly string[]).includes(method);

interface OtherWaysProps {
  readonly recharge: { readonly number: string; readonly method: string; readonly amount: number };
  readonly again: ReturnType<typeof useAgain>;
}

const row = 'h-auto! min-h-12 justify-start gap-3 text-left';

/** Every other way to pay the same, one tap away. */
export function OtherWays({ recharge: { number, method: current, amount }, again }: OtherWaysProps) {
  const { data: info } = useQuery(query('GET /api/recharge/info', {}));
  const returnTo = useReturnOf(number);
  const others = info?.methods.filter((each) => each !== current) ?? [];
  return (
    <section aria-label="Other ways to pay" className="flex flex-col gap-2">
      <h2 className="font-semibold text-sm">Or pay another way</h2>
      {others.map((method) => {
        const Icon = icons[method];
        const icon = <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />;
        if (!isGateway(method)) {
          return (
            <Link
              key={method}
              to={rechargeAgainHref(amount, returnTo, method)}
              className={buttonClass({ variant: 'secondary' }, row)}
            >
              {icon}
              <Words method={method} />
            </Link>
          );
        }
        return (
          <Button
            key={method}
            variant="secondary"
            className={row}
            loading={again.isPending && again.variables === method}
            disabled={again.isPending}
            onClick={() => again.mutate(method)}
            icon={icon}
          >
            <Words method={method} />
          </Button>
        );
      })}
      <Link to={rechargeAgainHref(amount, returnTo)} className={cx(buttonClass({ variant: 'ghost' }), 'self-center')}>
        Another amount
      </Link>
    </section>
  );
}

function Words({ method }: { method: keyof typeof methodWords }): ReactNode {
  const { name, hint } = methodWords[method];
  return (
    <span>
      {name}
      <span className="block font-normal text-ink-soft text-xs">{hint}</span>
    </span>
  );
}
