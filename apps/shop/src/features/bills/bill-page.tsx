import { billTypeWords } from '@sgb/contract/bill-words.ts';
import { monthAndYear } from '@sgb/contract/date-words.ts';
import type { EntryType } from '@sgb/contract/ledger.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Select } from '@sgb/ui/select.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { deferred, query, useApi } from '../../shared/api/api.ts';
import { ExportButtons } from '../../shared/lists/export-buttons.tsx';
import { inputFrom, readSearch, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { pageEdges } from '../../shared/page/width.ts';
import { BillList } from './bill-list.tsx';
import { WalletCard } from './wallet-card.tsx';

const bills = 'POST /api/user/bill/list';
const params = ['month', 'type', 'page'] as const;

function inputOf(search: URLSearchParams) {
  return inputFrom(bills, search, params);
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  await Promise.all([
    listed(context, bills, inputOf(new URL(request.url).searchParams)),
    deferred(context, 'GET /api/user/balance', {}),
  ]);
  return null;
}

export function meta(): Meta {
  return { title: 'Bills', description: 'Your balance and every transaction.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const api = useApi();
  const filter = readSearch(search, ['month', 'type']) as object;
  const answer = useQuery({ ...query(bills, inputOf(search)), placeholderData: keepPreviousData });
  const { data } = answer;
  const [month, type] = [search.get('month') ?? '', search.get('type') ?? ''];
  const change = (changes: Partial<Record<(typeof params)[number], string>>) =>
    navigate(searchWith(search, params, changes) || '?', { preventScrollReset: true });
  const months = [...new Set([...(data?.months ?? []), ...(month ? [month] : [])])];
  const types = [...new Set([...(data?.types ?? []), ...(type ? [Number(type) as EntryType] : [])])];
  return (
    <div className={cx(pageEdges, 'flex max-w-4xl flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <h1 className="font-bold text-xl">Bills</h1>
      <WalletCard />
      <section aria-label="Movements" className="flex flex-col gap-3">
        {months.length > 0 && (
          <div className="flex flex-col justify-between gap-2 md:flex-row">
            <div className="grid grid-cols-2 gap-2 md:flex">
              <Select
                aria-label="Month"
                className="md:w-48"
                options={[
                  { value: '', label: 'All months' },
                  ...months.map((each) => ({ value: each, label: monthAndYear(each) })),
                ]}
                value={month}
                onChange={({ currentTarget: { value } }) => change({ month: value })}
              />
              <Select
                aria-label="Type"
                className="md:w-52"
                options={[
                  { value: '', label: 'All types' },
                  ...types.map((each) => ({ value: String(each), label: billTypeWords[each] })),
                ]}
                value={type}
                onChange={({ currentTarget: { value } }) => change({ type: value })}
              />
            </div>
            <ExportButtons make={(format) => api.call('POST /api/user/bill/export', { ...filter, format })} />
          </div>
        )}
        <BillList
          answer={answer}
          filtered={month !== '' || type !== ''}
          hrefFor={(page) => searchWith(search, params, { page: page === 1 ? '' : String(page) }) || '?'}
        />
      </section>
    </div>
  );
}
