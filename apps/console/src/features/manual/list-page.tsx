import { dateAndTime } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { query } from '../../shared/api/api.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { AskForm } from './ask-form.tsx';
import { type Manual, placeWords } from './manual.ts';
import { ManualDetail, stateWords } from './manual-detail.tsx';

const columns: readonly Column<Manual>[] = [
  { key: 'number', title: 'Number', value: ({ number }) => number },
  { key: 'from', title: 'From', value: ({ from }) => placeWords(from) },
  { key: 'to', title: 'To', value: ({ to }) => placeWords(to) },
  { key: 'cents', title: 'Amount', value: ({ cents }) => cents, cell: ({ cents }) => formatRand(cents), end: true },
  { key: 'state', title: 'State', value: ({ state }) => stateWords[state] },
  { key: 'why', title: 'Why', value: ({ why }) => why },
  { key: 'by', title: 'Asked by', value: ({ by }) => by },
  { key: 'second', title: 'Decided by', value: ({ decidedBy }) => decidedBy },
  { key: 'at', title: 'Asked', value: ({ at }) => at, cell: ({ at }) => dateAndTime(at) },
];

const options = [
  { value: '0', label: 'All' },
  { value: '1', label: 'Not booked' },
  { value: '2', label: 'Booked' },
];

const source = (view: View, page: number) =>
  query('GET /api/staff/ledger/manuals', { state: Number(view.get('state') ?? 0) as 0, page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Booked by hand"
      intro={
        <div className="flex flex-col gap-3">
          <p className="text-ink-soft text-sm">
            One asks, another agrees, whatever the amount. S Coin, jars, vouchers and what is set aside are not booked
            by hand: they move with what they belong to.
          </p>
          <OpenForm words="Ask for an entry">{(close) => <AskForm onDone={close} />}</OpenForm>
        </div>
      }
      columns={columns}
      filters={[{ name: 'state', label: 'State', options }]}
      source={source}
      rowKey={({ number }) => number}
      version={({ state, reversedBy }) => `${state} ${reversedBy}`}
      empty="Nothing was booked by hand"
    >
      {(one) => <ManualDetail one={one} />}
    </ListPage>
  );
}
