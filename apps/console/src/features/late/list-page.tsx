import type { OutputOf } from '@sgb/contract/client.ts';
import { purchaseSorts } from '@sgb/contract/purchasing.ts';
import { useNavigate } from 'react-router';
import { api, query } from '../../shared/api/api.ts';
import { purchaseColumns } from '../../shared/purchases/columns.tsx';
import { sortIn } from '../../shared/table/sorting.ts';
import { Table } from '../../shared/table/table.tsx';

type Purchase = OutputOf<'GET /api/staff/purchase/list'>['items'][number];

const remind = {
  label: 'Remind the sellers',
  nameOf: ({ number, supplierName }: Purchase) => `${number} ${supplierName}`,
  async act({ id }: Purchase) {
    const { outcome, answer } = await api.call('POST /api/staff/purchase/urge', { id });
    if (outcome !== 'taken') throw new Error(`Not passed on: ${answer}`);
  },
};

/** @public */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="mb-1 font-bold text-2xl">Late sellers</h1>
      <p className="mb-4 text-ink-soft text-sm">
        They took our purchase and have not sent it in time. Tick some to remind their sellers, once a day each; open
        one to see what was answered, or to give orders up.
      </p>
      <Table
        title="Late sellers"
        columns={purchaseColumns}
        sorts={purchaseSorts}
        source={(view) => query('GET /api/staff/purchase/list', { late: 1, ...sortIn(view, purchaseSorts) })}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => navigate(`/purchases/${id}`)}
        bulk={remind}
        empty="Every seller is in time"
      />
    </>
  );
}
