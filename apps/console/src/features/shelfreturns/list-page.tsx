import type { OutputOf } from '@sgb/contract/client.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';

type Sale = OutputOf<'GET /api/staff/listings/sales'>['items'][number];

const columns: readonly Column<Sale>[] = [
  { key: 'number', title: 'Order', value: ({ number }) => number },
  { key: 'title', title: 'Goods', value: ({ title, options }) => [title, ...options].join(', ') },
  { key: 'seller', title: 'Seller', value: ({ seller }) => seller.name },
  { key: 'left', title: 'Still out', value: ({ quantity, cameBack }) => `${quantity - cameBack} of ${quantity}` },
  { key: 'age', title: 'Sold', value: ({ soldAt }) => soldAt, cell: ({ soldAt }) => ageOf(soldAt) },
];

const filters = [
  {
    name: 'which',
    label: 'Which',
    options: [
      { value: 'refunded', label: 'Refunded and not back' },
      { value: 'all', label: 'All that is out' },
    ],
  },
];

const source = (view: View, page: number) =>
  query('GET /api/staff/listings/sales', { refunded: view.get('which') === 'all' ? 0 : 1, page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Returns to shelves"
      columns={columns}
      filters={filters}
      source={source}
      rowKey={({ orderId }) => String(orderId)}
      version={({ cameBack }) => cameBack}
      empty="Nothing is expected back"
    >
      {(sale) => (
        <Detail
          head={{
            number: sale.number,
            title: [sale.title, ...sale.options].join(', '),
            state: sale.refundedCents > 0 ? 'Refunded' : 'Sold',
            age: `sold ${ageOf(sale.soldAt)} ago`,
            owner: '',
          }}
          actions={<CameBack sale={sale} />}
          facts={[
            ['Seller', `${sale.seller.name} (${sale.seller.id})`],
            ['Place', sale.place || 'none'],
            ['Pieces', `${sale.quantity}, of which ${sale.cameBack} are back`],
          ]}
          money={[
            ['Goods', formatRand(sale.goodsCents)],
            ['Refunded', formatRand(sale.refundedCents)],
          ]}
          timeline={[{ at: sale.soldAt, who: '', text: 'Left the shelf' }]}
        />
      )}
    </ListPage>
  );
}

const count = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN);

function CameBack({ sale: { orderId, quantity, cameBack } }: { sale: Sale }) {
  const [sellable, setSellable] = useState(String(quantity - cameBack));
  const [damaged, setDamaged] = useState('0');
  const back = useAct('POST /api/staff/listings/returned', {
    done: 'On its shelf again; the seller is told',
    changes: ['GET /api/staff/listings/sales'],
  });
  const sum = count(sellable) + count(damaged);
  const fits = sum >= 1 && sum <= quantity - cameBack;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Fit to sell" className="w-32">
        <Input inputMode="numeric" value={sellable} onChange={({ target }) => setSellable(target.value)} />
      </Field>
      <Field label="Damaged" className="w-32">
        <Input inputMode="numeric" value={damaged} onChange={({ target }) => setDamaged(target.value)} />
      </Field>
      <Button
        disabled={!fits}
        loading={back.isPending}
        onClick={() => back.mutate({ orderid: orderId, sellable: count(sellable), damaged: count(damaged) })}
      >
        Put back on the shelf
      </Button>
      {!fits && <p className="text-danger text-sm">1 to {quantity - cameBack} pieces together.</p>}
    </div>
  );
}
