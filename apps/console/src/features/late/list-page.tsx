import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { purchaseColumns } from '../../shared/purchases/columns.tsx';
import { Table } from '../../shared/table/table.tsx';

/** @public */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="mb-1 font-bold text-2xl">Late sellers</h1>
      <p className="mb-4 text-ink-soft text-sm">
        They took our purchase and have not sent it in time. Open one to ask again, or to give orders up.
      </p>
      <Table
        title="Late sellers"
        columns={purchaseColumns}
        source={(_view, page) => query('GET /api/staff/purchase/list', { late: 1, page })}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => navigate(`/purchases/${id}`)}
        empty="Every seller is in time"
      />
    </>
  );
}
