import { randomUUID } from 'node:crypto';
import type { payClearance } from '@sgb/contract/clearance.ts';
import { southAfrica } from '@sgb/contract/countries.ts';
import { checkoutNumber, checkoutStates, markets, orderTypes } from '@sgb/contract/order-states.ts';
import { addMinutes } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../platform/at.ts';
import type { Sql, Tx } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { type PieceRow, reservePiece, sellPiece } from '../clearance/index.ts';
import { type Addressee, addresseeOf } from '../clients/index.ts';
import { exchangeRate } from '../exchange/settings.ts';
import { spendableBalance } from '../ledger/index.ts';
import { bookPayment, orderOfPiece, paidStatus, writeOrders } from '../orders/index.ts';
import { deliverySouthAfrica } from '../pricing/settings.ts';
import { shelvePiece } from '../warehouse/index.ts';
import { shortOf } from './balance.ts';
import { draftsOf, type Goods, shownAddressee, shownBreakdown } from './basket.ts';
import { deliveryQuotes } from './delivery-rules.ts';
import { paidOrder } from './jobs-orders.ts';
import { basketOf, sumsOf, totalOf } from './rules.ts';
import { checkoutTerms } from './settings.ts';
import * as store from './store.ts';
import { clocksOf } from './take.ts';

type ShopperCall = Call<'shopper'>;
const nothingOff = { couponCents: 0, scoin: 0, scoinCents: 0 };

/** A single piece as goods: ours, from no supplier, in no catalogue. */
function goodsOf(piece: PieceRow): Goods {
  return {
    id: piece.id,
    productId: 0,
    skuId: 0,
    supplierId: 0,
    supplierName: 'Clearance',
    quantity: 1,
    remark: '',
    title: piece.title,
    titleZh: '',
    options: piece.options ? [piece.options] : [],
    picture: piece.pictures[0] ?? '',
    specId: '',
    unit: 10,
    special: piece.special,
    categoryId: piece.categoryId,
    weightGrams: piece.weightGrams,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    unitFen: 0,
    unitCents: piece.priceCents,
    stock: 1,
    fault: null,
  };
}

interface Sold {
  readonly piece: PieceRow;
  readonly addressee: Addressee | undefined;
  readonly settings: Settings;
}

const isHere = ({ warehouse }: PieceRow) => warehouse === 'johannesburg';

/** No coupon and no service fee; what lies in Johannesburg is delivered, what lies in Guangzhou is in our warehouse. */
function basketFor({ piece, addressee, settings }: Sold) {
  const goods = goodsOf(piece);
  const mode = addressee?.locker ? ('locker' as const) : ('door' as const);
  const quotes = isHere(piece) ? deliveryQuotes([goods], piece.priceCents, settings.get(deliverySouthAfrica)) : [];
  const deliveryCents = quotes.find((quote) => quote.mode === mode)?.cents ?? 0;
  return { mode, basket: basketOf([goods], { freight: null, fee: null, services: new Map(), deliveryCents }) };
}

const addresseeFor = (reader: Sql, accountId: number, piece: PieceRow) =>
  isHere(piece) ? addresseeOf(reader, accountId, { countryId: southAfrica }) : Promise.resolve(undefined);

const pieceClock = (settings: Settings, now: Date) => addMinutes(now, settings.get(checkoutTerms).pieceMinutes);

/** Keeps a piece while its shopper looks at the price, or recharges. */
export async function reserveOne(call: ShopperCall, { id }: { readonly id: number }) {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  const until = pieceClock(settings, now);
  return call.db.transact(async (tx) => {
    const piece = await reservePiece(tx, id, { accountId, now, until });
    if (!piece) return refuse('pieceGone');
    const addressee = await addresseeFor(tx, accountId, piece);
    const { basket } = basketFor({ piece, addressee, settings });
    const totalCents = totalOf(sumsOf(basket, nothingOff));
    const balanceCents = await spendableBalance(tx, accountId);
    return {
      id,
      priceCents: piece.priceCents,
      deliveryCents: basket.deliveryCents,
      totalCents,
      receiver: addressee ? `${addressee.name}, ${addressee.address}` : null,
      needsReceiver: isHere(piece) && !addressee,
      balanceCents,
      missingCents: Math.max(0, totalCents - balanceCents),
      until: until.toISOString(),
    };
  });
}

async function buy(tx: Tx, accountId: number, sold: Sold, agreed: number | undefined, now: Date) {
  const { piece, addressee, settings } = sold;
  const { basket, mode } = basketFor(sold);
  const sums = sumsOf(basket, nothingOff);
  const totalCents = totalOf(sums);
  if (agreed !== undefined && agreed !== totalCents) return refuse('checkoutChanged');
  const key = randomUUID();
  const { id, orderIds } = await store.nextNumbers(tx, 1);
  const orders = draftsOf(basket, nothingOff, orderIds).map((draft) => ({ ...draft, pieceId: piece.id }));
  const booked = await bookPayment(tx, { accountId, checkoutId: id, orders, now });
  if (booked instanceof Refusal) return shortOf(tx, accountId, totalCents, booked);
  await sellPiece(tx, piece.id);
  const { entryId } = booked;
  const { priceUntil, payUntil } = clocksOf(settings, now);
  const market = isHere(piece) ? markets.southAfrica : markets.china;
  const order = { type: orderTypes.clearance, market, status: 10 } as const;
  store.insertCheckout(tx, {
    id,
    accountId,
    key,
    market,
    type: orderTypes.clearance,
    state: checkoutStates.paid,
    ...sums,
    totalCents,
    rate: settings.get(exchangeRate),
    vipLevel: 0,
    lines: shownBreakdown(basket, sums),
    receiver: addressee ? { ...shownAddressee(addressee), mode } : null,
    entryId,
    createdAt: now,
    priceUntil,
    payUntil,
    paidAt: now,
  });
  const paid = { status: paidStatus(order), entryId, scoinEntryId: null };
  writeOrders(tx, { ...order, checkoutId: id, accountId, orders, paid, now });
  enqueue(tx, paidOrder, { checkoutId: id });
  const orderId = orders[0]?.id ?? 0;
  await shelvePiece(tx, piece.id, orderId, now);
  return { id, number: checkoutNumber(id), orderId, totalCents };
}

/** Buys a piece from the balance. A refusal leaves it as it was: for everybody, or kept for its shopper. */
export async function payOne(call: ShopperCall, { id, agreed }: z.output<typeof payClearance.input>) {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  return call.db.transact(async (tx) => {
    const piece = await reservePiece(tx, id, { accountId, now, until: pieceClock(settings, now) });
    if (!piece) {
      const before = await orderOfPiece(tx, id, accountId);
      if (!before || before.checkoutId === null) return refuse('pieceGone');
      const { checkoutId, paidCents } = before;
      return { id: checkoutId, number: checkoutNumber(checkoutId), orderId: before.id, totalCents: paidCents };
    }
    const addressee = await addresseeFor(tx, accountId, piece);
    if (isHere(piece) && !addressee) return refuse('receiverNeeded');
    return buy(tx, accountId, { piece, addressee, settings }, agreed, now);
  });
}
