import type { OutputOf } from '@sgb/contract/client.ts';
import { shortDate } from '@sgb/contract/date-words.ts';
import { formatCount, formatPercent, formatRand } from '@sgb/money/format.ts';
import { Table } from '@sgb/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { useView, type View } from '../../shared/table/use-view.ts';

type Campaign = OutputOf<'GET /api/staff/figures/campaigns'>['items'][number];
type Figures = Pick<Campaign, 'given' | 'used' | 'costCents'>;

/** Of those that were given in the span; used ones may have been given before it. */
const redeemed = ({ given, used }: Figures) => (given === 0 ? '–' : formatPercent(Math.round((used * 10_000) / given)));
const each = ({ used, costCents }: Figures) => (used <= 0 ? '–' : formatRand(Math.round(costCents / used)));

const columns: readonly Column<Campaign>[] = [
  { key: 'name', title: 'Coupon', value: ({ name }) => name },
  { key: 'key', title: 'Key', value: ({ key }) => key },
  { key: 'given', title: 'Given', value: ({ given }) => given, cell: ({ given }) => formatCount(given), end: true },
  { key: 'used', title: 'Used', value: ({ used }) => used, cell: ({ used }) => formatCount(used), end: true },
  { key: 'redeemed', title: 'Used of given', value: redeemed, end: true },
  {
    key: 'cost',
    title: 'Cost',
    value: ({ costCents }) => costCents,
    cell: ({ costCents }) => formatRand(costCents),
    end: true,
  },
  { key: 'each', title: 'Cost of each used', value: each, end: true },
];

const spans = [
  { value: '31', label: '31 days' },
  { value: '7', label: '7 days' },
  { value: '92', label: '92 days' },
];
const daysOf = (view: View) => Number(view.get('days') ?? 31) as 31;

const source = (view: View, page: number) => query('GET /api/staff/figures/campaigns', { days: daysOf(view), page });

/** @public */
export function Component() {
  const view = useView();
  return (
    <ListPage
      title="What campaigns cost"
      intro={
        <p className="text-ink-soft text-sm">
          Of the days that you choose: what was given and used on them. What a coupon cost in all, and may still cost,
          stands with{' '}
          <Link className="text-brand underline" to="/coupons">
            the coupons
          </Link>
          ; a coupon that came back because an order was cancelled counts as not used.
        </p>
      }
      columns={columns}
      filters={[{ name: 'days', label: 'Span', options: spans }]}
      source={source}
      rowKey={({ id }) => String(id)}
      version={() => daysOf(view)}
      empty="No coupon was given or used"
    >
      {({ id, name }) => <ByDay id={id} name={name} days={daysOf(view)} />}
    </ListPage>
  );
}

function ByDay({ id, name, days }: { id: number; name: string; days: 31 }) {
  const found = useQuery(query('GET /api/staff/figures/campaign', { id, days }));
  return (
    <Answer of={found}>
      {({ items }) => (
        <Table
          caption={`${name}, day by day`}
          columns={[
            { key: 'day', header: 'Day', cell: ({ day }) => shortDate(`${day}T10:00:00Z`), primary: true },
            { key: 'given', header: 'Given', cell: ({ given }) => formatCount(given), align: 'end' },
            { key: 'used', header: 'Used', cell: ({ used }) => formatCount(used), align: 'end' },
            { key: 'cost', header: 'Cost', cell: ({ costCents }) => formatRand(costCents), align: 'end' },
          ]}
          rows={items}
          rowKey={({ day }) => day}
          empty="Nothing happened on these days."
        />
      )}
    </Answer>
  );
}
