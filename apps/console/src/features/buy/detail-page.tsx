import type { OutputOf } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { toggled } from '../../shared/table/use-view.ts';
import { changes } from './changes.ts';
import { Outcome } from './outcome.tsx';
import { ToBuyTable } from './to-buy-table.tsx';

type Orders = OutputOf<'GET /api/staff/purchase/orders'>;

/** @public */
export function Component() {
  const { id = '' } = useParams();
  const found = useQuery(query('GET /api/staff/purchase/orders', { supplierId: Number(id) }));
  return (
    <>
      <Link to="/buy" className="mb-3 inline-block text-brand text-sm">
        ← All suppliers
      </Link>
      <Answer of={found}>{(orders) => <Supplier id={id} orders={orders} />}</Answer>
    </>
  );
}

function Supplier({ id, orders }: { id: string; orders: Orders }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const place = useAct('POST /api/staff/purchase/place', { done: 'Sent to the supplier', changes });
  const ticked = orders.items.filter(({ orderId }) => !left.has(String(orderId)));
  const buy = (orderIds: readonly number[], absorbBasisPoints?: number) =>
    place.mutate({ orderIds: [...orderIds], ...(absorbBasisPoints !== undefined && { absorbBasisPoints }) });
  const [first] = orders.items;
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="font-bold text-2xl">{first?.supplierName ?? 'Orders to buy'}</h1>
          <Link to={`/suppliers/${id}`} className="text-brand text-sm underline">
            How well they deliver
          </Link>
        </div>
        {first && (
          <Button
            size="lg"
            variant="action"
            loading={place.isPending}
            disabled={ticked.length === 0}
            onClick={() => buy(ticked.map(({ orderId }) => orderId))}
          >
            Buy {ticked.length} {ticked.length === 1 ? 'order' : 'orders'}
          </Button>
        )}
      </header>
      {place.data && <Outcome placed={place.data} onBuy={buy} buying={place.isPending} />}
      {first ? (
        <ToBuyTable
          orders={orders.items}
          left={left}
          onToggle={(orderId) => setLeft((before) => toggled(before, String(orderId)))}
        />
      ) : (
        <EmptyState title="Nothing of this supplier waits to be bought" />
      )}
      {orders.total > orders.items.length && (
        <p className="text-ink-soft text-sm">{orders.total - orders.items.length} more follow when these are bought.</p>
      )}
    </div>
  );
}
