import { southAfrica } from '@sgb/contract/countries.ts';
import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import type * as contract from '@sgb/contract/stock-purchase.ts';
import { batchNumber, batchStates } from '@sgb/contract/stock-states.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { spendableBalance } from '../../books/ledger/index.ts';
import { bulkQuotes, priceOfBulk } from '../../buying/checkout/index.ts';
import { ordersOfBatches } from '../../buying/orders/index.ts';
import type { Sourcing } from '../../goods/sourcing/index.ts';
import { backOfOrders, parcelById } from '../../logistics/parcels/index.ts';
import { addresseeOf } from '../../people/clients/index.ts';
import { sellerOf } from '../shelves/index.ts';
import { goodsOf, overSeaOf, priceLines, seaEstimate } from './goods.ts';
import { batchTerms } from './settings.ts';
import * as store from './store.ts';
import { type Around, cardOf, draftLine, type Facts, paidDetail } from './view.ts';
import { tooLargeText } from './words.ts';

type ShopperCall = Call<'shopper'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

async function factsOf(reader: Sql, batches: readonly store.BatchRow[]): Promise<(id: number) => Facts> {
  const ids = batches.map(({ id }) => id);
  const lines = await store.linesOf(reader, ids);
  const orders = new Map((await ordersOfBatches(reader, ids)).map((order) => [order.id, order]));
  return (id) => ({ lines: lines.filter(({ batchId }) => batchId === id), orders });
}

export async function list(call: ShopperCall, { state, page }: InputOf<typeof contract.listBatches>) {
  const at = await atOf(call);
  return call.db.read(async (reader) => {
    const { rows, total } = await store.listBatches(reader, call.session.accountId, state, sliceOf(page));
    const of = await factsOf(reader, rows);
    const draft = rows.find((row) => row.state === batchStates.draft);
    const priced = draft ? await priceLines(reader, of(draft.id).lines, at) : [];
    const items = rows.map((row) => {
      const facts = of(row.id);
      const pictures = row === draft ? priced.map(({ sku }) => sku.picture) : facts.lines.map(({ picture }) => picture);
      const card = cardOf(row, facts, pictures);
      const goodsCents =
        row === draft ? priced.reduce((sum, each) => sum + each.unitCents * each.quantity, 0) : card.goodsCents;
      return { ...card, goodsCents, lines: facts.lines.length };
    });
    return { items, total, page, pages: ownPages(total) };
  });
}

async function aroundOf(reader: Sql, accountId: number, batch: store.BatchRow, { settings }: At): Promise<Around> {
  const importer = await addresseeOf(reader, accountId, { countryId: southAfrica });
  const parcel = batch.parcelId === null ? undefined : await parcelById(reader, batch.parcelId);
  return {
    minimumCents: settings.get(batchTerms).minimumCents,
    balanceCents: await spendableBalance(reader, accountId),
    importer: importer ? [importer.name, importer.label.trim()].filter(Boolean).join(', ') : '',
    parcelStatus: parcel?.status ?? 0,
  };
}

/** A draft with all that it costs now. What its suppliers ask for the way is asked before. */
async function draftDetail(call: ShopperCall, outside: Sourcing, batch: store.BatchRow, at: At) {
  const { accountId, vipLevel } = call.session;
  const lines = await call.db.read(async (reader) => priceLines(reader, await store.linesOf(reader, [batch.id]), at));
  const good = lines.filter(({ fault }) => fault === '');
  const goods = goodsOf(good);
  const quotes = goods.length > 0 ? await bulkQuotes(call, outside.supplier, goods) : [];
  return call.db.read(async (reader) => {
    const around = await aroundOf(reader, accountId, batch, at);
    const { sums, totalCents, basket } = await priceOfBulk(
      reader,
      { accountId, vipLevel, goods, quotes, ...at },
      false,
    );
    const sea = seaEstimate(goods, at);
    const pieces = Math.max(
      1,
      basket.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    );
    const other = sums.serviceFeeCents + sums.chinaFreightCents;
    const shown = lines.map((line) => {
      const place = good.indexOf(line);
      const worth = sums.goodsCents > 0 ? (line.unitCents * other) / sums.goodsCents : other / pieces;
      return draftLine(line, place < 0 ? 0 : (sea.each[place] ?? 0), place < 0 ? 0 : Math.ceil(worth));
    });
    const facts = { lines: [], orders: new Map() };
    return {
      ...cardOf(
        batch,
        facts,
        shown.map(({ picture }) => picture),
      ),
      ...around,
      trouble: tooLargeText(overSeaOf(good, at)),
      pieces: shown.reduce((sum, { quantity }) => sum + quantity, 0),
      goodsCents: sums.goodsCents,
      totalCents: goods.length > 0 ? totalCents : 0,
      lines: shown,
      feeCents: sums.serviceFeeCents,
      chinaCents: sums.chinaFreightCents,
      seaCents: sea.cents,
      seaIsEstimate: true,
      parcelId: 0,
      parcelNumber: '',
      maySend: false,
      mayCancel: true,
    };
  });
}

