import { pageIn } from '@sgb/contract/paging.ts';
import { allRechargeStatuses, type RechargeStatus } from '@sgb/contract/recharge-options.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { loadWhenCalm } from '@sgb/ui/idle.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { needLogin } from '../../shared/session/need-login.ts';
import { RechargeCard } from './recharge-card.tsx';
import { newVoucherHref, statusWords, vouchersHref } from './words.ts';

const loadEditor = () => import('./voucher-editor.tsx');
const VoucherEditor = lazyPart('features/recharge/voucher-editor.tsx', loadEditor);

const list = 'GET /api/recharge/list';
const info = 'GET /api/recharge/info';

function listInput(search: URLSearchParams) {
  const status = allRechargeStatuses.find((each) => String(each) === search.get('status'));
  const page = pageIn(search.get('page'));
  return { ...(status && { status }), ...(page > 1 && { page }) };
}

const isEditing = (search: URLSearchParams) => search.has('new') || search.has('again');

export async function loader(args: LoaderFunctionArgs) {
  await needLogin(args);
  const search = new URL(args.request.url).searchParams;
  const again = search.get('again');
  if (!isEditing(search)) await listed(args.context, list, listInput(search));
  else await listed(args.context, info, {});
  if (again) await listed(args.context, 'GET /api/recharge/detail', { number: again });
  return null;
}

export function meta(): Meta {
  return { title: 'Proofs of payment', description: 'Your recharges and what became of them.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  return isEditing(search) ? (
    <Suspense fallback={null}>
      <VoucherEditor again={search.get('again') ?? ''} amount={search.get('amount') ?? ''} />
    </Suspense>
  ) : (
    <VoucherList />
  );
}

const tabHref = (status?: RechargeStatus) => (status ? `${vouchersHref}?status=${status}` : vouchersHref);

function VoucherList() {
  useEffect(() => loadWhenCalm(loadEditor), []);
  const [search] = useSearchParams();
  const input = listInput(search);
  const answer = useQuery({ ...query(list, input), placeholderData: keepPreviousData });
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-xl">Recharges and proofs</h1>
        <Link to={newVoucherHref()} className={buttonClass({}, 'max-md:w-full')}>
          <Plus aria-hidden="true" className="size-4" />
          Send a proof of payment
        </Link>
      </header>
      <TabLinks
        label="Status of recharges"
        LinkComponent={ShopLink}
        current={tabHref(input.status)}
        items={[
          { href: tabHref(), label: 'All' },
          ...allRechargeStatuses.map((status) => ({ href: tabHref(status), label: statusWords[status].word })),
        ]}
      />
      <PagedList
        answer={answer}
        hrefFor={(page) => `${tabHref(input.status)}${input.status ? '&' : '?'}page=${page}`}
        skeleton={<Waiting />}
        empty={<NoRecharges status={input.status} />}
      >
        {({ items }) => (
          <ul className="flex flex-col gap-3">
            {items.map((recharge) => (
              <RechargeCard key={recharge.number} recharge={recharge} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading recharges</span>
      {Array.from({ length: 3 }, (_, i) => (
        <Skeleton key={i} className="h-36 rounded-card" />
      ))}
    </div>
  );
}

function NoRecharges({ status }: { status: RechargeStatus | undefined }) {
  return (
    <EmptyState
      title={status ? `Nothing here is ${statusWords[status].word.toLowerCase()}` : 'No recharges yet'}
      picture="wallet"
      action={
        <Link to={to.recharge} className={buttonClass({ variant: 'action' })}>
          Recharge
        </Link>
      }
    >
      Your recharges and proofs of payment are kept here.
    </EmptyState>
  );
}
