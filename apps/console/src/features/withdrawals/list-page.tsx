import { type WithdrawalStatus, withdrawalStatusNames } from '@sgb/contract/withdrawal-states.ts';
import { withdrawalSorts } from '@sgb/contract/withdrawals.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { query } from '../../shared/api/api.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import { sortIn } from '../../shared/table/sorting.ts';
import type { Column } from '../../shared/table/table.tsx';
import { useView, type View } from '../../shared/table/use-view.ts';
import { ageOf, leftUntil } from '../../shared/words/age.ts';
import { MakeFile } from './make-file.tsx';
import type { Withdrawal } from './withdrawal.ts';
import { WithdrawalDetail } from './withdrawal-detail.tsx';

const columns: readonly Column<Withdrawal>[] = [
  { key: 'number', title: 'Withdrawal', value: ({ number }) => number },
  { key: 'who', title: 'Shopper', value: ({ username }) => username },
  {
    key: 'to',
    title: 'To',
    value: ({ bank, account, accountVerified }) => `${bank} ${account}${accountVerified ? '' : ' (new)'}`,
  },
  {
    key: 'amount',
    title: 'Amount',
    value: ({ amountCents }) => amountCents,
    cell: ({ amountCents }) => formatRand(amountCents),
    end: true,
  },
  { key: 'age', title: 'Age', value: ({ createdAt }) => createdAt, cell: ({ createdAt }) => ageOf(createdAt) },
  {
    key: 'due',
    title: 'Promised',
    value: ({ dueAt }) => dueAt,
    cell: ({ dueAt, late, status }) => (status > 20 ? '' : late ? <Tag tone="danger">late</Tag> : leftUntil(dueAt)),
  },
];

const states = Object.entries(withdrawalStatusNames).map(([value, label]) => ({ value, label }));
const statusOf = (view: View) => Number(view.get('status') ?? 10) as WithdrawalStatus;
const source = (view: View) =>
  query('GET /api/staff/withdraw/list', { status: statusOf(view), ...sortIn(view, withdrawalSorts) });

/** @public */
export function Component() {
  const view = useView();
  return (
    <ListPage
      title="Withdrawals"
      intro={statusOf(view) === 20 ? <MakeFile /> : undefined}
      columns={columns}
      filters={[{ name: 'status', label: 'State', options: states }]}
      sorts={withdrawalSorts}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ status }) => status}
      empty="No withdrawal in this state"
    >
      {(one) => <WithdrawalDetail one={one} />}
    </ListPage>
  );
}