export const detail =
  (outside: Sourcing) =>
  async (call: ShopperCall, { id }: InputOf<typeof contract.getBatch>) => {
    const at = await atOf(call);
    const { accountId } = call.session;
    const batch = await call.db.read((reader) => store.batchOf(reader, accountId, id));
    if (!batch) return refuse('notFound', 'This is not one of your batches.');
    if (batch.state === batchStates.draft) return draftDetail(call, outside, batch, at);
    return call.db.read(async (reader) => {
      const of = await factsOf(reader, [batch]);
      const facts = of(id);
      const backs = await backOfOrders(
        reader,
        facts.lines.flatMap(({ orderId }) => orderId ?? []),
      );
      const freightBacks = new Map(
        backs.map(({ orderId, freightBackCents, compensatedCents }) => [orderId, freightBackCents + compensatedCents]),
      );
      return paidDetail(batch, facts, await aroundOf(reader, accountId, batch, at), freightBacks);
    });
  };

/** What shall be in the draft: quantities of the same SKU come together, 0 takes one out. */
function merged(known: readonly store.LineRow[], { add, lines }: InputOf<typeof contract.saveBatch>) {
  const wanted = new Map<number, number>(add === 1 ? known.map(({ skuId, quantity }) => [skuId, quantity]) : []);
  for (const { skuid, quantity } of lines) {
    const skuId = Number(skuid);
    wanted.set(skuId, add === 1 ? (wanted.get(skuId) ?? 0) + quantity : quantity);
  }
  return [...wanted].flatMap(([skuId, quantity]) => (quantity > 0 ? [{ skuId, quantity }] : []));
}

export const save = (outside: Sourcing) => async (call: ShopperCall, input: InputOf<typeof contract.saveBatch>) => {
  const at = await atOf(call);
  const { accountId } = call.session;
  const { mostLines } = at.settings.get(batchTerms);
  const saved = await call.db.transact(async (tx) => {
    if (!(await sellerOf(tx, accountId))) return refuse('notStockSeller');
    const batch = await store.lockDraft(tx, accountId, at.now);
    const wanted = merged(await store.linesOf(tx, [batch.id]), input);
    if (wanted.length > mostLines) return refuse('batchLine', `A batch has ${mostLines} lines at most.`);
    const priced = await priceLines(tx, wanted, at);
    const unknown = wanted.find(({ skuId }) => !priced.some((line) => line.skuId === skuId));
    if (unknown) return refuse('badInput', 'lines: must be SKUs of our catalogue', { field: 'lines' });
    const rows = priced.map(({ skuId, quantity, sku }) => ({
      batchId: batch.id,
      skuId,
      productId: sku.productId,
      quantity,
      title: sku.title,
    }));
    await store.writeLines(tx, batch.id, rows);
    return batch;
  });
  return saved instanceof Refusal ? saved : draftDetail(call, outside, saved, at);
};

export async function cancel(call: ShopperCall, { id }: InputOf<typeof contract.cancelBatch>) {
  const now = call.clock.now();
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const batch = await store.lockBatch(tx, id);
    if (batch?.accountId !== accountId) return refuse('notFound', 'This is not one of your batches.');
    const { draft, cancelled } = batchStates;
    if (batch.state === cancelled) return { id, state: cancelled };
    if (batch.state !== draft) {
      return refuse(
        'batchMoved',
        `${batchNumber(id)} is paid. Its orders can be cancelled one by one while that is free.`,
      );
    }
    await store.changeBatch(tx, batch, { state: cancelled, stateAt: now });
    store.writeMove(tx, id, { from: draft, to: cancelled, by: accountId, why: 'Thrown away', now });
    return { id, state: cancelled };
  });
}
