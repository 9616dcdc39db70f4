import type { RechargeMethod } from '@sgb/contract/recharge-options.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { deferred, query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { RedeemGift } from '../../shared/money/redeem-gift.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { needLogin } from '../../shared/session/need-login.ts';
import { AmountForm } from './amount-form.tsx';
import { BankDetails } from './bank-details.tsx';
import { MethodPicker } from './method-picker.tsx';
import { RechargeRow } from './recharge-row.tsx';
import { vouchersHref } from './words.ts';

const facts = 'GET /api/recharge/info';
const list = 'GET /api/recharge/list';

export async function loader(args: LoaderFunctionArgs) {
  await needLogin(args);
  await Promise.all([listed(args.context, facts, {}), deferred(args.context, list, {})]);
  return null;
}

export function meta(): Meta {
  return { title: 'Recharge', description: 'Put money into your balance: EFT, instant EFT or card.', noindex: true };
}

/** An amount in the address, such as what lacks for a checkout; never less than can be recharged. */
function amountIn(search: URLSearchParams, min = 0): string {
  const [asked] = /^\d{1,7}(\.\d{1,2})?$/.exec(search.get('amount') ?? '') ?? [''];
  return asked && Number(asked) * 100 < min ? String(min / 100) : asked;
}

export function Component() {
  const [search] = useSearchParams();
  const answer = useQuery(query(facts, {}));
  const { data: info } = answer;
  const [picked, setPicked] = useState<RechargeMethod | null>(() => (search.get('method') === 'eft' ? 'eft' : null));
  const [amount, setAmount] = useState(() => amountIn(search, info?.limits.min));
  const method = picked ?? info?.methods.find((each) => each !== 'eft') ?? 'eft';
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h1 className="font-bold text-xl">Recharge</h1>
        <p className="min-h-7 text-ink-soft text-sm">
          {info && (
            <>
              Your balance <b className="money text-ink text-lg">{formatRand(info.balance)}</b>
            </>
          )}
        </p>
      </header>
      <Answer of={answer} skeleton={<Skeleton className="h-[32rem] rounded-card" />}>
        {(info) => (
          <>
            {info.bonus.bonus > 0 && (
              <p className="flex items-center gap-2 rounded-card bg-action-soft p-3 text-action text-sm">
                <Gift aria-hidden="true" className="size-5 shrink-0" />
                Recharge {formatRand(info.bonus.from)} or more and get {formatRand(info.bonus.bonus)} on top.
              </p>
            )}
            <noscript>
              <Notice tone="info">Paying needs JavaScript. Please allow it for this page.</Notice>
            </noscript>
            <MethodPicker methods={info.methods} value={method} onChange={setPicked} />
            {method === 'eft' ? (
              <BankDetails info={info} amount={amount} />
            ) : (
              <AmountForm
                key={method}
                info={info}
                method={method}
                amount={amount}
                onAmount={setAmount}
                origUrl={search.get('origUrl')}
              />
            )}
          </>
        )}
      </Answer>
      <RedeemGift />
      <Recent />
    </div>
  );
}

function Recent() {
  const { data } = useQuery(query(list, {}));
  if (!data || data.items.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader
        title="Your recharges"
        action={
          <Link to={vouchersHref} className="font-medium text-brand text-sm hover:underline">
            Show all
          </Link>
        }
      />
      <ul className="divide-y divide-line">
        {data.items.slice(0, 5).map((recharge) => (
          <RechargeRow key={recharge.number} recharge={recharge} />
        ))}
      </ul>
    </Card>
  );
}
