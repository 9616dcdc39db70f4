import type { payClearance } from '@sgb/contract/clearance.ts';
import { southAfrica } from '@sgb/contract/countries.ts';
import { checkoutNumber, markets, orderTypes } from '@sgb/contract/order-states.ts';
import { addMinutes } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { spendableBalance } from '../../books/ledger/index.ts';
import { buySingle, priceOfSingle, type SingleSale } from '../../buying/checkout/index.ts';
import { checkoutTerms } from '../../buying/checkout/settings.ts';
import { orderOfPiece } from '../../buying/orders/index.ts';
import { addresseeOf } from '../../people/clients/index.ts';
import { shelvePiece } from '../warehouse/index.ts';
import { type PieceRow, reservePiece, sellPiece } from './store.ts';

type ShopperCall = Call<'shopper'>;

/** A single piece as goods: ours, from no supplier, in no catalogue. */
const goodsOf = (piece: PieceRow): SingleSale['goods'] => ({
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
  lengthMm: piece.lengthMm,
  widthMm: piece.widthMm,
  heightMm: piece.heightMm,
  unitFen: 0,
  unitCents: piece.priceCents,
  stock: 1,
  fault: null,
});

const isHere = ({ warehouse }: PieceRow) => warehouse === 'johannesburg';

/** What lies in Johannesburg is delivered, what lies in Guangzhou is in our warehouse. */
async function saleOf(reader: Sql, accountId: number, piece: PieceRow): Promise<SingleSale> {
  return {
    goods: goodsOf(piece),
    type: orderTypes.clearance,
    market: isHere(piece) ? markets.southAfrica : markets.china,
    pieceId: piece.id,
    addressee: isHere(piece) ? await addresseeOf(reader, accountId, { countryId: southAfrica }) : undefined,
  };
}

const keptUntil = (settings: Settings, now: Date) => addMinutes(now, settings.get(checkoutTerms).pieceMinutes);

/** Keeps a piece while its shopper looks at the price, or recharges. */
export async function reserveOne(call: ShopperCall, { id }: { readonly id: number }) {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  const until = keptUntil(settings, now);
  return call.db.transact(async (tx) => {
    const piece = await reservePiece(tx, id, { accountId, now, until });
    if (!piece) return refuse('pieceGone');
    const sale = await saleOf(tx, accountId, piece);
    const { deliveryCents, totalCents } = priceOfSingle(sale, settings);
    const balanceCents = await spendableBalance(tx, accountId);
    return {
      id,
      priceCents: piece.priceCents,
      deliveryCents,
      totalCents,
      receiver: sale.addressee ? `${sale.addressee.name}, ${sale.addressee.address}` : null,
      needsReceiver: isHere(piece) && !sale.addressee,
      balanceCents,
      missingCents: Math.max(0, totalCents - balanceCents),
      until: until.toISOString(),
    };
  });
}

/** Buys a piece from the balance. A refusal leaves it as it was: for everybody, or kept for its shopper. */
export async function payOne(call: ShopperCall, { id, agreed }: z.output<typeof payClearance.input>) {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  return call.db.transact(async (tx) => {
    const piece = await reservePiece(tx, id, { accountId, now, until: keptUntil(settings, now) });
    if (!piece) {
      const before = await orderOfPiece(tx, id, accountId);
      if (!before || before.checkoutId === null) return refuse('pieceGone');
      const { checkoutId, paidCents } = before;
      return { id: checkoutId, number: checkoutNumber(checkoutId), orderId: before.id, totalCents: paidCents };
    }
    const sale = await saleOf(tx, accountId, piece);
    if (isHere(piece) && !sale.addressee) return refuse('receiverNeeded');
    const bought = await buySingle(tx, accountId, sale, { agreed, settings, now });
    if (bought instanceof Refusal) return bought;
    await sellPiece(tx, id);
    await shelvePiece(tx, id, bought.orderId, now);
    return bought;
  });
}
