import { type BackPart, backParts, failWords } from '@sgb/contract/dispatch-states.ts';
import type { Failure } from '@sgb/contract/dispatch-views.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { batchNumber } from '@sgb/contract/stock-states.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { failedOfBatches, type OrderRow, ordersById } from '../../buying/orders/index.ts';
import { backOfOrders } from '../../logistics/parcels/index.ts';
import { shortLines, shortOrders } from '../batches/index.ts';

/** Lines of batches that their supplier failed, and those that were counted short: each is known by its order. */

const words = { kind: 'line', shelved: 0, damaged: 0, receiver: null } as const;

/** What came back of an order, part by part. */
async function backOf(reader: Sql, orders: readonly OrderRow[]): Promise<ReadonlyMap<number, Failure['back']>> {
  const parcels = await backOfOrders(
    reader,
    orders.map(({ id }) => id),
  );
  return new Map(
    orders.map(({ id, returned }) => {
      const freight = parcels.find(({ orderId }) => orderId === id);
      const cents: Partial<Record<BackPart, number>> = {
        ...returned,
        seaFreight: freight?.freightBackCents ?? 0,
        compensation: freight?.compensatedCents ?? 0,
      };
      return [id, backParts.flatMap((part) => (cents[part] ? [{ part, cents: cents[part] }] : []))];
    }),
  );
}

const sumOf = (back: Failure['back']) => back.reduce((sum, { cents }) => sum + cents, 0);

/** Those of these orders, as they are told to their seller. */
export async function linesOfOrders(reader: Sql, ids: readonly number[]): Promise<Failure[]> {
  if (ids.length === 0) return [];
  const [orders, short] = await Promise.all([ordersById(reader, ids), shortLines(reader, ids)]);
  const backs = await backOf(reader, orders);
  return orders.map((order): Failure => {
    const { id, skuId, title, options, picture, quantity, productId } = order;
    const back = backs.get(id) ?? [];
    const known = { ...words, id, back, backCents: sumOf(back), productId: String(productId) };
    const line = { skuId: String(skuId), title, options: [...options], picture, quantity };
    const lacks = short.find(({ orderId }) => orderId === id);
    if (!lacks) {
      const told = { at: order.statusAt.toISOString(), text: failWords.supplierFailed, number: orderNumber(id) };
      return { ...known, ...told, reason: 'supplierFailed', step: 'orderAgain', lines: [line] };
    }
    const text =
      back.length > 0 ? 'What is missing was paid for.' : 'Finance looks into it: what is missing is paid for.';
    const told = { at: lacks.at.toISOString(), text, number: batchNumber(lacks.batchId) };
    return {
      ...known,
      ...told,
      reason: 'countedShort',
      step: 'understood',
      lines: [{ ...line, quantity: lacks.missing }],
    };
  });
}

/** All of somebody's, looked after or not: `id` and `at`. */
const linesOf = (account: string) =>
  `(select id, at from ${failedOfBatches(account)} as failed union select id, at from ${shortOrders(account)} as short)`;

/** Those that nobody has looked after, as a source. */
export const openLines = (account: string): string => `
  (select line.id, line.at from ${linesOf(account)} as line where not exists (
    select from shelf_lines_handled h where h.account_id = ${account} and h.line_id = line.id))`;

export async function countFailedLines(reader: Sql, accountId: number): Promise<number> {
  const text = `select count(*)::int as count from ${openLines('$1::int')} as line`;
  return (await reader.run<{ count: number }>('dispatches.countLines', text, [accountId]))[0]?.count ?? 0;
}

export async function handleLine(tx: Tx, accountId: number, id: number, now: Date) {
  const knownText = `select id from ${linesOf('$1::int')} as line where id = $2`;
  const known = await tx.run('dispatches.knownLine', knownText, [accountId, id]);
  if (known.length === 0) return refuse('notFound', 'Nothing of yours failed by this number.');
  const text = `insert into shelf_lines_handled (account_id, line_id, handled_at) values ($1, $2, $3) on conflict do nothing`;
  await tx.run('dispatches.handleLine', text, [accountId, id, now]);
  return { dispatch: null };
}
