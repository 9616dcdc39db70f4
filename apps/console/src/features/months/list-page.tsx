import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime, monthAndYear } from '@sgb/contract/date-words.ts';
import { plusDays, plusMonths } from '@sgb/contract/time.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { LedgerPaper } from '../../shared/files/ledger-paper.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';

type Month = OutputOf<'GET /api/staff/ledger/months'>['items'][number];

const stateWords = { running: 'Runs', open: 'Open', next: 'To close next', closed: 'Closed' } as const;
const lastDayOf = ({ month }: Month) => plusDays(plusMonths(`${month}-01`, 1), -1);
const nameOf = ({ month }: Month) => monthAndYear(`${month}-15T10:00:00Z`);

const columns: readonly Column<Month>[] = [
  { key: 'month', title: 'Month', value: ({ month }) => month, cell: nameOf },
  { key: 'state', title: 'State', value: ({ state }) => stateWords[state] },
  {
    key: 'closed',
    title: 'Closed',
    value: ({ closedAt }) => closedAt ?? '',
    cell: ({ closedAt }) => (closedAt ? dateAndTime(closedAt) : ''),
  },
  { key: 'by', title: 'By', value: ({ closedBy }) => closedBy },
  { key: 'entries', title: 'Entries', value: ({ entries }) => entries ?? '', end: true },
];

const source = (_view: View, page: number) => query('GET /api/staff/ledger/months', { page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Months"
      intro={
        <p className="text-ink-soft text-sm">
          A closed month stays as it is: nothing can be booked in it any more. Months are closed in order, once{' '}
          <Link className="text-brand underline" to="/books">
            the books agree
          </Link>
          .
        </p>
      }
      columns={columns}
      source={source}
      rowKey={({ month }) => month}
      version={({ state }) => state}
      empty="There is nothing in the books"
    >
      {(month) => <MonthDetail month={month} />}
    </ListPage>
  );
}

function MonthDetail({ month }: { month: Month }) {
  return (
    <Detail
      head={{
        number: month.month,
        title: nameOf(month),
        state: stateWords[month.state],
        tone: month.state === 'closed' ? 'good' : 'neutral',
        age: '',
        owner: month.closedBy,
      }}
      actions={<Close month={month} />}
      facts={[
        [
          'Turnover and VAT',
          <Link key="turnover" className="text-brand underline" to={`/turnover?month=${month.month}`}>
            {nameOf(month)}
          </Link>,
        ],
        [
          'Entries',
          <Link
            key="entries"
            className="text-brand underline"
            to={`/ledger?from=${month.month}-01&until=${lastDayOf(month)}`}
          >
            all of {nameOf(month)}
          </Link>,
        ],
        [
          'On paper',
          <span key="papers" className="flex flex-wrap gap-2">
            <LedgerPaper kind="turnover" month={month.month} label="Turnover and VAT" />
            <LedgerPaper kind="liabilities" month={month.month} label="What we owed" />
            {month.state === 'closed' && <LedgerPaper kind="close" month={month.month} label="Closing" />}
          </span>,
        ],
      ]}
      timeline={month.closedAt ? [{ at: month.closedAt, who: month.closedBy, text: 'Closed it' }] : []}
    />
  );
}

function Close({ month }: { month: Month }) {
  const [sure, setSure] = useState(false);
  const close = useAct('POST /api/staff/ledger/closemonth', {
    done: `${nameOf(month)} is closed`,
    changes: ['GET /api/staff/ledger/months'],
  });
  if (month.state === 'closed') return <p className="text-ink-soft text-sm">Nothing: it is closed for good.</p>;
  if (month.state === 'running') return <p className="text-ink-soft text-sm">It is not over.</p>;
  if (month.state === 'open') return <p className="text-ink-soft text-sm">Earlier months have to be closed first.</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Checkbox checked={sure} onChange={setSure} label="Nothing of that month is missing; it cannot be opened again" />
      <Button disabled={!sure} loading={close.isPending} onClick={() => close.mutate({ month: month.month })}>
        Close {nameOf(month)}
      </Button>
    </div>
  );
}
