import { formatRand } from '@sgb/money/format.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { query } from '../../shared/api/api.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { hourWords } from './hour-words.ts';
import type { Offer } from './offer.ts';
import { OfferForm } from './offer-form.tsx';

const columns: readonly Column<Offer>[] = [
  { key: 'name', title: 'Coupon', value: ({ name }) => name },
  { key: 'hour', title: 'Every day at', value: ({ hour }) => hour, cell: ({ hour }) => hourWords(hour) },
  { key: 'stock', title: 'How many', value: ({ stock }) => stock, end: true },
  {
    key: 'today',
    title: 'Taken today',
    value: ({ today }) => today?.taken ?? 0,
    cell: ({ today }) => (today ? `${today.taken} of ${today.stock}` : 'from tomorrow'),
    end: true,
  },
  {
    key: 'state',
    title: 'Now',
    value: ({ active, today }) => (!active ? 'stopped' : today?.open ? 'open' : 'closed'),
    cell: ({ active, today }) => (
      <Tag tone={!active ? 'danger' : today?.open ? 'good' : 'neutral'}>
        {!active ? 'stopped' : today?.open ? 'open' : 'closed'}
      </Tag>
    ),
  },
  { key: 'all', title: 'Taken in all', value: ({ takenInAll }) => takenInAll, end: true },
  {
    key: 'cost',
    title: 'Cost so far',
    value: ({ costCents }) => costCents,
    cell: ({ costCents }) => formatRand(costCents),
    end: true,
  },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Snatch"
      intro={
        <>
          <p className="text-ink-soft text-sm">
            Coupons that are given out every day at an hour, to whoever comes first.
          </p>
          <OpenForm words="Give out a coupon">{(close) => <OfferForm onDone={close} />}</OpenForm>
        </>
      }
      columns={columns}
      source={(_view, page) => query('GET /api/staff/coupon/offers', { page })}
      rowKey={({ id }) => String(id)}
      version={({ stock, active }) => `${stock} ${active}`}
      empty="Nothing is given out"
    >
      {(one) => (
        <section aria-label="Offer" className="rounded-card border border-line bg-card p-4">
          <OfferForm one={one} onDone={() => undefined} />
        </section>
      )}
    </ListPage>
  );
}
