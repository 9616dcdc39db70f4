import { failWords } from '@sgb/contract/dispatch-states.ts';
import type { Failure } from '@sgb/contract/dispatch-views.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { batchNumber } from '@sgb/contract/stock-states.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { failedOfBatches } from '../../buying/orders/index.ts';
import { shortLines } from '../batches/index.ts';

/** Lines of batches that their supplier failed, and those that were counted short: each is known by its order. */
async function allLines(reader: Sql, accountId: number): Promise<Failure[]> {
  const words = { kind: 'line', shelved: 0, damaged: 0, receiver: null } as const;
  const failed = (await failedOfBatches(reader, accountId)).map((order): Failure => {
    const { id, skuId, title, options, picture, quantity, productId } = order;
    const line = { skuId: String(skuId), title, options: [...options], picture, quantity };
    const told = { at: order.statusAt.toISOString(), text: failWords.supplierFailed, backCents: order.refundedCents };
    const again = { step: 'orderAgain', productId: String(productId) } as const;
    return { ...words, ...told, ...again, id, reason: 'supplierFailed', number: orderNumber(id), lines: [line] };
  });
  const short = (await shortLines(reader, accountId)).map((found): Failure => {
    const { orderId, batchId, skuId, title, options, picture, missing, productId, at } = found;
    const line = { skuId: String(skuId), title, options: [...options], picture, quantity: missing };
    const told = { at: at.toISOString(), text: 'Finance looks into it: what is missing is paid for.', backCents: 0 };
    const known = { id: orderId, number: batchNumber(batchId), productId: String(productId) };
    return { ...words, ...told, ...known, reason: 'countedShort', step: 'understood', lines: [line] };
  });
  return [...failed, ...short];
}

/** Those that nobody has looked after. */
export async function failedLines(reader: Sql, accountId: number): Promise<Failure[]> {
  const text = 'select line_id as id from shelf_lines_handled where account_id = $1';
  const handled = await reader.run<{ id: number }>('dispatches.handledLines', text, [accountId]);
  const done = new Set(handled.map(({ id }) => id));
  return (await allLines(reader, accountId)).filter(({ id }) => !done.has(id));
}

export async function handleLine(tx: Tx, accountId: number, id: number, now: Date) {
  const known = (await allLines(tx, accountId)).some((line) => line.id === id);
  if (!known) return refuse('notFound', 'Nothing of yours failed by this number.');
  const text = `insert into shelf_lines_handled (account_id, line_id, handled_at) values ($1, $2, $3) on conflict do nothing`;
  await tx.run('dispatches.handleLine', text, [accountId, id, now]);
  return { dispatch: null };
}
