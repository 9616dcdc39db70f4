import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { type BackKind, type BackState, backKinds, backStates } from '@sgb/contract/given-back.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Link } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { EntryLink } from '../../shared/links/entry-link.tsx';
import { Numbers } from '../../shared/links/numbers.tsx';
import { daysIn } from '../../shared/table/days.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { useView, type View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { BackSums } from './sums.tsx';
import { kindWords, stateWords } from './words.ts';

type Back = OutputOf<'GET /api/staff/refund/list'>['items'][number];

const amountOf = ({ cents }: Back) => (cents === null ? 'known when settled' : formatRand(cents));
const whoOf = ({ by, second }: Back) => (by === '' ? '–' : second === '' ? by : `${by}, agreed by ${second}`);

const columns: readonly Column<Back>[] = [
  { key: 'at', title: 'When', value: ({ at }) => at, cell: ({ at }) => dateAndTime(at) },
  { key: 'kind', title: 'For', value: ({ kind }) => kindWords[kind] },
  { key: 'ref', title: 'Number', value: ({ ref }) => ref },
  { key: 'whose', title: 'Shopper', value: ({ usernames }) => usernames.join(', ') },
  { key: 'why', title: 'Why', value: ({ why }) => why },
  { key: 'by', title: 'By', value: whoOf },
  { key: 'cents', title: 'Amount', value: ({ cents }) => cents ?? 0, cell: amountOf, end: true },
  {
    key: 'books',
    title: 'In the books',
    value: ({ entryId, decisionId }) => entryId ?? decisionId ?? '',
    cell: (one) => <Traces one={one} />,
  },
];

const filters = [
  { name: 'state', label: 'State', options: backStates.map((value) => ({ value, label: stateWords[value] })) },
  {
    name: 'kind',
    label: 'For',
    options: [{ value: '', label: 'All' }, ...backKinds.map((value) => ({ value, label: kindWords[value] }))],
  },
  { name: 'q', label: 'Shopper or number' },
  { name: 'from', label: 'From', day: true as const },
  { name: 'until', label: 'Until', day: true as const },
];

function source(view: View, _page: number, after: string | null) {
  return query('GET /api/staff/refund/list', {
    state: (view.get('state') ?? 'paid') as BackState,
    kind: (view.get('kind') ?? '') as BackKind,
    q: view.get('q') ?? '',
    ...daysIn(view),
    ...(after && { after: Number(after) }),
  });
}

/** @public */
export function Component() {
  const view = useView();
  return (
    <ListPage
      title="Refunds"
      intro={<BackSums view={view} />}
      columns={columns}
      filters={filters}
      source={source}
      rowKey={({ id }) => String(id)}
      empty="No refund like that"
    >
      {(one) => (
        <Detail
          head={{
            number: one.ref,
            title: kindWords[one.kind],
            state: stateWords[one.state],
            tone: one.state === 'paid' ? 'good' : 'warn',
            age: `${ageOf(one.at)} ago`,
            owner: one.by,
          }}
          actions={<WhereOn one={one} />}
          facts={[
            ['Number', <Numbers key="ref" text={one.ref} />],
            ['Shopper', one.usernames.join(', ')],
            ['Why', one.why ? <Numbers key="why" text={one.why} /> : 'not said'],
            ['By', whoOf(one)],
          ]}
          money={[
            ['Amount', amountOf(one)],
            ...(one.entryId === null ? [] : [['In the books', <EntryLink key="entry" id={one.entryId} />] as const]),
          ]}
          timeline={[{ at: one.at, who: whoOf(one), text: one.state === 'paid' ? 'Paid' : 'Asked for it' }]}
        />
      )}
    </ListPage>
  );
}

function Traces({ one: { entryId, decisionId } }: { one: Back }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {entryId !== null && <EntryLink id={entryId} />}
      {decisionId !== null && <DecisionLink id={decisionId} />}
    </span>
  );
}

function DecisionLink({ id }: { id: number }) {
  return (
    <Link to={`/approvals?id=${id}&open=${id}`} className="text-brand underline">
      Decision {id}
    </Link>
  );
}

/** It is worked off where it waits, and nowhere else. */
function WhereOn({ one: { state, ref, decisionId } }: { one: Back }) {
  if (decisionId !== null)
    return (
      <p className="text-sm">
        {state === 'paid' ? 'Agreed to as ' : 'It is decided with '}
        <DecisionLink id={decisionId} />.
      </p>
    );
  if (state === 'asked')
    return (
      <p className="text-sm">
        It is answered under{' '}
        <Link to="/refunds" className="text-brand underline">
          Wishes for money back
        </Link>
        .
      </p>
    );
  if (state === 'supervisor')
    return (
      <p className="text-sm">
        It is settled with <Numbers text={ref} />.
      </p>
    );
  return <p className="text-ink-soft text-sm">Nothing: it was paid.</p>;
}
