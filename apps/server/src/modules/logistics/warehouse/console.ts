import { addDays, addHours } from '@sgb/contract/time.ts';
import { type Desk, waybills } from '../../../platform/desk.ts';
import { ordersFound } from '../../buying/orders/index.ts';
import { ordersTerms } from '../../buying/orders/settings.ts';
import { expectedText } from './expected.ts';
import { scanners } from './floor.ts';
import { warehouseTerms } from './settings.ts';

/** Counted from an index; the one with the lowest number came first. */
const weighingText = `
  select count(distinct o.arrival_id)::int as count,
    (select a.scanned_at from warehouse_arrivals a where a.id = min(o.arrival_id)) as oldest
  from warehouse_arrival_orders o where not o.weighed`;

const sentText = 'select order_id as id from stock_dispatches where upper(waybill) = $1 limit 10';

export const desk: Desk = {
  scanners,
  finders: [
    {
      kind: 'order',
      right: 'orders',
      pattern: waybills,
      async read(reader, typed) {
        const rows = await reader.run<{ id: number }>('desk.find.sent', sentText, [typed.toUpperCase()]);
        const ids = rows.map(({ id }) => id);
        return ids.length > 0 ? ordersFound(reader, ids) : [];
      },
    },
  ],
  queues: [
    {
      name: 'arrivals',
      title: 'Parcels on their way to us',
      right: 'warehouse',
      text: expectedText,
      dueOf: ({ oldest }, { settings }) => addDays(oldest, settings.get(ordersTerms).arriveDays),
    },
    {
      name: 'weighing',
      title: 'Parcels to weigh',
      right: 'warehouse',
      text: weighingText,
      dueOf: ({ oldest }, { settings }) => addHours(oldest, settings.get(warehouseTerms).weighHours),
    },
    {
      name: 'abandoned',
      title: 'Goods that were given up',
      right: 'warehouse',
      text: `select count(*)::int as count, min(abandoned_at) as oldest
        from warehouse_goods where abandoned_at is not null and cleared_at is null`,
    },
  ],
};
