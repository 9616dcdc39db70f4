import { withdrawalStatusNames } from '@sgb/contract/withdrawal-states.ts';
import type { WithdrawInfo } from '@sgb/contract/withdrawals.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { deferred, query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { BankAccount } from './bank-account.tsx';
import { IdentityProof } from './identity-proof.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

const list = 'GET /api/user/withdraw/list';
const params = ['status', 'startDate', 'endDate', 'pageNum'] as const;
const inputOf = (search: URLSearchParams) => inputFrom(list, search, params);

export async function loader({ context, request }: LoaderFunctionArgs) {
  await Promise.all([
    listed(context, list, inputOf(new URL(request.url).searchParams)),
    deferred(context, 'GET /api/user/withdraw/info', {}),
  ]);
  return null;
}

export function meta(): Meta {
  return { title: 'Withdrawal', description: 'Have your balance paid to your own bank account.', noindex: true };
}

export function Component() {
  const info = useQuery(query('GET /api/user/withdraw/info', {}));
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <h1 className="font-bold text-xl">Withdrawal</h1>
      <Answer of={info} skeleton={<Skeleton className="h-96 w-full rounded-card" />}>
        {(data) => <Asking info={data} />}
      </Answer>
      <Asked />
    </div>
  );
}

function Asking({ info }: { info: WithdrawInfo }) {
  const figures = [
    ['Available', info.availableCents, ''],
    ['Commission', info.commissionCents, ''],
    ['On hold', -info.restingCents, 'recharged within 7 days, or sent to you within 24 hours'],
    ['To withdraw now', info.withdrawableCents, ''],
  ] as const;
  return (
    <>
      <Card as="section" aria-label="What you can withdraw">
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {figures.map(([label, cents, hint]) => (
            <div key={label}>
              <dt className="text-ink-soft text-sm">{label}</dt>
              <dd className="money font-semibold">{formatRand(cents)}</dd>
              {hint && <dd className="text-ink-soft text-xs">{hint}</dd>}
            </div>
          ))}
        </dl>
      </Card>
      {info.blocked ? (
        <Notice tone="warn" action={<Link to="/user/info">Profile</Link>}>
          {info.blocked}
        </Notice>
      ) : (
        <>
          <BankAccount info={info} />
          <IdentityProof info={info} />
          {info.account && <WithdrawForm info={info} />}
        </>
      )}
    </>
  );
}

function Asked() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const answer = useQuery({ ...query(list, inputOf(search)), placeholderData: keepPreviousData });
  const value = (name: (typeof params)[number]) => search.get(name) ?? '';
  const change = (changes: Partial<Record<(typeof params)[number], string>>) =>
    navigate(searchWith(search, params, { ...changes, pageNum: '' }) || '?', { preventScrollReset: true });
  const filtered = params.slice(0, 3).some((name) => value(name) !== '');
  return (
    <section aria-labelledby="withdrawals" className="flex flex-col gap-3">
      <h2 id="withdrawals" className="font-bold text-lg">
        Your withdrawals
      </h2>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        <Field label="Status" className="max-sm:col-span-2">
          <Select
            options={[
              { value: '', label: 'All' },
              ...Object.entries(withdrawalStatusNames).map(([id, label]) => ({ value: id, label })),
            ]}
            value={value('status')}
            onChange={({ currentTarget }) => change({ status: currentTarget.value })}
          />
        </Field>
        <Field label="From">
          <Input
            type="date"
            value={value('startDate')}
            onChange={({ currentTarget }) => change({ startDate: currentTarget.value })}
          />
        </Field>
        <Field label="To">
          <Input
            type="date"
            value={value('endDate')}
            onChange={({ currentTarget }) => change({ endDate: currentTarget.value })}
          />
        </Field>
      </div>
      <WithdrawalList
        answer={answer}
        filtered={filtered}
        hrefFor={(page) => searchWith(search, params, { pageNum: page === 1 ? '' : String(page) }) || '?'}
      />
    </section>
  );
}
