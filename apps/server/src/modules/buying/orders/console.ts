import { type RequestState, requestStateWords } from '@sgb/contract/order-refunds.ts';
import {
  type Market,
  markets,
  type OrderStatus,
  orderNumber,
  orderStatuses,
  statusWords,
} from '@sgb/contract/order-states.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type Desk, dayOf, type FoundRow, numberFinder, personPart } from '../../../platform/desk.ts';
import { buyBy, promisedBy } from './view.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly status: OrderStatus;
  readonly at: Date;
  readonly accountId: number;
  readonly cents: number;
}

/** As the buyers' list: not what lies on our own shelves, and not what a team still gathers. */
const toBuyText = `
  select count(*)::int as count, min(paid_at) as oldest from orders
  where status = ${orderStatuses.paid} and market = ${markets.china} and not gathering`;

const stockText = `
  select count(*)::int as count, min(paid_at) as oldest from orders where status = ${orderStatuses.stockProcessing}`;

const foundText = 'select id, title, status, created_at as at, account_id as "accountId" from orders';

/** What was paid is not for everybody who finds it. */
const found = ({ status, ...row }: Omit<Row, 'cents'>): FoundRow => ({
  ...row,
  number: orderNumber(row.id),
  state: statusWords[status].label,
  cents: null,
});

/** Orders by their numbers, for whoever knows them by another name. */
export async function ordersFound(reader: Sql, ids: readonly number[]): Promise<FoundRow[]> {
  return (await reader.run<Row>('desk.find.orders', `${foundText} where id = any($1) order by id`, [ids])).map(found);
}

const ordersPaidText = (market: Market) => `
  select ${dayOf('paid_at')} as day, count(*) as value from orders
  where paid_at >= $1 and paid_at <= $2 and market = ${market} group by 1`;

/** By how long goods lie with us before they are shipped. */
const stockAges = [
  ['month', 'Up to 30 days', 0, 30],
  ['two', '31 to 60 days', 30, 60],
  ['three', '61 to 90 days', 60, 90],
  ['older', 'Over 90 days', 90, 36_500],
] as const;

export const desk: Desk = {
  queues: [
    {
      name: 'refunds',
      title: 'Wishes for money back',
      right: 'refundRequests',
      text: `select count(*)::int as count, min(created_at) as oldest, min(due_at) as due
        from order_requests where state = 10`,
    },
    {
      name: 'toBuy',
      title: 'Orders to buy',
      right: 'buying',
      text: toBuyText,
      dueOf: ({ oldest }, { settings }) => buyBy({ paidAt: oldest, statusAt: oldest }, settings),
    },
    {
      name: 'stockOrders',
      title: 'Stock orders to send',
      right: 'warehouse',
      text: stockText,
      dueOf: ({ oldest }, { settings }) =>
        promisedBy({ market: markets.southAfrica, paidAt: oldest, statusAt: oldest }, settings),
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
  series: [
    {
      name: 'sales.goods',
      sums: true,
      title: 'Goods',
      plot: 'sales',
      right: 'orderMoney',
      text: `select ${dayOf('paid_at')} as day, sum(paid_cents) as value from orders
        where paid_at >= $1 and paid_at <= $2 group by 1`,
    },
    {
      name: 'orders.china',
      sums: true,
      title: 'From China',
      plot: 'orders',
      right: 'staff',
      text: ordersPaidText(markets.china),
    },
    {
      name: 'orders.local',
      sums: true,
      title: 'From our shelves',
      plot: 'orders',
      right: 'staff',
      text: ordersPaidText(markets.southAfrica),
    },
    ...stockAges.map(([name, title, from, to]) => ({
      name: `stock.${name}`,
      title,
      plot: 'stock' as const,
      right: 'warehouse' as const,
      text: `select ${dayOf('$2::timestamptz')} as day, count(*) as value from orders
        where $1::timestamptz is not null and status = ${orderStatuses.collected}
          and collected_at <= $2::timestamptz - interval '${from} days' and collected_at > $2::timestamptz - interval '${to} days'`,
    })),
  ],
  finders: [
    ...(
      [
        ['so', 'id'],
        ['co', 'checkout_id'],
      ] as const
    ).map(([prefix, column]) =>
      numberFinder<Row>({
        kind: 'order',
        right: 'orders',
        prefix,
        text: `${foundText} where ${column} = $1 order by id limit 10`,
        shown: found,
      }),
    ),
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
