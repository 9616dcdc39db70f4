import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';

type Check = OutputOf<'GET /api/staff/ledger/checks'>['items'][number];

const wordsOf = ({ differences }: Check) =>
  differences.length === 0 ? 'They agree' : `${differences.length} things are not true`;

const columns: readonly Column<Check>[] = [
  { key: 'at', title: 'Looked at', value: ({ at }) => at, cell: ({ at }) => dateAndTime(at) },
  {
    key: 'result',
    title: 'Result',
    value: wordsOf,
    cell: (check) => <Tag tone={check.differences.length === 0 ? 'good' : 'danger'}>{wordsOf(check)}</Tag>,
  },
  { key: 'checks', title: 'Checks', value: ({ checks }) => checks, end: true },
  { key: 'took', title: 'Took', value: ({ tookMs }) => tookMs, cell: ({ tookMs }) => `${tookMs} ms`, end: true },
];

const source = (_view: View, page: number) => query('GET /api/staff/ledger/checks', { page });

/** @public */
export function Component() {
  const check = useAct('POST /api/staff/ledger/check', {
    done: 'We look now; the result is here in a moment',
    changes: ['GET /api/staff/ledger/checks'],
  });
  return (
    <ListPage
      title="Do the books agree?"
      intro={
        <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <p className="text-ink-soft">Everything is looked at every night, and when somebody asks.</p>
          <Button size="sm" loading={check.isPending} onClick={() => check.mutate({})}>
            Look now
          </Button>
        </div>
      }
      columns={columns}
      source={source}
      rowKey={({ id }) => String(id)}
      empty="Nobody has looked yet"
    >
      {(one) => (
        <Detail
          head={{
            number: `Check ${one.id}`,
            title: wordsOf(one),
            state: one.differences.length === 0 ? 'Agree' : 'Do not agree',
            tone: one.differences.length === 0 ? 'good' : 'danger',
            age: `${ageOf(one.at)} old`,
            owner: '',
          }}
          actions={
            <p className="text-ink-soft text-sm">
              {one.differences.length === 0
                ? 'Nothing.'
                : 'Find the entry in the ledger, and book a correction. Nothing in the books is ever changed.'}
            </p>
          }
          facts={[
            ['Checks', one.checks],
            ['Took', `${one.tookMs} ms`],
          ]}
          timeline={one.differences.map(({ check: name, found }) => ({
            at: one.at,
            who: `Not true: ${name}`,
            text: found.join('\n'),
          }))}
        />
      )}
    </ListPage>
  );
}
