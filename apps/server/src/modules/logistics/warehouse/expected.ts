import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import { purchaseNumber } from '@sgb/contract/purchase-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { listExpected } from '@sgb/contract/warehouse.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { ordersTerms } from '../../buying/orders/settings.ts';
import { expectedSource } from '../../buying/purchasing/index.ts';

interface Expected {
  readonly code: string;
  readonly purchaseId: number;
  readonly supplierName: string;
  readonly orders: number;
  readonly sentAt: Date;
  readonly last: string | null;
}

const notHere = `from ${expectedSource} e`;
/** How many of them there are, and since when the first is on its way. */
export const expectedText = `select count(*)::int as count, min(e.sent_at) as oldest ${notHere}`;
/** The page is cut first: what is in each of them is asked of these alone. */
const listText = `
  with page as materialized (
    select e.bill_number, e.purchase_id ${notHere} order by e.sent_at, e.bill_number offset $1 limit $2)
  select e.bill_number as code, e.purchase_id as "purchaseId", e.supplier_name as "supplierName", e.orders,
    e.sent_at as "sentAt", e.last
  ${notHere} join page using (purchase_id, bill_number) order by e.sent_at, e.bill_number`;

/** What suppliers have sent and nobody has scanned at the gate. */
export async function expectedList(call: Call<'staff'>, { page }: z.output<typeof listExpected.input>) {
  const { settings, now } = await atOf(call);
  const { arriveDays } = settings.get(ordersTerms);
  const { offset, limit } = sliceOf(page);
  const [rows, [counted]] = await call.db.read((reader) =>
    Promise.all([
      reader.run<Expected>('warehouse.expected', listText, [offset, limit]),
      reader.run<{ readonly count: number }>('warehouse.expectedCount', expectedText, []),
    ]),
  );
  const count = counted?.count ?? 0;
  const items = rows.map(({ code, purchaseId, supplierName, orders, sentAt, last }) => {
    const dueAt = addDays(sentAt, arriveDays);
    const number = purchaseNumber(purchaseId);
    const times = { sentAt: sentAt.toISOString(), dueAt: dueAt.toISOString(), late: dueAt < now };
    return { code, purchaseNumber: number, supplierName, orders, ...times, last: last ?? '' };
  });
  return { items, total: count, page, pages: ownPages(count) };
}
