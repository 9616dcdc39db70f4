import { shortDate } from '@sgb/contract/date-words.ts';
import { earningKindNames } from '@sgb/contract/earning-kinds.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import { Table } from '@sgb/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { TurnPages } from '../../shared/table/turn-pages.tsx';

interface Earner {
  readonly accountId: number;
  readonly username: string;
  readonly total: number;
  readonly paid: number;
  readonly toPay: number;
  readonly goods: number;
  readonly rate: number;
  readonly closed: boolean;
}

export function Lines({ month, earner }: { month: string; earner: Earner }) {
  const [page, setPage] = useState(1);
  const found = useQuery(query('GET /api/staff/commission/lines', { month, account: earner.accountId, page }));
  return (
    <Detail
      head={{
        number: earner.username,
        title: `Commission of ${month}`,
        state: earner.closed ? 'Closed' : 'Open',
        tone: earner.closed ? 'good' : 'info',
        age: '',
        owner: '',
      }}
      actions={
        <Answer of={found}>
          {({ items, pages }) => (
            <div className="flex flex-col gap-3">
              <Table
                caption="What it is made of"
                columns={[
                  { key: 'kind', header: 'For', primary: true, cell: ({ kind }) => earningKindNames[kind] },
                  { key: 'number', header: 'Of', cell: ({ number }) => number },
                  { key: 'signed', header: 'Signed', cell: ({ signedAt }) => shortDate(signedAt) },
                  { key: 'base', header: 'From', cell: ({ base }) => formatRand(base), align: 'end' },
                  { key: 'rate', header: 'Rate', cell: ({ rate }) => (rate ? formatPercent(rate) : ''), align: 'end' },
                  { key: 'earned', header: 'Earned', cell: ({ earned }) => formatRand(earned), align: 'end' },
                  { key: 'back', header: 'Taken back', cell: ({ reversed }) => formatRand(reversed), align: 'end' },
                  {
                    key: 'when',
                    header: 'Into the purse',
                    cell: ({ paidAt, readyAt }) => (paidAt ? shortDate(paidAt) : `on ${shortDate(readyAt)}`),
                  },
                  {
                    key: 'entry',
                    header: 'Entry',
                    cell: ({ entry }) =>
                      entry && (
                        <Link className="text-brand underline" to={`/ledger/${entry}`}>
                          #{entry}
                        </Link>
                      ),
                  },
                ]}
                rows={items}
                rowKey={({ id }) => String(id)}
                empty="There is no line."
              />
              <TurnPages page={page} pages={pages} onTurn={setPage} />
            </div>
          )}
        </Answer>
      }
      facts={[
        ['Members’ goods', formatRand(earner.goods)],
        ['Rate that they reach', formatPercent(earner.rate)],
      ]}
      money={[
        ['Comes to', formatRand(earner.total)],
        ['In the purse', formatRand(earner.paid)],
        ['To be paid', formatRand(earner.toPay)],
      ]}
      timeline={[]}
    />
  );
}
