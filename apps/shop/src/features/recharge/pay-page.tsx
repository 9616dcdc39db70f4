import type { Recharge } from '@sgb/contract/recharge.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { to } from '../../shared/links/links.ts';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { needLogin } from '../../shared/session/need-login.ts';
import { Confirming } from './confirming.tsx';
import { Outcome } from './outcome.tsx';
import { PayReview } from './pay-review.tsx';

const one = 'GET /api/recharge/detail';

export async function loader(args: LoaderFunctionArgs) {
  await needLogin(args);
  const number = new URL(args.request.url).searchParams.get('number');
  if (number) await listed(args.context, one, { number });
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

function Payment({ number }: { number: string }) {
  const [search] = useSearchParams();
  const answer = useQuery(query(one, { number }));
  return (
    <Answer of={answer} skeleton={<Skeleton className="h-80 rounded-card" />}>
      {(recharge) => (
        <Standing
          recharge={recharge}
          back={search.has('back')}
          failed={search.has('failed')}
          cancelled={search.has('cancelled')}
        />
      )}
    </Answer>
  );
}

interface StandingProps {
  recharge: Recharge;
  /** How the browser came back. It is only a hint: what counts is what the gateway tells us. */
  back: boolean;
  failed: boolean;
  cancelled: boolean;
}

function Standing({ recharge, back, failed, cancelled }: StandingProps) {
  if (recharge.status !== 10 || recharge.method === 'eft') return <Outcome recharge={recharge} />;
  if (back || failed || recharge.investigated) return <Confirming recharge={recharge} />;
  return <PayReview recharge={recharge} cancelled={cancelled} />;
}
