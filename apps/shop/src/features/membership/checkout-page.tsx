import { shortDate } from '@sgb/contract/date-words.ts';
import type { MembershipCheckout, PaidMembership } from '@sgb/contract/membership.ts';
import { planIdOf, planOf, tierIds } from '@sgb/contract/membership-plans.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { critical, deferred, query } from '../../shared/api/api.ts';
import { rechargeHref } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { Breakdown } from './breakdown.tsx';
import { Paid } from './paid.tsx';
import { PlanPicker, TierPicker } from './plan-picker.tsx';
import { usePay } from './use-pay.ts';
import { dayCount } from './words.ts';

const usualMonths = 6;

/** The tier in the address, if there is one. */
const tierIn = (search: URLSearchParams) => tierIds.find((tier) => String(tier) === search.get('vipgradeid'));

function planIn(search: URLSearchParams, tier: (typeof tierIds)[number]): number {
  const asked = planOf(Number(search.get('plan')));
  return asked?.tier === tier ? planIdOf(tier, asked.months) : planIdOf(tier, usualMonths);
}

const checkoutInput = (search: URLSearchParams) => {
  const vipgradeid = tierIn(search);
  return vipgradeid ? { vipgradeid } : {};
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const { vipgradeid } = await critical(context, 'GET /api/membership/checkout', checkoutInput(search));
  await Promise.all([
    deferred(context, 'GET /api/membership/plan', { vipgradeid }),
    deferred(context, 'GET /api/membership/describe', { vipgradepriceid: planIn(search, vipgradeid) }),
  ]);
  return null;
}

export function meta(): Meta {
  return {
    title: 'Pay for membership',
    description: 'Choose a tier and a plan, and pay from your balance.',
    noindex: true,
  };
}

export function Component() {
  const [paid, setPaid] = useState<PaidMembership | null>(null);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      {paid ? <Paid paid={paid} /> : <Checkout onPaid={setPaid} />}
    </div>
  );
}

function Checkout({ onPaid }: { onPaid: (paid: PaidMembership) => void }) {
  const [address, setAddress] = useSearchParams();
  // What was picked shows at once; the address follows when its page is loaded.
  const [picked, setPicked] = useState<URLSearchParams | null>(null);
  const search = picked ?? address;
  const asked = useQuery({
    ...query('GET /api/membership/checkout', checkoutInput(search)),
    placeholderData: keepPreviousData,
  });
  const go = (next: Record<string, string>) => {
    setPicked(new URLSearchParams(next));
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Answer of={asked} skeleton={<Skeleton className="h-96 rounded-card" />}>
      {(standing) => {
        const tier = tierIn(search) ?? standing.vipgradeid;
        return (
          <>
            <header>
              <h1 className="font-bold text-xl">Pay for membership</h1>
              {standing.viplevel > 0 && (
                <p className="text-ink-soft text-sm">
                  Your membership lasts until the end of {shortDate(standing.enddate)}.
                </p>
              )}
            </header>
            <TierPicker value={tier} onPick={(picked) => go({ vipgradeid: String(picked) })} />
            <Plans
              key={tier}
              tier={tier}
              planId={planIn(search, tier)}
              standing={standing}
              onPick={(plan) => go({ vipgradeid: String(tier), plan: String(plan) })}
              onPaid={onPaid}
            />
          </>
        );
      }}
    </Answer>
  );
}

interface PlansProps {
  readonly tier: (typeof tierIds)[number];
  readonly planId: number;
  readonly standing: MembershipCheckout;
  readonly onPick: (planId: number) => void;
  readonly onPaid: (paid: PaidMembership) => void;
}

function Plans({ tier, planId, standing, onPick, onPaid }: PlansProps) {
  const plans = useQuery(query('GET /api/membership/plan', { vipgradeid: tier }));
  const quoted = useQuery({
    ...query('GET /api/membership/describe', { vipgradepriceid: planId }),
    placeholderData: keepPreviousData,
  });
  const pay = usePay(onPaid);
  const quote = quoted.isError ? undefined : quoted.data;
  const fresh = quote?.vipgradepriceid === planId;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Answer of={plans} skeleton={<Skeleton className="h-56 rounded-card" />}>
        {(data) => <PlanPicker plans={data.plans} value={planId} onPick={onPick} />}
      </Answer>
      <section aria-label="What you pay" className="rounded-card border border-line bg-card p-4 md:p-5">
        {quoted.isError && (
          <Notice tone="info" title={standing.change === 'lower' ? 'You already have a higher tier' : undefined}>
            {quoted.error.message}
          </Notice>
        )}
        {!quote && !quoted.isError && <Skeleton className="h-56" />}
        {quote && (
          <>
            <Breakdown quote={quote} />
            {pay.error && (
              <Notice tone="danger" className="mt-3">
                {pay.error.message}
              </Notice>
            )}
            {quote.missing > 0 ? (
              <Missing cents={quote.missing} back={`/membership/checkout?vipgradeid=${tier}&plan=${planId}`} />
            ) : (
              <Button
                variant="action"
                size="lg"
                wide
                className="mt-4"
                disabled={!fresh}
                loading={pay.isPending}
                onClick={() => pay.mutate(quote)}
              >
                Pay {formatRand(quote.pay)}
              </Button>
            )}
            <p className="mt-3 text-ink-soft text-xs">
              Paid from your balance. It does not renew automatically, and you can cancel it for a full refund within{' '}
              {dayCount(standing.cancelDays)} as long as you have used no benefit.
            </p>
          </>
        )}
      </section>
    </div>
  );
}

/** The balance does not reach: to the recharge with the amount that lacks, and back here after it. */
function Missing({ cents, back }: { cents: number; back: string }) {
  return (
    <div className="mt-4 flex flex-col gap-3">
      <Notice tone="warn">
        Your balance is <b className="money">{formatRand(cents)}</b> too low.
      </Notice>
      <Link to={rechargeHref(cents, back)} className={buttonClass({ variant: 'action', size: 'lg', wide: true })}>
        Recharge {formatRand(Math.ceil(cents / 100) * 100)}
      </Link>
    </div>
  );
}
