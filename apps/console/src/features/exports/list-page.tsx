import { auditSorts, exportKinds } from '@sgb/contract/audit.ts';
import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { formatCount } from '@sgb/money/format.ts';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { daysIn } from '../../shared/table/days.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import { sortIn } from '../../shared/table/sorting.ts';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { Pretty } from '../../shared/words/pretty.tsx';

type Export = OutputOf<'GET /api/staff/audit/exports'>['items'][number];

const kindWords = {
  list: 'All rows of a list',
  person: 'All we know of a person',
  bank: 'Payments for the bank',
  report: 'A report on paper',
} as const;

const rowsOf = ({ rows, whole }: Export) =>
  rows === null ? 'not said' : whole ? formatCount(rows) : `${formatCount(rows)}, then it broke off`;

const columns: readonly Column<Export>[] = [
  { key: 'at', title: 'When', value: ({ at }) => at, cell: ({ at }) => dateAndTime(at) },
  { key: 'by', title: 'Who', value: ({ by, role }) => `${by} (${role})` },
  { key: 'kind', title: 'File', value: ({ kind }) => kindWords[kind] },
  { key: 'what', title: 'Of what', value: ({ subject }) => subject },
  { key: 'rows', title: 'Rows', value: ({ rows }) => rows ?? 0, cell: rowsOf, end: true },
  { key: 'why', title: 'Why', value: ({ why }) => why },
];

const filters = [
  { name: 'who', label: 'Who' },
  {
    name: 'kind',
    label: 'File',
    options: [{ value: '', label: 'All' }, ...exportKinds.map((value) => ({ value, label: kindWords[value] }))],
  },
  { name: 'from', label: 'From', day: true as const },
  { name: 'until', label: 'Until', day: true as const },
];

function source(view: View) {
  return query('GET /api/staff/audit/exports', {
    who: view.get('who') ?? '',
    kind: (view.get('kind') ?? '') as 'list',
    ...daysIn(view),
    ...sortIn(view, auditSorts),
  });
}

/** @public */
export function Component() {
  return (
    <ListPage
      title="Exports"
      intro={
        <p className="text-ink-soft text-sm">
          Every file that somebody of staff took out of the console. Labels and pick lists are not among them.
        </p>
      }
      columns={columns}
      filters={filters}
      sorts={auditSorts}
      source={source}
      rowKey={({ id }) => String(id)}
      empty="Nobody took out a file like that"
    >
      {(one) => (
        <Detail
          head={{
            number: one.subject,
            title: kindWords[one.kind],
            state: one.whole ? 'Taken out' : 'Broke off',
            tone: one.whole ? 'good' : 'warn',
            age: `${ageOf(one.at)} ago`,
            owner: one.by,
          }}
          actions={<p className="text-ink-soft text-sm">Nothing: what was taken out stays written down.</p>}
          facts={[
            ['Who', `${one.by}, ${one.role}`],
            ['When', dateAndTime(one.at)],
            ['What', one.summary],
            ['Rows', rowsOf(one)],
            ...(one.usernames.length > 0 ? [['Whose', one.usernames.join(', ')] as const] : []),
            ['Why', one.why || 'not asked for'],
            ['From where', one.ip],
            ['Asked for with', <Pretty key="input" json={one.input} />],
          ]}
          timeline={[{ at: one.at, who: one.by, text: one.why || one.summary }]}
        />
      )}
    </ListPage>
  );
}
