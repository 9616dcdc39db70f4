import { deliveryPart, type ListingState, listingNumber, listingStates } from '@sgb/contract/listing-rules.ts';
import type { priceShelf } from '@sgb/contract/listings.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import {
  addSellerGoods,
  changeSellerGoods,
  returnStock,
  sellerSupplier,
  stockOf,
  takeStock,
} from '../../goods/catalog/index.ts';
import { pairWithChina } from '../../goods/localstock/index.ts';
import { exchangeRate } from '../../goods/pricing/settings.ts';
import { indexProductsJob } from '../../goods/search/index.ts';
import { sellerName } from '../dispatches/index.ts';
import { movePieces, type ShelfRow, shelfOf } from '../shelves/index.ts';
import { mostCents, priceFault, stateAfter } from './rules.ts';
import { sellingTerms } from './settings.ts';
import * as store from './store.ts';
import { termsOf } from './terms.ts';
import { listingView } from './view.ts';

const { live } = listingStates;

/** The listing of a shelf, with its goods in the catalogue, made where there is none. */
async function listingFor(tx: Tx, shelf: ShelfRow, priceCents: number, state: ListingState, at: At) {
  const before = await store.listingOfShelf(tx, shelf.id);
  if (before) return before;
  const { accountId, title, picture, options, weightGrams } = shelf;
  const supplierId = await sellerSupplier(tx, accountId, await sellerName(tx, accountId));
  const goods = await addSellerGoods(tx, {
    ...{ productId: shelf.productId, supplierId, title, picture, options, weightGrams, priceCents },
    ...{ rate: at.settings.get(exchangeRate), now: at.now },
  });
  pairWithChina(tx, goods.productId, shelf.productId);
  const row = { ...goods, accountId, shelfId: shelf.id, state, priceCents };
  return store.insertListing(tx, { ...row, stateAt: at.now, createdAt: at.now });
}

/**
 * So many pieces are for sale from now on. The stock of the SKU and the pile of the shelf change together: what a buyer has
 * taken a moment ago cannot be taken off any more.
 */
export async function bring(
  tx: Tx,
  { id, skuId }: store.ListingRow,
  shelf: ShelfRow,
  quantity: number,
  by: number | null,
  at: At,
): Promise<ShelfRow | Refusal> {
  const stock = (await stockOf(tx, [skuId], true)).get(skuId) ?? 0;
  const change = Math.abs(quantity - stock);
  if (change === 0) return shelf;
  const line = { shelfId: shelf.id, accountId: shelf.accountId, quantity: change, about: listingNumber(id), by };
  if (quantity > stock) {
    const moved = await movePieces(tx, { ...line, from: 'sellable', to: 'listed', reason: 'listed' }, at);
    if (!(moved instanceof Refusal)) await returnStock(tx, [{ skuId, quantity: change }]);
    return moved;
  }
  const lacking = await takeStock(tx, [{ skuId, quantity: change }]);
  if (lacking.length > 0) throw new Error(`SKU ${skuId} is held and has less than it says`);
  return movePieces(tx, { ...line, from: 'listed', to: 'sellable', reason: 'unlisted' }, at);
}

/** How a listing stands in the catalogue. */
export async function show(tx: Tx, { productId, priceCents }: store.ListingRow, state: ListingState, at: At) {
  await changeSellerGoods(tx, productId, { priceCents, onShelf: state === live, rate: at.settings.get(exchangeRate) });
  enqueue(tx, indexProductsJob, { ids: [productId] });
}

type Input = z.output<typeof priceShelf.input>;

/** Lists pieces of a shelf at a price, changes how many or the price, or takes them off. */
export async function listPieces(tx: Tx, accountId: number, input: Input, at: At) {
  const { priceCents, quantity } = input;
  const found = await shelfOf(tx, accountId, Number(input.skuid));
  if (!found) return refuse('notFound', 'You have no shelf for this SKU.');
  await store.holdShelf(tx, found.id);
  const before = await store.listingOfShelf(tx, found.id);
  const stock = before ? ((await stockOf(tx, [before.skuId], true)).get(before.skuId) ?? 0) : 0;
  const { mostTimesCost } = at.settings.get(sellingTerms);
  const fault = priceFault(priceCents, mostCents(found.landedCents, mostTimesCost));
  if (fault && quantity > 0) return refuse('listingPrice', fault, { field: 'priceCents' });
  if (quantity > 0 && found.picture === '') return refuse('listingPhoto');
  const price = quantity === 0 && before ? before.priceCents : priceCents;
  const approved = !before?.refusedAt && (await store.isApproved(tx, accountId));
  const samePrice = before?.priceCents === price;
  const state = stateAfter({ state: before?.state, approved, stock, quantity, samePrice });
  if (state === undefined && !before) {
    return refuse('badInput', 'quantity: must be at least 1', { field: 'quantity' });
  }
  if (state === undefined) return refuse('listingMoved', `We have hidden it: ${before?.reason}`);
  const listing = await listingFor(tx, found, price, state, at);
  const shelf = await bring(tx, listing, found, quantity, accountId, at);
  if (shelf instanceof Refusal) return shelf;
  const terms = termsOf(shelf, at.settings);
  const { feeBasisPoints } = terms;
  if (quantity > 0) {
    store.agree(
      tx,
      listing.id,
      { priceCents: price, feeBasisPoints, deliveryCents: deliveryPart(price, terms) },
      at.now,
    );
  }
  const moved = state !== listing.state;
  const after = { ...listing, state, priceCents: price, ...(moved && { stateAt: at.now, reason: '' }) };
  const { id: _, ...change } = after;
  await store.changeListing(tx, listing.id, change);
  await show(tx, after, state, at);
  return listingView(after, shelf, quantity, at.settings);
}

export async function price(call: Call<'shopper'>, input: Input) {
  const at = await atOf(call);
  return call.db.transact((tx) => listPieces(tx, call.session.accountId, input, at));
}
