import { createHash } from 'node:crypto';
import { southAfrica } from '@sgb/contract/countries.ts';
import type { createDispatch, previewDispatch } from '@sgb/contract/dispatches.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../../platform/at.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { spendableBalance } from '../../../books/ledger/index.ts';
import { deliverySouthAfrica } from '../../../goods/pricing/settings.ts';
import { addresseeOf } from '../../../people/clients/index.ts';
import { uncountedOf } from '../../batches/index.ts';
import { type ShelfRow, shelvesOf } from '../../shelves/index.ts';
import { quotesOf } from '../rules.ts';
import { dispatchTerms } from '../settings.ts';
import * as store from '../store.ts';
import { view } from '../view.ts';
import { makeDispatches } from './make.ts';

type ShopperCall = Call<'shopper'>;
type Asked = Pick<z.output<typeof previewDispatch.input>, 'pieces' | 'receiverId'>;

export const noClient = () =>
  refuse('notFound', 'This client is not in your list, or lives outside South Africa.', { field: 'receiverId' });

const tooFew = ({ title, arriving, skuId }: ShelfRow, there: number) => {
  const words = there === 0 ? `No piece of ${title} can be sent` : `Only ${there} of ${title} can be sent`;
  const coming = arriving > 0 ? `; ${arriving} more are on their way to the shelf` : '';
  return refuse('tooFewPieces', `${words}${coming}.`, { skuId: String(skuId) });
};

/** What is to go to whom, and what each way costs; refused where there are too few pieces or no such client. */
export async function parcelOf(reader: Sql, accountId: number, { pieces, receiverId }: Asked, { settings }: At) {
  const skuIds = pieces.map(({ skuId }) => Number(skuId));
  const [shelves, arrived] = await Promise.all([
    shelvesOf(reader, accountId, skuIds),
    uncountedOf(reader, accountId, skuIds),
  ]);
  const bySku = new Map(shelves.map((shelf) => [String(shelf.skuId), shelf]));
  const goods = [];
  let uncounted = false;
  for (const { skuId, quantity } of pieces) {
    const shelf = bySku.get(skuId);
    if (!shelf) return refuse('notFound', 'This SKU is not on your shelf.', { skuId });
    const there = shelf.sellable + (arrived.get(shelf.skuId) ?? 0);
    if (there < quantity) return tooFew(shelf, there);
    uncounted ||= shelf.sellable < quantity;
    goods.push({ shelf, quantity });
  }
  const receiver = await addresseeOf(reader, accountId, { id: receiverId, countryId: southAfrica });
  if (!receiver) return noClient();
  const measured = goods.map(({ shelf: { weightGrams, cubicCentimetres }, quantity }) => ({
    ...{ weightGrams, cubicCentimetres, quantity },
  }));
  const quotes = quotesOf(measured, settings.get(deliverySouthAfrica).sizes, settings.get(dispatchTerms).pickCents);
  return { goods, receiver, quotes, uncounted };
}

export async function preview(call: ShopperCall, input: z.output<typeof previewDispatch.input>) {
  const at = await atOf(call);
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const parcel = await parcelOf(reader, accountId, input, at);
    if (parcel instanceof Refusal) return parcel;
    const { id, name, mobile, address } = parcel.receiver;
    return {
      receiver: { id, name, mobile, address },
      lines: parcel.goods.map(({ shelf: { skuId, title, options, picture }, quantity }) => ({
        ...{ skuId: String(skuId), title, options, picture, quantity },
      })),
      options: parcel.quotes,
      uncounted: parcel.uncounted,
      balanceCents: await spendableBalance(reader, accountId),
      waitHours: at.settings.get(dispatchTerms).waitHours,
    };
  });
}

export const hashOf = (wish: unknown): Buffer => createHash('sha256').update(JSON.stringify(wish)).digest();

/** The same key is the same dispatch; for another wish it is refused. */
export function sameWish(made: readonly store.DispatchRow[], hash: Buffer): Refusal | null {
  return made.every(({ wish }) => wish.equals(hash)) ? null : refuse('keyReused');
}

export async function create(call: ShopperCall, input: z.output<typeof createDispatch.input>) {
  const { key, ...wish } = input;
  const { way, reference, totalCents } = input;
  const at = await atOf(call);
  const { accountId } = call.session;
  const hash = hashOf(wish);
  return call.db.transact(async (tx) => {
    await store.lockWish(tx, accountId, key);
    const before = await store.madeBy(tx, accountId, key);
    const [known] = before;
    if (known) return sameWish(before, hash) ?? view(tx, known);
    const parcel = await parcelOf(tx, accountId, input, at);
    if (parcel instanceof Refusal) return parcel;
    const quote = parcel.quotes.find((each) => each.way === way);
    if (!quote || quote.fault) return refuse('badInput', `way: ${quote?.fault}`, { field: 'way' });
    if (quote.price.totalCents !== totalCents) return refuse('dispatchPrice');
    const { receiver, goods, uncounted } = parcel;
    const wished = { receiver, goods, uncounted, way, price: quote.price, reference, key, hash, row: 0 };
    const made = await makeDispatches(tx, accountId, [wished], at);
    if (made instanceof Refusal) return made;
    const [row] = made;
    if (!row) throw new Error('nothing was made');
    return view(tx, row);
  });
}
