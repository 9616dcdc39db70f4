import { type RequestState, requestStateWords } from '@sgb/contract/order-refunds.ts';
import { markets, type OrderStatus, orderNumber, orderStatuses, statusWords } from '@sgb/contract/order-states.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type Desk, type FoundRow, idIn, numberFinder, personPart, queueOf } from '../../../platform/desk.ts';
import { buyBy, promisedBy } from './view.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly status: OrderStatus;
  readonly at: Date;
  readonly accountId: number;
  readonly cents: number;
}

const columns = 'id, title, status, created_at as at, account_id as "accountId", paid_cents as cents';
const found = ({ status, ...row }: Row) => ({
  ...row,
  number: orderNumber(row.id),
  state: statusWords[status].label,
  cents: null,
});

/** Orders that somebody else knows by another number, as the search box shows them. */
export async function foundOrders(reader: Sql, ids: readonly number[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const text = `select ${columns} from orders where id = any($1::int[]) order by id limit 20`;
  return (await reader.run<Row>('desk.find.orders', text, [[...ids]])).map(found);
}

/** As the buyers' list: not what lies on our own shelves, and not what a team still gathers. */
const toBuyText = `
  select count(*)::int as count, min(paid_at) as oldest from orders
  where status = ${orderStatuses.paid} and market = ${markets.china} and not gathering`;

const stockText = `
  select count(*)::int as count, min(paid_at) as oldest from orders where status = ${orderStatuses.stockProcessing}`;

export const desk: Desk = {
  queues: [
    queueOf({
      name: 'refunds',
      title: 'Wishes for money back',
      right: 'refundRequests',
      text: `select count(*)::int as count, min(created_at) as oldest, min(due_at) as due
        from order_requests where state = 10`,
    }),
    {
      name: 'toBuy',
      title: 'Orders to buy',
      right: 'buying',
      async read(reader, { settings }) {
        type Queued = { readonly count: number; readonly oldest: Date | null };
        const [row] = await reader.run<Queued>('desk.toBuy', toBuyText, []);
        const oldest = row?.oldest ?? null;
        const due = oldest && buyBy({ paidAt: oldest, statusAt: oldest }, settings);
        return { count: row?.count ?? 0, oldest, due };
      },
    },
    {
      name: 'stockOrders',
      title: 'Stock orders to send',
      right: 'warehouse',
      async read(reader, { settings }) {
        type Queued = { readonly count: number; readonly oldest: Date | null };
        const [row] = await reader.run<Queued>('desk.stockOrders', stockText, []);
        const oldest = row?.oldest ?? null;
        const order = { market: markets.southAfrica, paidAt: oldest, statusAt: oldest ?? new Date(0) };
        return { count: row?.count ?? 0, oldest, due: oldest && promisedBy(order, settings) };
      },
    },
  ],
  figures: [
    {
      name: 'orders',
      title: 'Orders paid',
      right: 'staff',
      unit: 'count',
      text: `select count(*) filter (where paid_at >= $1)::int as today,
          count(*) filter (where paid_at < $4)::int as before
        from orders where paid_at >= $3 and paid_at < $2`,
    },
    {
      name: 'paid',
      title: 'Paid by shoppers',
      right: 'finance',
      unit: 'money',
      text: `select coalesce(sum(paid_cents) filter (where paid_at >= $1), 0)::float8 as today,
          coalesce(sum(paid_cents) filter (where paid_at < $4), 0)::float8 as before
        from orders where paid_at >= $3 and paid_at < $2`,
    },
  ],
  finders: [
    numberFinder<Row>({
      kind: 'order',
      right: 'orders',
      prefix: 'so',
      text: `select ${columns} from orders where id = $1`,
      shown: found,
    }),
    // A checkout is shown as the orders that were paid together.
    {
      kind: 'order',
      right: 'orders',
      pattern: /^co0*[1-9]\d{0,9}$/i,
      async read(reader, typed) {
        const text = `select ${columns} from orders where checkout_id = $1 order by id limit 20`;
        return (await reader.run<Row>('desk.find.checkout', text, [idIn(typed)])).map(found);
      },
    },
  ],
  people: [
    personPart<Row & { total: number }>({
      name: 'orders',
      title: 'Orders',
      kind: 'order',
      right: 'staff',
      text: `select id, title, status, created_at as at, account_id as "accountId", paid_cents as cents,
          count(*) over ()::int as total
        from orders where account_id = $1 order by id desc limit 5`,
      shown: ({ id, title, status, at, cents }) => {
        return { id, number: orderNumber(id), title, state: statusWords[status].label, at, cents };
      },
    }),
    personPart<{ id: number; title: string; state: RequestState; at: Date; cents: number; total: number }>({
      name: 'refunds',
      title: 'Wishes for money back',
      kind: 'refund',
      right: 'customerService',
      text: `select r.order_id as id, o.title, r.state, r.created_at as at, r.back_cents as cents,
          count(*) over ()::int as total
        from order_requests r join orders o on o.id = r.order_id
        where r.account_id = $1 order by r.id desc limit 5`,
      shown: ({ id, title, state, at, cents }) => {
        return { id, number: orderNumber(id), title, state: requestStateWords[state], at, cents };
      },
    }),
  ],
};
