import { createHash } from 'node:crypto';
import { southAfrica } from '@sgb/contract/countries.ts';
import type { payBatch } from '@sgb/contract/stock-purchase.ts';
import { batchNumber, batchStates } from '@sgb/contract/stock-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { prohibitedAs } from '../../buying/cart/index.ts';
import { cartProhibited } from '../../buying/cart/settings.ts';
import { bulkQuotes, buyBulk } from '../../buying/checkout/index.ts';
import { putIntoBatch } from '../../buying/orders/index.ts';
import { type CategoryTree, treeOf } from '../../goods/catalog/index.ts';
import { freshen, type Sourcing } from '../../goods/sourcing/index.ts';
import { addresseeOf } from '../../people/clients/index.ts';
import { goodsOf, overSeaOf, type PricedLine, priceLines, seaEstimate } from './goods.ts';
import { batchTerms } from './settings.ts';
import * as store from './store.ts';
import { tooLargeText } from './words.ts';

type ShopperCall = Call<'shopper'>;

/** Prices that were read at their supplier longer ago are read again before a batch is paid. */
const freshMs = 30 * 60_000;

/** The same for the same batch, so that it is one checkout however often it is paid. */
function keyOf(id: number): string {
  const hash = createHash('sha256').update(`stock batch ${id}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

const answer = ({ id, state, totalCents }: store.BatchRow) => ({ id, number: batchNumber(id), state, totalCents });

/** What keeps these lines from being paid, or undefined. */
function problemOf(lines: readonly PricedLine[], tree: CategoryTree, { settings }: At): Refusal | undefined {
  if (lines.length === 0) return refuse('batchTooSmall', 'There is nothing in this batch yet.');
  const bad = lines.find(({ fault }) => fault !== '');
  if (bad) return refuse('batchLine', `${bad.sku.title}: ${bad.fault}`, { skuId: String(bad.skuId) });
  for (const { sku } of lines) {
    const categories = tree.trailOf(sku.categoryId).map(({ id }) => id);
    const kind = prohibitedAs({ ...sku, categories }, settings.get(cartProhibited));
    if (kind) return refuse('prohibitedGoods', `We cannot buy ${kind} for you: customs would not let them in.`);
  }
  const goodsCents = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const { minimumCents } = settings.get(batchTerms);
  const large = tooLargeText(overSeaOf(lines, { settings }));
  if (large) return refuse('batchTooLarge', large);
  if (goodsCents >= minimumCents) return undefined;
  const missing = formatRand(minimumCents - goodsCents);
  return refuse('batchTooSmall', `A batch begins at ${formatRand(minimumCents)} of goods: ${missing} more are needed.`);
}

async function ownBatch(reader: Sql, accountId: number, id: number) {
  return (await store.batchOf(reader, accountId, id)) ?? refuse('notFound', 'This is not one of your batches.');
}

/** A draft that is held becomes a paid batch: its lines are orders, which leave China with it. */
async function payHeld(tx: Tx, batch: store.BatchRow, lines: readonly PricedLine[], paying: Paying) {
  const { accountId, vipLevel, quotes, agreed, settings, now } = paying;
  const goods = goodsOf(lines);
  const wish = { accountId, vipLevel, goods, quotes, settings, now };
  const bought = await buyBulk(tx, wish, { agreed, key: keyOf(batch.id) });
  if (bought instanceof Refusal) return bought;
  const { orders, sums, totalCents } = bought;
  const sea = seaEstimate(goods, { settings });
  const rows = orders.map((order) => ({
    batchId: batch.id,
    skuId: order.skuId,
    productId: order.productId,
    quantity: order.quantity,
    title: order.title,
    picture: order.picture,
    options: [...order.options],
    unit: order.unit as store.LineRow['unit'],
    special: order.special as 0 | 1 | 2,
    unitCents: order.unitCents,
    paidCents: order.paidCents,
    orderId: order.id,
    seaCents: sea.each[goods.findIndex(({ skuId }) => skuId === order.skuId)] ?? 0,
  }));
  await store.writeLines(tx, batch.id, rows);
  putIntoBatch(
    tx,
    orders.map(({ id }) => id),
    batch.id,
  );
  const { draft, paid } = batchStates;
  const done = await store.changeBatch(tx, batch, {
    state: paid,
    stateAt: now,
    checkoutId: bought.id,
    goodsCents: sums.goodsCents,
    feeCents: sums.serviceFeeCents,
    chinaCents: sums.chinaFreightCents,
    totalCents,
  });
  store.writeMove(tx, batch.id, { from: draft, to: paid, by: accountId, why: '', now });
  return answer(done);
}

interface Paying extends At {
  readonly accountId: number;
  readonly vipLevel: ShopperCall['session']['vipLevel'];
  readonly quotes: Awaited<ReturnType<typeof bulkQuotes>>;
  readonly agreed: number;
}

export const pay =
  (outside: Sourcing) =>
  async (call: ShopperCall, { id, agreed }: z.output<typeof payBatch.input>) => {
    const { accountId, vipLevel } = call.session;
    const known = await call.db.read(async (reader) => {
      const batch = await ownBatch(reader, accountId, id);
      return batch instanceof Refusal ? batch : { batch, lines: await store.linesOf(reader, [id]) };
    });
    if (known instanceof Refusal) return known;
    const isDraft = known.batch.state === batchStates.draft;
    const products = [...new Set(known.lines.map(({ productId }) => productId))];
    if (isDraft) await freshen(call, outside, products, freshMs);
    const tree = await treeOf(call);
    const at = await atOf(call);
    const planned = await call.db.read((reader) => priceLines(reader, known.lines, at));
    const quotes = isDraft && planned.length > 0 ? await bulkQuotes(call, outside.supplier, goodsOf(planned)) : [];
    return call.db.transact(async (tx) => {
      const batch = await store.lockBatch(tx, id);
      if (!batch) throw new Error(`batch ${id} is gone`);
      if (batch.checkoutId !== null) return batch.totalCents === agreed ? answer(batch) : refuse('batchMoved');
      if (batch.state !== batchStates.draft) return refuse('batchMoved');
      if (!(await addresseeOf(tx, accountId, { countryId: southAfrica }))) {
        return refuse('receiverNeeded', 'Customs want to know who imports it. Please add a receiver first.');
      }
      const lines = await priceLines(tx, await store.linesOf(tx, [id]), at);
      const problem = problemOf(lines, tree, at);
      return problem ?? payHeld(tx, batch, lines, { accountId, vipLevel, quotes, agreed, ...at });
    });
  };
