import type { RechargeDetail } from '@sgb/contract/recharge.ts';
import { type GatewayName, rechargeStatuses } from '@sgb/contract/recharge-options.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { deferred, query } from '../../shared/api/api.ts';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { needLogin } from '../../shared/session/need-login.ts';
import { Confirming } from './confirming.tsx';
import { NotPaid } from './not-paid.tsx';
import { Outcome } from './outcome.tsx';
import { PayReview } from './pay-review.tsx';

const one = 'GET /api/recharge/detail';

export async function loader(args: LoaderFunctionArgs) {
  await needLogin(args);
  const number = new URL(args.request.url).searchParams.get('number');
  if (number) {
    await Promise.all([listed(args.context, one, { number }), deferred(args.context, 'GET /api/recharge/info', {})]);
  }
  return null;
}

export function meta(): Meta {
  return { title: 'Pay', description: 'Pay for a recharge of your balance.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const number = search.get('number') ?? '';
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 px-3 pt-3 pb-8 md:px-6 md:pt-8 md:pb-12">
      {number ? <Payment key={number} number={number} /> : <NothingToPay />}
    </div>
  );
}

function NothingToPay() {
  return (
    <>
      <h1 className="font-bold text-xl">Pay</h1>
      <EmptyState
        title="Nothing to pay"
        picture="wallet"
        action={
          <Link to={to.recharge} className={buttonClass({ variant: 'action' })}>
            Recharge
          </Link>
        }
      >
        Choose an amount and how you would like to pay first.
      </EmptyState>
    </>
  );
}

/** How often, and how many times, the page of somebody who came back looks what the gateway says of it. */
const lookEveryMs = 3_000;
const looks = 40;

function Payment({ number }: { number: string }) {
  const [search] = useSearchParams();
  const cancelled = search.has('cancelled');
  const answer = useQuery({
    ...query(one, { number }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      cancelled && data?.status === rechargeStatuses.underReview && dataUpdateCount < looks ? lookEveryMs : false,
  });
  return (
    <Answer of={answer} skeleton={<Skeleton className="h-80 rounded-card" />}>
      {(recharge) => (
        <Standing recharge={recharge} back={search.has('back')} failed={search.has('failed')} cancelled={cancelled} />
      )}
    </Answer>
  );
}

interface StandingProps {
  recharge: RechargeDetail;
  /** How the browser came back. It is only a hint: what counts is what the gateway tells us. */
  back: boolean;
  failed: boolean;
  cancelled: boolean;
}

function Standing({ recharge, back, failed, cancelled }: StandingProps) {
  const { status } = recharge;
  if (!atGateway(recharge) || status === rechargeStatuses.approved) return <Outcome recharge={recharge} />;
  if (status !== rechargeStatuses.underReview) return <NotPaid recharge={recharge} />;
  if (back || failed || recharge.investigated) return <Confirming recharge={recharge} />;
  return cancelled ? <NotPaid recharge={recharge} /> : <PayReview recharge={recharge} />;
}

const atGateway = (recharge: RechargeDetail): recharge is RechargeDetail & { readonly method: GatewayName } =>
  recharge.method !== 'eft';
