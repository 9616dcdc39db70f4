import { formatPercent, formatRand } from '@sgb/money/format.ts';
import { query } from '../../shared/api/api.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { Coupon } from './coupon.ts';
import { CouponForm } from './coupon-form.tsx';
import { typeWords } from './coupon-words.ts';

const offWords = ({ amountCents, basisPoints, capCents }: Coupon) =>
  amountCents > 0 ? formatRand(amountCents) : `${formatPercent(basisPoints)}, at most ${formatRand(capCents)}`;

const columns: readonly Column<Coupon>[] = [
  { key: 'name', title: 'Coupon', value: ({ name }) => name },
  { key: 'key', title: 'Key', value: ({ key }) => key },
  { key: 'type', title: 'Good for', value: ({ type }) => typeWords[type] },
  { key: 'off', title: 'Takes off', value: (coupon) => offWords(coupon) },
  {
    key: 'from',
    title: 'From',
    value: ({ minimumCents }) => minimumCents,
    cell: ({ minimumCents }) => formatRand(minimumCents),
    end: true,
  },
  { key: 'given', title: 'Given', value: ({ given }) => given, end: true },
  { key: 'used', title: 'Used', value: ({ used }) => used, end: true },
  {
    key: 'cost',
    title: 'Cost so far',
    value: ({ costCents }) => costCents,
    cell: ({ costCents }) => formatRand(costCents),
    end: true,
  },
  {
    key: 'open',
    title: 'Still open, at most',
    value: ({ openCents }) => openCents,
    cell: ({ openCents }) => formatRand(openCents),
    end: true,
  },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Coupons"
      intro={<OpenForm words="Make a coupon">{(close) => <CouponForm onDone={close} />}</OpenForm>}
      columns={columns}
      source={(_view, page) => query('GET /api/staff/coupon/list', { page })}
      rowKey={({ id }) => String(id)}
      version={(coupon) => `${coupon.name} ${offWords(coupon)} ${coupon.minimumCents} ${coupon.lifeDays}`}
      empty="There is no coupon yet"
    >
      {(one) => (
        <section aria-label="Coupon" className="rounded-card border border-line bg-card p-4">
          <CouponForm one={one} onDone={() => undefined} />
        </section>
      )}
    </ListPage>
  );
}
