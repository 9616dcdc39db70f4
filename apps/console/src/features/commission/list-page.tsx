import type { OutputOf } from '@sgb/contract/client.ts';
import { shortDate } from '@sgb/contract/date-words.ts';
import { shopDay } from '@sgb/contract/time.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { query } from '../../shared/api/api.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { useView, type View } from '../../shared/table/use-view.ts';
import { Lines } from './lines.tsx';
import { Sum } from './sum.tsx';

type Earner = OutputOf<'GET /api/staff/commission/run'>['items'][number];

const monthOf = (view: View) => view.get('month') ?? shopDay(new Date()).slice(0, 7);

const amount = (key: 'earned' | 'reversed' | 'tier' | 'total' | 'paid' | 'toPay', title: string): Column<Earner> => ({
  key,
  title,
  value: (row) => row[key],
  cell: (row) => formatRand(row[key]),
  end: true,
});

const columns: readonly Column<Earner>[] = [
  { key: 'who', title: 'Who', value: ({ username }) => username },
  { key: 'lines', title: 'Lines', value: ({ lines }) => lines, end: true },
  amount('earned', 'Earned'),
  amount('reversed', 'Taken back'),
  {
    key: 'rate',
    title: 'Rate reached',
    value: ({ rate }) => rate,
    cell: ({ rate }) => formatPercent(rate),
    end: true,
  },
  amount('tier', 'For the rate'),
  amount('total', 'Comes to'),
  amount('paid', 'In the purse'),
  amount('toPay', 'To be paid'),
  {
    key: 'next',
    title: 'Next',
    value: ({ nextAt }) => nextAt,
    cell: ({ nextAt }) => (nextAt ? shortDate(nextAt) : ''),
  },
  { key: 'closed', title: 'Month', value: ({ closed }) => (closed ? 'Closed' : 'Open') },
];

const source = (view: View, page: number) => query('GET /api/staff/commission/run', { month: monthOf(view), page });

/** @public */
export function Component() {
  const view = useView();
  const month = monthOf(view);
  return (
    <ListPage
      title="Commission run"
      intro={
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft text-sm">
            What the month earns our ambassadors and influencers. It comes into their purses by itself, line by line,
            once goods cannot be sent back any more; the difference for a higher rate after the month is over.
          </p>
          <Field label="Month">
            <Input
              type="month"
              value={month}
              onChange={({ target }) =>
                /^20\d\d-\d\d$/.test(target.value) && view.set({ month: target.value, page: null, open: null })
              }
            />
          </Field>
          <Sum month={month} />
        </div>
      }
      columns={columns}
      source={source}
      rowKey={({ accountId }) => String(accountId)}
      empty="Nobody earned anything in that month"
    >
      {(earner) => <Lines month={month} earner={earner} />}
    </ListPage>
  );
}
