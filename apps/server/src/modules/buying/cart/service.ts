import type * as contract from '@sgb/contract/cart.ts';
import { markets } from '@sgb/contract/order-states.ts';
import { addDays, addMinutes } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { treeOf } from '../../goods/catalog/index.ts';
import { memberPrices, priceRules } from '../../goods/pricing/index.ts';
import { sourcingFreshMinutes } from '../../goods/sourcing/settings.ts';
import { benefitsOf } from '../../people/membership/index.ts';
import { addableSkus, putLines } from './add-store.ts';
import { fell, pricedLines, seenNow } from './price-rules.ts';
import { prohibitedAs } from './prohibited-rules.ts';
import * as rules from './rules.ts';
import { cartProhibited, cartTerms } from './settings.ts';
import * as store from './store.ts';
import { cartView, type ViewTerms } from './view-rules.ts';

type Shopper = Call<'shopper'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const peekLines = 5;
/** Each means that the cart became full or was emptied between a look and a write: twice in a row is chance. */
const mostLooks = 5;

const refused = ({ no, message, data }: rules.No): Refusal => refuse(no, message, data);

/** What was removed after this can be put back. */
export function undoableSince(settings: Settings, now: Date): Date {
  return addDays(now, -settings.get(cartTerms).undoDays);
}

function viewTerms(call: Shopper, settings: Settings): ViewTerms {
  const { rules: prices } = memberPrices(settings, benefitsOf(call.session.vipLevel, settings));
  const { absorbBasisPoints, lines } = settings.get(cartTerms);
  return {
    rate: prices.rate,
    absorb: absorbBasisPoints,
    prices,
    plainFee: priceRules(settings).fee,
    limit: lines,
    freshSince: addMinutes(call.clock.now(), -settings.get(sourcingFreshMinutes)),
  };
}

function read(call: Shopper, reader: Sql, market: 0 | 1, settings: Settings) {
  return store.cartOf(reader, call.session.accountId, market, undoableSince(settings, call.clock.now()));
}

function answer(call: Shopper, market: 0 | 1, { lines, counts }: store.StoredCart, settings: Settings) {
  const terms = viewTerms(call, settings);
  return cartView(market, pricedLines(lines, terms), counts, terms);
}

/** Looking at a cart settles what needs no word of the shopper: a lower price holds, and what cannot be bought is unticked. */
export async function showCart(call: Shopper, { market }: InputOf<typeof contract.getCart>) {
  const settings = await call.settings();
  const stored = await call.db.read((reader) => read(call, reader, market, settings));
  const terms = viewTerms(call, settings);
  const priced = pricedLines(stored.lines, terms);
  const settled = priced.flatMap((line): rules.Change[] => {
    if (line.ticked && !line.chosen) return [{ id: line.id, ticked: false }];
    return fell(line) ? [{ id: line.id, seen: seenNow(line) }] : [];
  });
  if (settled.length === 0) return cartView(market, priced, stored.counts, terms);
  // Who only looks settles nothing in place of the shopper.
  if (call.session.seenBy === undefined)
    await call.db.transact((tx) => store.changeLines(tx, call.session.accountId, settled, call.clock.now()));
  return answer(call, market, { ...stored, lines: rules.patched(stored.lines, settled) }, settings);
}

/**
 * Looks without holding anything, decides, and writes in one statement that looks once more at what has to hold. Where
 * another device was quicker and it is allowed no longer, what that device left is looked at and decided over.
 */
