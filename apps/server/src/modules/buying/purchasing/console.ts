import { purchaseNumber } from '@sgb/contract/purchase-states.ts';
import { type Desk, numberFinder, queueOf } from '../../../platform/desk.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly flag: string;
  readonly at: Date;
  readonly cents: number | null;
}

export const desk: Desk = {
  health: [
    {
      name: 'supplier',
      title: 'Supplier platform',
      text: `select max(placed_at) as last, 0 as waiting,
        (count(*) filter (where state = 10 and created_at < $1::timestamptz - interval '1 hour'))::int as failing
        from supplier_purchases`,
    },
  ],
  queues: [
    queueOf({
      name: 'purchasesToDecide',
      title: 'Purchases that cost more',
      right: 'buying',
      text: `select count(*)::int as count, min(created_at) as oldest, null::timestamptz as due
        from supplier_purchases where flag <> ''`,
    }),
  ],
  finders: [
    numberFinder<Row>({
      kind: 'purchase',
      right: 'buying',
      prefix: 'po',
      text: `select id, supplier_name as title, flag, created_at as at, cost_cents as cents
        from supplier_purchases where id = $1`,
      shown: ({ flag, ...row }) => ({
        ...row,
        number: purchaseNumber(row.id),
        state: flag ? 'To be decided' : '',
        accountId: null,
      }),
    }),
  ],
};
