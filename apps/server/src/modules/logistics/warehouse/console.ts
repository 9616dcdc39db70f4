import { waybillPattern } from '@sgb/contract/console.ts';
import { addDays, addHours } from '@sgb/contract/time.ts';
import { type Desk, queueOf } from '../../../platform/desk.ts';
import { foundOrders } from '../../buying/orders/index.ts';
import { ordersTerms } from '../../buying/orders/settings.ts';
import { countExpected } from './expected.ts';
import { scanners } from './floor.ts';
import { warehouseTerms } from './settings.ts';

const weighingText = `
  select count(*)::int as count, min(a.scanned_at) as oldest from warehouse_arrivals a
  where exists (select from warehouse_arrival_orders o left join warehouse_goods g on g.order_id = o.order_id
    where o.arrival_id = a.id and g.order_id is null)`;

const waybillText = `select order_id as id from stock_dispatches where waybill = any($1::text[]) limit 20`;

export const desk: Desk = {
  scanners,
  finders: [
    {
      kind: 'order',
      right: 'orders',
      pattern: waybillPattern,
      async read(reader, typed) {
        const rows = await reader.run<{ id: number }>('desk.find.sent', waybillText, [[typed, typed.toUpperCase()]]);
        return foundOrders(
          reader,
          rows.map(({ id }) => id),
        );
      },
    },
  ],
  queues: [
    {
      name: 'arrivals',
      title: 'Parcels on their way to us',
      right: 'warehouse',
      async read(reader, { settings }) {
        const { count, oldest } = await countExpected(reader);
        return { count, oldest, due: oldest && addDays(oldest, settings.get(ordersTerms).arriveDays) };
      },
    },
    {
      name: 'weighing',
      title: 'Parcels to weigh',
      right: 'warehouse',
      async read(reader, { settings }) {
        type Queued = { readonly count: number; readonly oldest: Date | null };
        const [row] = await reader.run<Queued>('desk.weighing', weighingText, []);
        const oldest = row?.oldest ?? null;
        const due = oldest && addHours(oldest, settings.get(warehouseTerms).weighHours);
        return { count: row?.count ?? 0, oldest, due };
      },
    },
    queueOf({
      name: 'abandoned',
      title: 'Goods that were given up',
      right: 'warehouse',
      text: `select count(*)::int as count, min(abandoned_at) as oldest, null::timestamptz as due
        from warehouse_goods where abandoned_at is not null and cleared_at is null`,
    }),
  ],
};
