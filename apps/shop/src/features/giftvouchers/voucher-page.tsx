import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { deferred, query } from '../../shared/api/api.ts';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { RedeemGift } from '../../shared/money/redeem-gift.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { VoucherForm } from './voucher-form.tsx';
import { VoucherList } from './voucher-list.tsx';

const list = 'GET /api/giftvoucher/list';
const params = ['page'] as const;
const inputOf = (search: URLSearchParams) => inputFrom(list, search, params);

export async function loader({ context, request }: LoaderFunctionArgs) {
  await Promise.all([
    listed(context, list, inputOf(new URL(request.url).searchParams)),
    deferred(context, 'GET /api/giftvoucher/info', {}),
  ]);
  return null;
}

export function meta(): Meta {
  return { title: 'Gift vouchers', description: 'Give somebody money to spend in the shop.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const info = useQuery(query('GET /api/giftvoucher/info', {}));
  const answer = useQuery(query(list, inputOf(search)));
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <h1 className="font-bold text-xl">Gift vouchers</h1>
      <RedeemGift />
      <Answer of={info} skeleton={<Skeleton className="h-112 w-full rounded-card" />}>
        {(data) => <VoucherForm info={data} />}
      </Answer>
      <VoucherList
        answer={answer}
        hrefFor={(page) => searchWith(search, params, { page: page === 1 ? '' : String(page) }) || '?'}
      />
    </div>
  );
}
