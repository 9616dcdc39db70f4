import { purchaseStateIds, purchaseStateWords } from '@sgb/contract/purchase-states.ts';
import { purchaseSorts } from '@sgb/contract/purchasing.ts';
import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { purchaseColumns } from '../../shared/purchases/columns.tsx';
import { sortIn } from '../../shared/table/sorting.ts';
import { Table } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';

const states = [
  { value: 'decide', label: 'To be decided' },
  { value: 'all', label: 'All' },
  ...purchaseStateIds.map((id) => ({ value: String(id), label: purchaseStateWords[id] })),
];

function source(view: View) {
  const state = view.get('state') ?? 'decide';
  const supplier = Number(view.get('supplier'));
  return query('GET /api/staff/purchase/list', {
    ...(state === 'decide' ? { flagged: 1 as const } : state !== 'all' && { state: Number(state) as 10 }),
    ...(supplier > 0 && { supplierId: supplier }),
    ...sortIn(view, purchaseSorts),
  });
}

/** @public */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Purchases</h1>
      <Table
        title="Purchases"
        columns={purchaseColumns}
        filters={[
          { name: 'state', label: 'State', options: states },
          { name: 'supplier', label: 'Supplier’s number' },
        ]}
        sorts={purchaseSorts}
        source={source}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => navigate(`/purchases/${id}`)}
        empty="No purchase is in this state"
      />
    </>
  );
}
