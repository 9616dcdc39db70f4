import { auditSorts } from '@sgb/contract/audit.ts';
import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { daysIn } from '../../shared/table/days.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import { sortIn } from '../../shared/table/sorting.ts';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { Pretty } from '../../shared/words/pretty.tsx';

type Row = OutputOf<'GET /api/staff/audit/list'>['items'][number];

const shortCall = (call: string) => call.replace(/^POST \/api\/(staff\/)?/, '');

const columns: readonly Column<Row>[] = [
  { key: 'at', title: 'When', value: ({ at }) => at, cell: ({ at }) => dateAndTime(at) },
  { key: 'by', title: 'Who', value: ({ by, role }) => `${by} (${role})` },
  { key: 'call', title: 'Call', value: ({ call }) => shortCall(call) },
  { key: 'subject', title: 'On what', value: ({ subject }) => subject },
  { key: 'whose', title: 'Whose', value: ({ usernames }) => usernames.join(', ') },
  { key: 'why', title: 'Why', value: ({ why }) => why },
];

const filters = [
  { name: 'who', label: 'Who' },
  { name: 'call', label: 'Call' },
  { name: 'subject', label: 'On what, or whose' },
  { name: 'from', label: 'From', day: true as const },
  { name: 'until', label: 'Until', day: true as const },
];

function source(view: View) {
  return query('GET /api/staff/audit/list', {
    who: view.get('who') ?? '',
    call: view.get('call') ?? '',
    subject: view.get('subject') ?? '',
    ...daysIn(view),
    ...sortIn(view, auditSorts),
  });
}

/** @public */
export function Component() {
  return (
    <ListPage
      title="What staff did"
      columns={columns}
      filters={filters}
      sorts={auditSorts}
      source={source}
      rowKey={({ id }) => String(id)}
      empty="Nobody of staff did anything like that"
    >
      {(row) => (
        <Detail
          head={{
            number: shortCall(row.call),
            title: row.summary,
            state: row.outcome === 'done' ? 'Done' : row.outcome,
            tone: row.outcome === 'done' ? 'good' : 'warn',
            age: `${ageOf(row.at)} ago`,
            owner: '',
          }}
          actions={<p className="text-ink-soft text-sm">Nothing: what was done stays written down.</p>}
          facts={[
            ['Who', `${row.by}, ${row.role}`],
            ['When', dateAndTime(row.at)],
            ['On what', row.subject],
            ['Whose', row.usernames.join(', ')],
            ['Why', row.why],
            ['From where', row.ip],
            ['Request', row.requestId],
            ['Given', <Pretty key="input" json={row.input} />],
            ['Before', <Pretty key="before" json={row.before} />],
            ['After', <Pretty key="after" json={row.after} />],
          ]}
          timeline={[{ at: row.at, who: row.by, text: row.why || row.summary }]}
        />
      )}
    </ListPage>
  );
}
