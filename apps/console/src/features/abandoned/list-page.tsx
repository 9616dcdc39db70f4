import { dateAndTime } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { ageOf } from '../../shared/words/age.ts';
import type { Abandoned } from './abandoned.ts';
import { ClearForm } from './clear-form.tsx';

const columns: readonly Column<Abandoned>[] = [
  { key: 'number', title: 'Order', value: ({ number }) => number },
  { key: 'title', title: 'What', value: ({ title, options }) => [title, ...options].join(', ') },
  { key: 'pieces', title: 'Pieces', value: ({ quantity }) => quantity, end: true },
  {
    key: 'value',
    title: 'Worth',
    value: ({ valueCents }) => valueCents,
    cell: ({ valueCents }) => formatRand(valueCents),
    end: true,
  },
  { key: 'shelf', title: 'Shelf', value: ({ shelf }) => shelf },
  {
    key: 'state',
    title: 'May be sold',
    value: ({ disputed }) => (disputed ? 'not yet' : 'yes'),
    cell: ({ disputed }) => <Tag tone={disputed ? 'warn' : 'good'}>{disputed ? 'A case is open' : 'Yes'}</Tag>,
  },
  {
    key: 'since',
    title: 'Given up',
    value: ({ abandonedAt }) => abandonedAt,
    cell: ({ abandonedAt }) => `${ageOf(abandonedAt)} ago`,
  },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Goods that were given up"
      columns={columns}
      source={(_view, page) => query('GET /api/staff/storage/abandoned', { page })}
      rowKey={({ orderId }) => String(orderId)}
      empty="Nothing was given up"
    >
      {(one) => (
        <Detail
          head={{
            number: one.number,
            title: one.title,
            state: one.disputed ? 'A case is open' : 'May be sold',
            tone: one.disputed ? 'warn' : 'good',
            age: `given up ${ageOf(one.abandonedAt)} ago`,
            owner: '',
          }}
          actions={
            one.disputed ? (
              <p className="text-ink-soft text-sm">Nothing: its shopper waits for the answer to a case or a request.</p>
            ) : (
              <ClearForm one={one} />
            )
          }
          facts={[
            ['What', [one.title, ...one.options].join(', ')],
            ['Pieces', String(one.quantity)],
            ['Weight', `${one.grams} g`],
            ['Shelf', one.shelf],
            [
              'Photos',
              <span key="photos" className="flex flex-wrap gap-2">
                {one.photos.map((address) => (
                  <a key={address} href={address} target="_blank" rel="noreferrer">
                    <img
                      src={address}
                      alt={`Goods of ${one.number}`}
                      className="size-16 rounded-control object-cover"
                    />
                  </a>
                ))}
              </span>,
            ],
          ]}
          money={[['Was worth', formatRand(one.valueCents)]]}
          timeline={[
            ...one.notices.map(({ day, at }) => ({ at, who: 'The shop', text: `Reminded on day ${day}` })),
            { at: one.abandonedAt, who: 'The shop', text: `Given up on ${dateAndTime(one.abandonedAt)}` },
          ].toSorted((a, b) => a.at.localeCompare(b.at))}
        />
      )}
    </ListPage>
  );
}
