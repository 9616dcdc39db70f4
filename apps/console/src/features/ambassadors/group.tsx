import { shortDate } from '@sgb/contract/date-words.ts';
import { memberStatuses } from '@sgb/contract/group-states.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Table } from '@sgb/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { TurnPages } from '../../shared/table/turn-pages.tsx';

/** Whom an ambassador leads. */
export function Group({ accountId }: { accountId: number }) {
  const [page, setPage] = useState(1);
  const found = useQuery(query('GET /api/staff/groupship/members', { accountid: accountId, page }));
  return (
    <Answer of={found}>
      {({ items, total, pages }) => (
        <div className="flex flex-col gap-3">
          <Table
            caption={`The group, ${formatCount(total)} in all`}
            columns={[
              {
                key: 'who',
                header: 'Who',
                primary: true,
                cell: ({ id, username, name }) => (
                  <span>
                    <PersonLink id={id} name={username} /> {name}
                  </span>
                ),
              },
              { key: 'joined', header: 'Joined', cell: ({ joinedAt }) => joinedAt && shortDate(joinedAt) },
              { key: 'open', header: 'Open orders', cell: ({ openOrders }) => openOrders, align: 'end' },
              { key: 'round', header: 'In a round', cell: ({ inRound }) => inRound, align: 'end' },
              {
                key: 'state',
                header: 'State',
                cell: ({ status }) => (status === memberStatuses.paused ? 'paused' : 'takes part'),
              },
            ]}
            rows={items}
            rowKey={({ id }) => id}
            empty="Nobody is in it yet."
          />
          <TurnPages page={page} pages={pages} onTurn={setPage} />
        </div>
      )}
    </Answer>
  );
}