export async function add(call: Shopper, { productid, skus, buynow, key }: InputOf<typeof contract.addToCart>) {
  const { accountId } = call.session;
  const [settings, tree] = await Promise.all([call.settings(), treeOf(call)]);
  const productId = Number(productid);
  const wanted = skus.map(({ skuid, quantity }) => ({ skuId: Number(skuid), quantity }));
  const wantedIds = wanted.map(({ skuId }) => skuId);
  const buyNow = buynow === 1;
  const limit = settings.get(cartTerms).lines;
  for (let looks = 0; looks < mostLooks; looks++) {
    const seen = await call.db.read((reader) => addableSkus(reader, accountId, productId, wantedIds));
    const market = seen.offer?.market ?? markets.china;
    if (key && seen.skus.some(({ addedKey }) => addedKey === key)) {
      return { market, count: seen.cn + seen.sa, added: 0 };
    }
    const lines = market === markets.southAfrica ? seen.sa : seen.cn;
    const put = rules.decideAdd(wanted, { ...seen, lines, limit, buyNow });
    if (rules.isNo(put)) return refused(put);
    if (put.some(({ sku }) => sku.sellerAccount === accountId)) return refuse('ownGoods');
    const kind = put.map(({ sku }) => prohibitedIn(sku, tree, settings)).find((found) => found !== null);
    if (kind) return refuse('prohibitedGoods', `We cannot buy ${kind} for you: customs would not let them in.`);
    const cart = { limit, lines: seen.cn + seen.sa, room: limit - lines };
    const about = { accountId, market, productId, now: call.clock.now(), buyNow, key, ...cart };
    const done = await putLines(call.db, put, about);
    if (done) return { market, ...done };
  }
  return refuse('overloaded');
}

function prohibitedIn(sku: rules.AddableSku, tree: Awaited<ReturnType<typeof treeOf>>, settings: Settings) {
  const categories = tree.trailOf(sku.categoryId).map(({ id }) => id);
  return prohibitedAs({ ...sku, categories }, settings.get(cartProhibited));
}

type Decision = rules.Change[] | rules.No;

/** The way of every change: hold the cart, decide over what is in it, write, answer with what it is then. */
export async function changed(
  call: Shopper,
  market: 0 | 1,
  decide: (stored: store.StoredCart, settings: Settings) => Decision,
  also?: (tx: Tx, lines: readonly rules.Line[]) => Promise<Refusal | undefined>,
) {
  const { accountId } = call.session;
  // Asked before the transaction: nobody may wait for a second connection while holding one.
  const settings = await call.settings();
  return call.db.transact(async (tx) => {
    await store.lockCart(tx, accountId);
    const stored = await read(call, tx, market, settings);
    const changes = decide(stored, settings);
    if (rules.isNo(changes)) return refused(changes);
    const refusal = await also?.(tx, stored.lines);
    if (refusal) return refusal;
    await store.changeLines(tx, accountId, changes, call.clock.now());
    const left = rules.patched(stored.lines, changes);
    const gone = stored.lines.length - left.length;
    const { cn, sa, removed } = stored.counts;
    const counts = {
      cn: cn - (market === markets.china ? gone : 0),
      sa: sa - (market === markets.southAfrica ? gone : 0),
      removed: removed + gone,
    };
    return answer(call, market, { lines: left, counts }, settings);
  });
}

export function setQuantity(call: Shopper, { market, id, quantity }: InputOf<typeof contract.setQuantity>) {
  return changed(call, market, ({ lines }) => rules.decideQuantity(lines, id, quantity));
}

export function setRemark(call: Shopper, { market, id, remark }: InputOf<typeof contract.setRemark>) {
  return changed(call, market, ({ lines }) => {
    const found = rules.named(lines, [id]);
    return rules.isNo(found) ? found : [{ id, remark }];
  });
}

export function tick(call: Shopper, { market, ids, ticked }: InputOf<typeof contract.tickLines>) {
  return changed(call, market, ({ lines }) => rules.decideTicks(lines, ids, ticked === 1));
}

export function accept(call: Shopper, { market, lines: accepted }: InputOf<typeof contract.acceptPrices>) {
  return changed(call, market, ({ lines }, settings) =>
    rules.decideAccept(pricedLines(lines, viewTerms(call, settings)), accepted),
  );
}

/** What another device has removed already is no reason to keep the rest. */
export const removal =
  (ids: readonly number[]) =>
  ({ lines }: store.StoredCart): rules.Change[] =>
    lines.filter(({ id }) => ids.includes(id)).map(({ id }) => ({ id, removed: true }));

