import { dateAndTime } from '@sgb/contract/date-words.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { useView, type View } from '../../shared/table/use-view.ts';
import { examplesOf, type Rates, rateWords, type Which } from './rate.ts';
import { SetForm } from './set-form.tsx';

type Row = Rates['items'][number];

const stateWords = { planned: 'Planned', now: 'In force', past: 'Over' } as const;
const tones = { planned: 'info', now: 'good', past: 'neutral' } as const;
const movedWords = ({ changeBasisPoints: moved }: Row) =>
  moved === null ? '' : `${moved > 0 ? '+' : ''}${formatPercent(moved)}`;
const fromWords = ({ from }: { from: string | null }) => (from ? dateAndTime(from) : 'The first start');

const columns: readonly Column<Row>[] = [
  { key: 'from', title: 'From', value: ({ from }) => from ?? '', cell: fromWords },
  { key: 'rate', title: 'Rand for a yuan', value: ({ rate }) => rate, cell: ({ rate }) => rateWords(rate), end: true },
  {
    key: 'moved',
    title: 'Moved',
    value: ({ changeBasisPoints }) => changeBasisPoints ?? 0,
    cell: movedWords,
    end: true,
  },
  {
    key: 'state',
    title: 'State',
    value: ({ state }) => stateWords[state],
    cell: ({ state }) => <Tag tone={tones[state]}>{stateWords[state]}</Tag>,
  },
  { key: 'by', title: 'Set by', value: ({ by }) => by },
  { key: 'why', title: 'Where it is from', value: ({ why }) => why },
];

const options = [
  { value: 'rate', label: 'Our rate' },
  { value: 'market', label: 'The market’s rate' },
];

const source = (view: View, page: number) =>
  query('GET /api/staff/exchange/rates', { of: (view.get('of') ?? 'rate') as Which, page });

function Now({ rates }: { rates: Rates }) {
  const { now, market, atNine, marginBasisPoints } = rates;
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid gap-3 sm:grid-cols-3">
        <Figure label="In force" value={rateWords(now.rate)} more={`${fromWords(now)}, ${now.by}`} />
        <Figure label="The market" value={rateWords(market.rate)} more={`${fromWords(market)}, ${market.by}`} />
        <Figure
          label="At the next 09:00"
          value={atNine.leaps ? 'Waits for somebody' : rateWords(atNine.rate)}
          more={
            atNine.leaps
              ? `${rateWords(atNine.rate)} is too far from today’s to be set by itself`
              : `the market and ${formatPercent(marginBasisPoints)} on top`
          }
        />
      </dl>
      <OpenForm words="Set a rate">{(close) => <SetForm rates={rates} onDone={close} />}</OpenForm>
    </div>
  );
}

const Figure = ({ label, value, more }: { label: string; value: string; more: string }) => (
  <div className="rounded-card border border-line bg-card p-4">
    <dt className="text-ink-soft text-sm">{label}</dt>
    <dd className="font-bold text-xl">{value}</dd>
    <dd className="text-ink-soft text-sm">{more}</dd>
  </div>
);

/** @public */
export function Component() {
  const view = useView();
  const { data } = useQuery(source(view, view.page));
  return (
    <ListPage
      title="Exchange rate"
      intro={data && <Now rates={data} />}
      columns={columns}
      filters={[{ name: 'of', label: 'Which', options }]}
      source={source}
      rowKey={({ from }) => from ?? 'first'}
      version={({ state }) => state}
      empty="There is no rate"
    >
      {(row) => <RateDetail row={row} now={data?.now.rate ?? row.rate} />}
    </ListPage>
  );
}

function RateDetail({ row, now }: { row: Row; now: number }) {
  return (
    <Detail
      head={{
        number: `From ${fromWords(row)}`,
        title: `${rateWords(row.rate)} for a yuan`,
        state: stateWords[row.state],
        tone: tones[row.state],
        age: '',
        owner: row.by,
      }}
      actions={
        <p className="text-ink-soft text-sm">
          {row.state === 'planned'
            ? 'It applies by itself. Set another one from the same moment to replace it.'
            : 'Nothing: a rate that applied stays in the books. Set a new one above.'}
        </p>
      }
      facts={[
        ['Where it is from', row.why || (row.from ? 'Made of the market’s rate and our margin' : 'The first start')],
        ['Agreed to by', row.second || 'nobody had to'],
        ['Moved', movedWords(row) || 'nothing before it'],
      ]}
      money={examplesOf(now, row.rate).map(({ yuan, before, after }) => [
        `Goods of ¥ ${yuan}`,
        before === after ? formatRand(after) : `${formatRand(after)}, by today’s rate ${formatRand(before)}`,
      ])}
      timeline={row.from ? [{ at: row.from, who: row.by, text: `${rateWords(row.rate)} applies` }] : []}
    />
  );
}
