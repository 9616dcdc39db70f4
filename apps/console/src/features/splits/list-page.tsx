import type { OutputOf } from '@sgb/contract/client.ts';
import { splitStates } from '@sgb/contract/splits.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { query } from '../../shared/api/api.ts';
import { FloorPage } from '../../shared/floor/floor-page.tsx';
import { PaperButton } from '../../shared/floor/paper-button.tsx';
import { ThingPanel } from '../../shared/floor/thing-panel.tsx';
import { Numbers } from '../../shared/links/numbers.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';
import { CannotSplit } from './cannot-split.tsx';

type Split = OutputOf<'GET /api/staff/split/list'>['items'][number];

const outcomeOf = ({ state, newNumber, why }: Split) => {
  if (state === splitStates.waiting) return '';
  return state === splitStates.done ? newNumber : `Left together${why && `: ${why}`}`;
};

const columns: readonly Column<Split>[] = [
  { key: 'number', title: 'Order', value: ({ number }) => number },
  { key: 'what', title: 'What', value: ({ title, options }) => [title, ...options].join(', ') },
  { key: 'out', title: 'Take out', value: ({ pieces, of }) => `${pieces} of ${of}`, end: true },
  { key: 'shelf', title: 'Shelf', value: ({ shelf }) => shelf },
  {
    key: 'due',
    title: 'Clock',
    value: ({ dueAt }) => dueAt,
    cell: ({ state, dueAt }) =>
      state === splitStates.waiting ? (
        <ClockTag due={dueAt} />
      ) : (
        <Tag tone={state === splitStates.done ? 'good' : 'warn'}>
          {state === splitStates.done ? 'Split' : 'Not split'}
        </Tag>
      ),
  },
  { key: 'outcome', title: 'What became of it', value: outcomeOf, cell: (row) => <Numbers text={outcomeOf(row)} /> },
];

const shows = ['waiting', 'ended'] as const;
const words = { waiting: 'To split', ended: 'Done and not done' } as const;

const source = (view: View, page: number) =>
  query('GET /api/staff/split/list', { show: shows.find((show) => show === view.get('show')) ?? 'waiting', page });

/** @public */
export function Component() {
  return (
    <FloorPage>
      <ListPage
        title="Splitting"
        columns={columns}
        filters={[{ name: 'show', label: 'Show', options: shows.map((value) => ({ value, label: words[value] })) }]}
        source={source}
        rowKey={({ id }) => String(id)}
        version={({ state }) => state}
        empty="Nothing here"
      >
        {(one) => (
          <div className="flex flex-col gap-4">
            {one.state === splitStates.waiting && (
              <p className="font-semibold">
                Take out {one.pieces} of {one.of}, from shelf {one.shelf}.
              </p>
            )}
            {one.state === splitStates.done && (
              <PaperButton kind="labels" codes={[one.newNumber, one.number]} label="Labels of both orders" />
            )}
            <ThingPanel code={one.number} site="guangzhou" />
            {one.newNumber !== '' && <ThingPanel code={one.newNumber} site="guangzhou" />}
            {one.state === splitStates.waiting && <CannotSplit orderId={one.orderId} cents={one.cents} />}
          </div>
        )}
      </ListPage>
    </FloorPage>
  );
}
