import { formatRand } from '@sgb/money/format.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { Link } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import type { Failure } from './failure.ts';
import { SubstituteForm } from './substitute-form.tsx';

const columns: readonly Column<Failure>[] = [
  { key: 'number', title: 'Order', value: ({ number }) => number },
  { key: 'what', title: 'What', value: ({ title, options }) => [title, ...options].join(', ') },
  { key: 'who', title: 'Shopper', value: ({ username }) => username },
  { key: 'supplier', title: 'Supplier', value: ({ supplierName }) => supplierName },
  { key: 'why', title: 'Why', value: ({ why }) => why },
  {
    key: 'offered',
    title: 'Instead',
    value: ({ offered }) => offered?.title ?? '',
    cell: ({ offered }) => (offered ? <Tag tone="good">Offered</Tag> : <Tag>Nothing yet</Tag>),
  },
  { key: 'age', title: 'Age', value: ({ failedAt }) => failedAt, cell: ({ failedAt }) => ageOf(failedAt) },
];

const source = (view: View, page: number) => {
  const supplier = Number(view.get('supplier'));
  return query('GET /api/staff/purchase/failures', { ...(supplier > 0 && { supplierId: supplier }), page });
};

/** @public */
export function Component() {
  return (
    <ListPage
      title="Failures"
      columns={columns}
      filters={[{ name: 'supplier', label: 'Supplier’s number' }]}
      source={source}
      rowKey={({ orderId }) => String(orderId)}
      version={({ offered }) => offered?.productId ?? ''}
      empty="Nothing has failed"
    >
      {(one) => (
        <Detail
          head={{
            number: one.number,
            title: one.title,
            state: one.offered ? 'Something was offered' : 'Failed, money back',
            tone: one.offered ? 'good' : 'danger',
            age: `${ageOf(one.failedAt)} ago`,
            owner: '',
          }}
          actions={
            one.offered ? (
              <p className="text-ink-soft text-sm">Nothing: {one.offered.title} was offered.</p>
            ) : (
              <SubstituteForm one={one} />
            )
          }
          facts={[
            ['Shopper', one.username],
            ['Pieces', [String(one.quantity), ...one.options].join(', ')],
            [
              'Supplier',
              <Link key="supplier" to={`/suppliers/${one.supplierId}`} className="text-brand underline">
                {one.supplierName}
              </Link>,
            ],
            ['Why', one.why],
          ]}
          money={[
            ['Was paid', formatRand(one.paidCents)],
            ['Went back', formatRand(one.refundedCents)],
          ]}
          timeline={[
            { at: one.failedAt, who: 'The shop', text: `Failed: ${one.why}` },
            ...(one.offered ? [{ at: one.offered.at, who: 'Us', text: `Offered ${one.offered.title}` }] : []),
          ]}
        />
      )}
    </ListPage>
  );
}
