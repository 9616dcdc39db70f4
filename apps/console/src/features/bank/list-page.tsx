import { shortDate } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { api, query } from '../../shared/api/api.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ImportForm } from './import-form.tsx';
import { type Line, matchWords } from './line.ts';
import { LineDetail } from './line-detail.tsx';

const best = ({ suggestions: [first] }: Line) => (first ? `${first.number}: ${matchWords[first.kind]}` : '');

const columns: readonly Column<Line>[] = [
  { key: 'text', title: 'On the statement', value: ({ text }) => text },
  { key: 'day', title: 'Day', value: ({ bookedOn }) => bookedOn, cell: ({ bookedOn }) => shortDate(bookedOn) },
  {
    key: 'amount',
    title: 'Amount',
    value: ({ amount }) => amount,
    cell: ({ amount }) => formatRand(amount),
    end: true,
  },
  { key: 'who', title: 'By its reference', value: ({ username }) => username || 'nobody' },
  { key: 'match', title: 'Fits', value: best },
];

/** Lines are credited in one go only where exactly one claim fits exactly; the others are left, with the reason. */
async function creditExact({ id }: Line): Promise<void> {
  const { credited } = await api.call('POST /api/staff/recharge/approveexact', { lines: [id] });
  if (credited.length === 0) throw new Error('Left: not one claim fits it exactly, or it needs a second person.');
}

const source = (_view: View, page: number) => query('GET /api/staff/recharge/lines', { page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Bank statements"
      intro={<ImportForm />}
      columns={columns}
      source={source}
      rowKey={({ id }) => String(id)}
      bulk={{ label: 'Credit what fits exactly', nameOf: ({ text }) => text, act: creditExact }}
      empty="Every line of the statements is settled"
    >
      {(line) => <LineDetail line={line} />}
    </ListPage>
  );
}
