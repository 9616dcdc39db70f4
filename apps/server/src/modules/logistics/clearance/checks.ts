import type { Check } from '../../../platform/module.ts';

export const clearanceChecks: readonly Check[] = [
  {
    name: 'no clearance piece has two orders, and a sold one that was ordered has one',
    text: `
      select format('clearance piece %s has %s orders', piece_id, count(*)) from orders
      where piece_id is not null and status not in (31, 90, 115) group by piece_id having count(*) > 1
      union all
      select format('clearance piece %s is ordered and at %s', p.id, p.state)
      from clearance_pieces p join orders o on o.piece_id = p.id and o.status not in (31, 90, 115)
      where p.state <> 30`,
  },
];
