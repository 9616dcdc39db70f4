import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { parcelWords } from '@sgb/contract/parcel-states.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Table } from '@sgb/ui/table.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import { Numbers } from '../../shared/links/numbers.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';

type Round = OutputOf<'GET /api/staff/groupship/rounds'>['items'][number];

const stateWords: Readonly<Record<Round['state'], string>> = {
  10: 'Open',
  20: 'Closed, being packed',
  30: 'Packed',
  40: 'On its way',
  50: 'At the ambassador',
  60: 'Being handed over',
  70: 'Finished',
  90: 'Cancelled',
};

const columns: readonly Column<Round>[] = [
  { key: 'name', title: 'Round', value: ({ name }) => name },
  { key: 'leader', title: 'Ambassador', value: ({ leader }) => leader.name },
  { key: 'line', title: 'Line', value: ({ line }) => line },
  { key: 'members', title: 'People', value: ({ members }) => members, end: true },
  {
    key: 'grams',
    title: 'Billed weight',
    value: ({ billableGrams }) => billableGrams,
    cell: ({ billableGrams }) => `${formatCount(billableGrams)} g`,
    end: true,
  },
  {
    key: 'packed',
    title: 'Packed',
    value: ({ parcels }) => `${parcels.filter(({ packed }) => packed).length} of ${parcels.length}`,
    end: true,
  },
  { key: 'ends', title: 'Ends', value: ({ endsAt }) => endsAt, cell: ({ endsAt }) => dateAndTime(endsAt) },
];

/** What is worked on first; the first one is what is shown. */
const states = ([20, 30, 40, 50, 60, 10, 70, 90] as const).map((state) => ({
  value: String(state),
  label: stateWords[state],
}));

const source = (view: View, page: number) =>
  query('GET /api/staff/groupship/rounds', { state: Number(view.get('state') ?? 20) as 20, page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Group shipments"
      intro={
        <p className="text-ink-soft text-sm">
          What neighbours ship together, by its state. Each part is packed as a parcel of its own, all of them together.
        </p>
      }
      columns={columns}
      filters={[{ name: 'state', label: 'State', options: states }]}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ state }) => state}
      empty="No round in this state"
    >
      {(one) => <RoundDetail one={one} />}
    </ListPage>
  );
}

function RoundDetail({ one }: { one: Round }) {
  return (
    <div className="flex flex-col gap-5">
      <Detail
        head={{
          number: `Round ${one.id}`,
          title: one.name,
          state: stateWords[one.state],
          age: one.closedAt ? `closed ${ageOf(one.closedAt)} ago` : `ends ${dateAndTime(one.endsAt)}`,
          owner: one.leader.name,
        }}
        actions={<Actions one={one} />}
        facts={[
          ['Line', one.line],
          ['People', one.members],
          ['Billed', one.billed ? 'everybody paid or dropped out' : 'not yet'],
        ]}
        timeline={one.closedAt ? [{ at: one.closedAt, who: 'The round', text: 'Closed' }] : []}
      />
      <Table
        caption="Its parcels"
        columns={[
          { key: 'number', header: 'Parcel', cell: ({ number }) => <Numbers text={number} />, primary: true },
          { key: 'state', header: 'State', cell: ({ status }) => parcelWords[status].label },
          { key: 'packed', header: 'Packed', cell: ({ packed }) => (packed ? 'yes' : 'no') },
        ]}
        rows={one.parcels}
        rowKey={({ id }) => id}
        empty="None yet: they are made when it closes."
      />
    </div>
  );
}

/** What staff may say next of a round; its parcels have to say so, too. */
const next: Readonly<Partial<Record<Round['state'], readonly [30 | 40 | 50 | 60 | 70, string]>>> = {
  20: [30, 'All of it is packed'],
  30: [40, 'It has left China'],
  40: [50, 'It is at its ambassador'],
  50: [60, 'It is being handed over'],
  60: [70, 'All of it is handed over'],
};

function Actions({ one: { id, state } }: { one: Round }) {
  const changes = ['GET /api/staff/groupship/rounds'] as const;
  const move = useAct('POST /api/staff/groupship/round/move', { done: 'Noted', changes });
  const cancel = useAct('POST /api/staff/groupship/round/cancel', { done: 'Cancelled; everybody is told', changes });
  const on = next[state];
  const stops = state === 10 || state === 20;
  if (!on && !stops) return <p className="text-ink-soft text-sm">Nothing: it has ended.</p>;
  return (
    <WithReason
      label="Why"
      hint={stops ? 'Needed to cancel it; everybody in it reads it, and has all money back.' : 'For colleagues.'}
      moves={[
        ...(on
          ? [
              {
                words: on[1],
                freely: true as const,
                busy: move.isPending,
                act: (reason: string) => move.mutate({ id, state: on[0], reason }),
              },
            ]
          : []),
        ...(stops
          ? [
              {
                words: 'Cancel the round',
                danger: true as const,
                busy: cancel.isPending,
                act: (reason: string) => cancel.mutate({ id, reason }),
              },
            ]
          : []),
      ]}
    />
  );
}