export function remove(call: Shopper, { market, ids }: InputOf<typeof contract.removeLines>) {
  return changed(call, market, removal(ids));
}

/** Changes that bring other goods into the cart: it is read again after them. */
async function regoods(
  call: Shopper,
  market: 0 | 1,
  decide: (
    tx: Tx,
    stored: store.StoredCart,
    settings: Settings,
  ) => Promise<{ readonly changes: rules.Change[]; readonly dropped: number[] } | rules.No>,
) {
  const { accountId } = call.session;
  const settings = await call.settings();
  return call.db.transact(async (tx) => {
    await store.lockCart(tx, accountId);
    const decision = await decide(tx, await read(call, tx, market, settings), settings);
    if (rules.isNo(decision)) return refused(decision);
    await store.changeLines(tx, accountId, decision.changes, call.clock.now(), decision.dropped);
    return answer(call, market, await read(call, tx, market, settings), settings);
  });
}

export function setSku(call: Shopper, { market, id, skuid, quantity }: InputOf<typeof contract.setLineSku>) {
  return regoods(call, market, async (tx, { lines }) => {
    const line = lines.find((candidate) => candidate.id === id);
    if (!line) return rules.gone;
    const { skus } = await addableSkus(tx, call.session.accountId, line.productId, [Number(skuid)]);
    return rules.decideSku(lines, { id, sku: skus.find(({ skuId }) => skuId === Number(skuid)), quantity });
  });
}

export function putBack(call: Shopper, { market, ids }: InputOf<typeof contract.putBackLines>) {
  const { accountId } = call.session;
  return regoods(call, market, async (tx, { lines }, settings) => {
    const since = undoableSince(settings, call.clock.now());
    const kept = await store.removedOf(tx, accountId, market, since);
    const wanted = kept.filter(({ id }) => ids.includes(id));
    if (wanted.length === 0) return { no: 'notFound', message: 'That can no longer be put back.' };
    return rules.decidePutBack(lines, wanted, settings.get(cartTerms).lines);
  });
}

export async function listRemoved(call: Shopper, { market }: InputOf<typeof contract.listRemoved>) {
  const settings = await call.settings();
  const since = undoableSince(settings, call.clock.now());
  const lines = await call.db.read((reader) => store.removedOf(reader, call.session.accountId, market, since));
  const { undoDays } = settings.get(cartTerms);
  return {
    lines: lines.map(({ removedAt, onShelf, stock, batch, remark, ...line }) => ({
      ...peek(line),
      remark,
      removedAt: removedAt.toISOString(),
      keptUntil: addDays(removedAt, undoDays).toISOString(),
      buyable: onShelf && stock >= batch,
    })),
  };
}

type Peekable = Pick<rules.Line, 'id' | 'productId' | 'skuId' | 'title' | 'options' | 'picture' | 'unit' | 'quantity'>;

function peek({ id, productId, skuId, title, options, picture, unit, quantity }: Peekable) {
  return { id, productid: String(productId), skuid: String(skuId), title, options, picture, unit, quantity };
}

export interface CartNeeds {
  /** How many orders wait to be paid. */
  unpaidOrders(reader: Sql, accountId: number): Promise<number>;
}

export const countUnpaid = (needs: CartNeeds) => (call: Shopper) =>
  call.db.read(async (reader) => ({
    count: await store.countLines(reader, call.session.accountId),
    unpaid: await needs.unpaidOrders(reader, call.session.accountId),
  }));

export const countUnpaidDetail = (needs: CartNeeds) => (call: Shopper) =>
  call.db.read(async (reader) => {
    const { total, lines } = await store.latestOf(reader, call.session.accountId, peekLines);
    const unpaid = await needs.unpaidOrders(reader, call.session.accountId);
    return { count: total, unpaid, lines: lines.map((line) => ({ ...peek(line), market: line.market })) };
  });

export async function userType(call: Shopper) {
  return { usertype: call.session.userType };
}
