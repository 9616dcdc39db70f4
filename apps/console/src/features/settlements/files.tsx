import { dateAndTime, shortDate } from '@sgb/contract/date-words.ts';
import { gatewayWords } from '@sgb/contract/recharge-options.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Table } from '@sgb/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';

const day = (text: string) => shortDate(`${text}T10:00:00Z`);

/** The newest files; each leads to its payments. */
export function Files() {
  const found = useQuery(query('GET /api/staff/settlement/list', { page: 1 }));
  return (
    <Answer of={found}>
      {({ items }) => (
        <Table
          caption="Files that were read"
          columns={[
            {
              key: 'name',
              header: 'File',
              primary: true,
              cell: ({ id, name }) => (
                <Link className="text-brand underline" to={`/settlements?show=all&file=${id}`}>
                  {name}
                </Link>
              ),
            },
            { key: 'gateway', header: 'Gateway', cell: ({ gateway }) => gatewayWords[gateway] },
            { key: 'days', header: 'Days', cell: ({ from, until }) => `${day(from)} to ${day(until)}` },
            { key: 'payments', header: 'Payments', cell: ({ payments }) => String(payments), align: 'end' },
            { key: 'gross', header: 'Taken', cell: ({ gross }) => formatRand(gross), align: 'end' },
            { key: 'fee', header: 'Fees', cell: ({ fee }) => formatRand(fee), align: 'end' },
            { key: 'net', header: 'Comes to us', cell: ({ net }) => formatRand(net), align: 'end' },
            { key: 'open', header: 'To look at', cell: ({ open }) => String(open), align: 'end' },
            {
              key: 'read',
              header: 'Read',
              cell: ({ importedAt, importedBy }) => `${dateAndTime(importedAt)}, ${importedBy}`,
            },
          ]}
          rows={items}
          rowKey={({ id }) => String(id)}
          empty="No file was read yet."
        />
      )}
    </Answer>
  );
}
