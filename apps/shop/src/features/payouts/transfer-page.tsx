import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { deferred, query } from '../../shared/api/api.ts';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { TransferForm } from './transfer-form.tsx';
import { TransferList } from './transfer-list.tsx';

const list = 'GET /api/user/transferlist';
const params = ['page'] as const;
const inputOf = (search: URLSearchParams) => inputFrom(list, search, params);

export async function loader({ context, request }: LoaderFunctionArgs) {
  await Promise.all([
    listed(context, list, inputOf(new URL(request.url).searchParams)),
    deferred(context, 'GET /api/user/transferinfo', {}),
  ]);
  return null;
}

export function meta(): Meta {
  return { title: 'Transfer', description: 'Send money from your balance to another shopper.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const info = useQuery(query('GET /api/user/transferinfo', {}));
  const answer = useQuery(query(list, inputOf(search)));
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <h1 className="font-bold text-xl">Transfer</h1>
      <Answer of={info} skeleton={<Skeleton className="h-96 w-full rounded-card" />}>
        {(data) => <TransferForm info={data} />}
      </Answer>
      <TransferList
        answer={answer}
        hrefFor={(page) => searchWith(search, params, { page: page === 1 ? '' : String(page) }) || '?'}
      />
    </div>
  );
}
