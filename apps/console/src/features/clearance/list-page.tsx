import { dateAndTime, shortDate } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import { pictureAddress } from '../../shared/links/picture-address.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import {
  conditionWords,
  optionsOf,
  type Piece,
  reasonWords,
  specialWords,
  stateTones,
  stateWords,
  warehouseWords,
} from './piece.ts';
import { changes, PieceForm } from './piece-form.tsx';

const columns: readonly Column<Piece>[] = [
  {
    key: 'title',
    title: 'Piece',
    value: ({ title }) => title,
    cell: ({ title }) => <span className="line-clamp-2 max-w-sm">{title}</span>,
  },
  {
    key: 'picture',
    title: 'Picture',
    value: ({ picture }) => picture,
    cell: ({ picture }) => (
      <img src={pictureAddress(picture, 160)} alt="" className="size-12 rounded-control bg-sunk object-cover" />
    ),
  },
  { key: 'id', title: 'Number', value: ({ id }) => id },
  { key: 'condition', title: 'Condition', value: ({ condition }) => conditionWords[condition] },
  { key: 'where', title: 'Lies in', value: ({ warehouse }) => warehouseWords[warehouse] },
  {
    key: 'price',
    title: 'Price',
    value: ({ priceCents }) => priceCents,
    cell: ({ priceCents }) => formatRand(priceCents),
    end: true,
  },
  {
    key: 'original',
    title: 'When new',
    value: ({ originalCents }) => originalCents,
    cell: ({ originalCents }) => formatRand(originalCents),
    end: true,
  },
  { key: 'age', title: 'On sale for', value: ({ listedAt }) => listedAt, cell: ({ listedAt }) => ageOf(listedAt) },
  {
    key: 'state',
    title: 'State',
    value: ({ state }) => stateWords[state],
    cell: ({ state }) => <Tag tone={stateTones[state]}>{stateWords[state]}</Tag>,
  },
];

const all = { value: '0', label: 'All' };
const filters = [
  { name: 'q', label: 'Words or #number' },
  { name: 'state', label: 'State', options: [all, ...optionsOf(stateWords)] },
  { name: 'condition', label: 'Condition', options: [all, ...optionsOf(conditionWords)] },
];

const source = (view: View, page: number) =>
  query('GET /api/staff/clearance/list', {
    q: view.get('q') ?? '',
    state: Number(view.get('state') ?? 0) as 0,
    condition: Number(view.get('condition') ?? 0) as 0,
    page,
  });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Clearance"
      columns={columns}
      filters={filters}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ state, changedAt }) => `${state} ${changedAt}`}
      empty="No piece like that"
    >
      {(one) => <PieceDetail one={one} />}
    </ListPage>
  );
}

function PieceDetail({ one }: { one: Piece }) {
  return (
    <Detail
      head={{
        number: `Piece ${one.id}`,
        title: one.title,
        state: stateWords[one.state],
        tone: stateTones[one.state],
        age: `${ageOf(one.listedAt)} on clearance`,
        owner: '',
      }}
      actions={<Actions one={one} />}
      facts={[
        ['Options', one.options || 'none'],
        ['Why we sell it', reasonWords[one.reason]],
        ['Lies in', warehouseWords[one.warehouse]],
        ['Special goods', specialWords[one.special]],
        ['What is wrong with it', one.note],
        ...(one.hiddenBecause ? [['Hidden because', one.hiddenBecause] as const] : []),
        [
          'In the shop',
          <a key="shop" href={`/shop/clearance/detail/${one.id}`} className="text-brand underline">
            as shoppers see it
          </a>,
        ],
      ]}
      money={[
        ['Price', formatRand(one.priceCents)],
        ['When new', formatRand(one.originalCents)],
      ]}
      timeline={[
        { at: one.listedAt, who: 'The shop', text: `On clearance since ${shortDate(one.listedAt)}` },
        ...(one.changedAt
          ? [{ at: one.changedAt, who: one.changedBy, text: `Last changed ${dateAndTime(one.changedAt)}` }]
          : []),
      ]}
    />
  );
}

function Actions({ one }: { one: Piece }) {
  const hide = useAct('POST /api/staff/clearance/hide', { done: 'Off clearance', changes });
  const show = useAct('POST /api/staff/clearance/show', { done: 'Back on clearance', changes });
  if (one.state === 30) return <p className="text-ink-soft text-sm">Nothing: it is sold.</p>;
  if (one.state === 20) return <p className="text-ink-soft text-sm">Nothing while somebody pays it.</p>;
  const { id } = one;
  const move =
    one.state === 40
      ? { words: 'Show it again', freely: true as const, busy: show.isPending, act: () => show.mutate({ id }) }
      : {
          words: 'Hide it',
          danger: true as const,
          busy: hide.isPending,
          act: (reason: string) => hide.mutate({ id, reason }),
        };
  return (
    <div className="flex flex-col gap-5">
      <PieceForm one={one} />
      <WithReason label="Why it is hidden" hint="For colleagues." moves={[move]} />
    </div>
  );
}
