import { longDate, shortDate } from '@sgb/contract/date-words.ts';
import type { FunnelStepId } from '@sgb/contract/figures-desk.ts';
import { formatCount, formatPercent } from '@sgb/money/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../shared/api/api.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { useView, type View } from '../../shared/table/use-view.ts';
import { type Funnel, partOf, stepsOf, visitorsAt } from './funnel.ts';
import { StepBars } from './steps.tsx';

type Day = Funnel['items'][number];

const people = (step: FunnelStepId, title: string): Column<Day> => ({
  key: `step${step}`,
  title,
  value: (day) => visitorsAt(stepsOf(day), step),
  cell: (day) => formatCount(visitorsAt(stepsOf(day), step)),
  end: true,
});

const part = (key: string, title: string, some: FunnelStepId, all: FunnelStepId): Column<Day> => {
  const of = (day: Day) => partOf(visitorsAt(stepsOf(day), some), visitorsAt(stepsOf(day), all));
  return {
    key,
    title,
    value: (day) => (of(day) ?? 0) / 100,
    cell: (day) => (of(day) === null ? '–' : formatPercent(of(day) ?? 0)),
    end: true,
  };
};

const columns: readonly Column<Day>[] = [
  {
    key: 'day',
    title: 'Day',
    value: ({ day }) => day,
    cell: ({ day }) => <span className="whitespace-nowrap">{shortDate(`${day}T10:00:00Z`)}</span>,
  },
  people(1, 'Saw a page'),
  people(4, 'Saw registration'),
  people(5, 'Registered'),
  people(6, 'Logged in'),
  people(7, 'Used the cart'),
  people(8, 'To pay later'),
  people(9, 'Paid'),
  part('registered', 'Registered of all', 5, 1),
  part('paidOfCarts', 'Paid of carts', 9, 7),
  part('paid', 'Paid of all', 9, 1),
];

const spans = [
  { value: '31', label: '31 days' },
  { value: '7', label: '7 days' },
  { value: '92', label: '92 days' },
];

function source(view: View) {
  const days = Number(view.get('days') ?? 31) as 31;
  return {
    queryKey: ['GET /api/staff/figures/funnel', { days }],
    queryFn: async () => {
      const found = await api.call('GET /api/staff/figures/funnel', { days });
      return { ...found, total: found.items.length, page: 1, pages: 1 };
    },
  };
}

/** @public */
export function Component() {
  const { data } = useQuery(source(useView()));
  return (
    <ListPage
      title="From visitor to buyer"
      intro={
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft text-sm">
            Counted every hour, without names; a visitor of several days counts on each of them. Days open below. See
            also{' '}
            <Link className="text-brand underline" to="/misses">
              what was searched and not found
            </Link>{' '}
            and{' '}
            <Link className="text-brand underline" to="/campaigns">
              what campaigns cost
            </Link>
            .
          </p>
          {data && (
            <StepBars
              steps={data.steps}
              title={`${shortDate(`${data.from}T10:00:00Z`)} to ${shortDate(`${data.until}T10:00:00Z`)}`}
            />
          )}
        </div>
      }
      columns={columns}
      filters={[{ name: 'days', label: 'Span', options: spans }]}
      source={source}
      rowKey={({ day }) => day}
      empty="Nobody came"
    >
      {(one) => <StepBars steps={stepsOf(one)} title={longDate(`${one.day}T10:00:00Z`)} />}
    </ListPage>
  );
}
