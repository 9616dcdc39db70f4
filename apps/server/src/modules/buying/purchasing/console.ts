import { waybillPattern } from '@sgb/contract/console.ts';
import { purchaseNumber } from '@sgb/contract/purchase-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { type Desk, numberFinder, queueOf } from '../../../platform/desk.ts';
import { failedSource, foundOrders } from '../orders/index.ts';
import { ordersTerms } from '../orders/settings.ts';
import { ordersOfBill } from './store.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly flag: string;
  readonly at: Date;
  readonly cents: number | null;
}

const lateText = `select count(*)::int as count, min(placed_at) as oldest
  from supplier_purchases where state in (20, 30) and placed_at < $1`;

/** After so many days nobody waits for something else any more. */
const offerDays = 7;

const failedText = `select count(*)::int as count, min(o.failed_at) as oldest
  from ${failedSource} o where not exists (select from order_substitutes s where s.order_id = o.id)
    and o.failed_at > $1`;

type Queued = { readonly count: number; readonly oldest: Date | null };

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
    {
      name: 'lateSellers',
      title: 'Sellers who are late',
      right: 'buying',
      async read(reader, { settings, now }) {
        const { shipDays } = settings.get(ordersTerms);
        const [row] = await reader.run<Queued>('desk.lateSellers', lateText, [addDays(now, -shipDays)]);
        const oldest = row?.oldest ?? null;
        return { count: row?.count ?? 0, oldest, due: oldest && addDays(oldest, shipDays) };
      },
    },
    {
      name: 'failures',
      title: 'Failed, nothing offered yet',
      right: 'buying',
      async read(reader, { now }) {
        const [row] = await reader.run<Queued>('desk.failures', failedText, [addDays(now, -offerDays)]);
        return { count: row?.count ?? 0, oldest: row?.oldest ?? null, due: null };
      },
    },
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
    // What a Chinese courier calls a parcel of a supplier.
    {
      kind: 'order',
      right: 'orders',
      pattern: waybillPattern,
      read: async (reader, typed) => foundOrders(reader, await ordersOfBill(reader, typed.toUpperCase())),
    },
  ],
};
