import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { rechargeSorts } from '@sgb/contract/recharge-desk.ts';
import { methodWords } from '@sgb/contract/recharge-options.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Link } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import { sortIn } from '../../shared/table/sorting.ts';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';

type Recharge = OutputOf<'GET /api/staff/recharge/list'>['items'][number];

const stateWords = { 10: 'Under review', 20: 'Approved', 30: 'Not approved', 40: 'Given up' } as const;

const columns: readonly Column<Recharge>[] = [
  { key: 'number', title: 'Recharge', value: ({ number }) => number },
  { key: 'who', title: 'Shopper', value: ({ username }) => username },
  { key: 'method', title: 'By', value: ({ method }) => methodWords[method] },
  { key: 'state', title: 'State', value: ({ status }) => stateWords[status] },
  {
    key: 'amount',
    title: 'Amount',
    value: ({ amount }) => amount,
    cell: ({ amount }) => formatRand(amount),
    end: true,
  },
  { key: 'at', title: 'Asked for', value: ({ at }) => at, cell: ({ at }) => dateAndTime(at) },
];

const filters = [
  { name: 'q', label: 'Shopper or number' },
  {
    name: 'status',
    label: 'State',
    options: [{ value: '0', label: 'All' }, ...Object.entries(stateWords).map(([value, label]) => ({ value, label }))],
  },
];

const source = (view: View) =>
  query('GET /api/staff/recharge/list', {
    q: view.get('q') ?? '',
    status: Number(view.get('status') ?? 0) as 0,
    ...sortIn(view, rechargeSorts),
  });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Recharges"
      columns={columns}
      filters={filters}
      sorts={rechargeSorts}
      source={source}
      rowKey={({ number }) => number}
      empty="No recharge like that"
    >
      {(one) => (
        <Detail
          head={{
            number: one.number,
            title: `${formatRand(one.amount)} of ${one.username}`,
            state: stateWords[one.status],
            age: `${ageOf(one.at)} old`,
            owner: '',
          }}
          actions={<Next one={one} />}
          facts={[
            ['Shopper', one.username],
            ['By', methodWords[one.method]],
          ]}
          money={[
            ['Amount', formatRand(one.amount)],
            ['Fee', formatRand(one.fee)],
          ]}
          timeline={[
            { at: one.at, who: one.username, text: 'Asked for it' },
            { at: one.changedAt, who: 'The shop', text: stateWords[one.status] },
          ]}
        />
      )}
    </ListPage>
  );
}

function Next({ one }: { one: Recharge }) {
  if (one.entry !== null)
    return (
      <Link className="text-brand text-sm underline" to={`/ledger/${one.entry}`}>
        See entry {one.entry} in the ledger
      </Link>
    );
  if (one.method === 'eft' && one.status === 10)
    return (
      <Link className="text-brand text-sm underline" to={`/claims?open=${one.number}`}>
        Decide about the claim
      </Link>
    );
  return <p className="text-ink-soft text-sm">Nothing: the gateway tells us when it is paid.</p>;
}
