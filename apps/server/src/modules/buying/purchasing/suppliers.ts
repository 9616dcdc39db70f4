import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import { type listSuppliers, scoredDays } from '@sgb/contract/supplier-desk.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { failedSource } from '../orders/index.ts';
import { ordersTerms } from '../orders/settings.ts';
import { scoreOf } from './rules.ts';

type Wish = z.output<typeof listSuppliers.input>;

interface Counted {
  readonly supplierId: number;
  readonly name: string;
  readonly purchases: number;
  readonly orders: number;
  readonly costCents: number;
  readonly sent: number;
  readonly sentOnTime: number;
  readonly lateNow: number;
  readonly failedOrders: number;
  readonly daysToSend: number | null;
  readonly lastAt: Date;
  readonly total: number;
}

/**
 * $1 since when, $2 how many days a seller has, $3 now, $4 and $5 which page, $6 what is asked for, if anything. Who is on the page is
 * counted from an index, which a condition that may be empty would keep a kept plan from; all else is asked of these alone.
 */
const textFor = (asked: string) => `
  with bought as (
    select supplier_id, count(*)::int as purchases from supplier_purchases p
    where created_at > $1 ${asked} group by supplier_id
  ), shown as (
    select *, count(*) over ()::int as total from bought order by purchases desc, supplier_id offset $4 limit $5)
  select shown.supplier_id::float8 as "supplierId", purchases, name, orders, cost_cents as "costCents", sent,
    sent_on_time as "sentOnTime", late_now as "lateNow", days_to_send as "daysToSend", last_at as "lastAt",
    (select count(*)::int from ${failedSource} f where f.supplier_id = shown.supplier_id and f.failed_at > $1)
      as "failedOrders", total
  from shown cross join lateral (
    select (array_agg(supplier_name order by created_at desc))[1] as name,
      sum((select count(*) from supplier_purchase_lines l where l.purchase_id = p.id))::int as orders,
      coalesce(sum(cost_cents), 0)::float8 as cost_cents, count(sent_at)::int as sent,
      count(*) filter (where sent_at <= placed_at + $2 * interval '1 day')::int as sent_on_time,
      count(*) filter (where state in (20, 30) and placed_at < $3::timestamptz - $2 * interval '1 day')::int as late_now,
      avg(date_part('epoch', sent_at - placed_at) / 86400) as days_to_send, max(created_at) as last_at
    from supplier_purchases p where p.supplier_id = shown.supplier_id and p.created_at > $1) done
  order by purchases desc, shown.supplier_id`;

const pattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

function askedOf({ supplierId, q }: Pick<Wish, 'supplierId' | 'q'>) {
  const values: unknown[] = [];
  const asked = (text: string, value: unknown) => `and ${text} $${5 + values.push(value)}`;
  const one = supplierId === undefined ? '' : asked('supplier_id =', supplierId);
  const named = q === '' ? '' : asked('supplier_name ilike', pattern(q));
  return { text: textFor(`${one} ${named}`), name: [one && 'one', named && 'named'].join('.'), values };
}

export async function supplierList(call: Call<'staff'>, { page, ...wish }: Wish) {
  const { settings, now } = await atOf(call);
  const { offset, limit } = sliceOf(page);
  const { shipDays } = settings.get(ordersTerms);
  const asked = askedOf(wish);
  const values = [addDays(now, -scoredDays), shipDays, now, offset, limit, ...asked.values];
  const rows = await call.db.read((reader) =>
    reader.run<Counted>(`purchasing.suppliers.${asked.name}`, asked.text, values),
  );
  const items = rows.map(({ total: _, lastAt, daysToSend, ...row }) => ({
    ...row,
    daysToSend: daysToSend === null ? null : Math.round(daysToSend * 10) / 10,
    score: scoreOf(row),
    lastAt: lastAt.toISOString(),
  }));
  const total = rows[0]?.total ?? 0;
  return { items, total, page, pages: ownPages(total) };
}
