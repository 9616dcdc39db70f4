import { transportWays } from '@sgb/contract/shipping.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type OfferedSku, offeredSkusOf } from '../../goods/catalog/index.ts';
import { freightQuote, limitRefusals, loadOf, parcelRules, unitFen } from '../../goods/pricing/index.ts';
import { exchangeRate, parcelLimits } from '../../goods/pricing/settings.ts';
import { faultOf, seaShares } from './rules.ts';

export interface Wanted {
  readonly skuId: number;
  readonly quantity: number;
}

/** A line of a draft at the prices of now. */
export interface PricedLine extends Wanted {
  readonly sku: OfferedSku;
  readonly unitFen: number;
  readonly unitCents: number;
  readonly nextBreak: { readonly from: number; readonly unitCents: number } | null;
  readonly fault: string;
}

/** Quantities of an offer are added up over all its kinds, as in a cart. */
export async function priceLines(reader: Sql, wanted: readonly Wanted[], { settings }: At): Promise<PricedLine[]> {
  const offered = await offeredSkusOf(
    reader,
    wanted.map(({ skuId }) => skuId),
  );
  const byId = new Map(offered.map((sku) => [sku.skuId, sku]));
  const ofProduct = new Map<number, number>();
  for (const { skuId, quantity } of wanted) {
    const productId = byId.get(skuId)?.productId;
    if (productId !== undefined) ofProduct.set(productId, (ofProduct.get(productId) ?? 0) + quantity);
  }
  const rate = settings.get(exchangeRate);
  return wanted.flatMap(({ skuId, quantity }) => {
    const sku = byId.get(skuId);
    if (!sku) return [];
    const bought = ofProduct.get(sku.productId) ?? quantity;
    const fen = unitFen(sku, sku.skuFen, bought);
    const next = sku.quoteType === 1 ? undefined : sku.priceBreaks.find(({ from }) => from > bought);
    return [
      {
        skuId,
        quantity,
        sku,
        unitFen: fen,
        unitCents: fenToCents(fen, rate),
        nextBreak: next ? { from: next.from, unitCents: fenToCents(next.fen, rate) } : null,
        fault: faultOf(sku, quantity, bought),
      },
    ];
  });
}

/** As goods of a checkout. */
export function goodsOf(lines: readonly PricedLine[]) {
  return lines.map(({ sku, quantity, unitFen: fen, unitCents }, place) => {
    const {
      checkedAt: _,
      skuFen: __,
      quoteType: ___,
      priceBreaks: ____,
      minOrder,
      batch,
      stockType,
      onShelf,
      ...rest
    } = sku;
    return { ...rest, unitFen: fen, unitCents, id: place + 1, quantity, remark: '', fault: null };
  });
}

export interface Cargo {
  readonly quantity: number;
  readonly special: 0 | 1 | 2;
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

const volumeOf = ({ lengthMm, widthMm, heightMm }: Cargo) => Math.ceil((lengthMm * widthMm * heightMm) / 1_000);

interface Worth {
  readonly goodsCents: number;
}

/** What of these is more than one shipment by sea takes. */
export function overSea(cargo: readonly (Cargo & Worth)[], { settings }: Pick<At, 'settings'>) {
  const { cubicCentimetres, grams } = loadOf(cargo, parcelRules(settings).parcel.packingBasisPoints);
  const goodsCents = cargo.reduce((sum, each) => sum + each.goodsCents, 0);
  const filled = { orders: cargo.length, grams, cubicCentimetres, goodsCents };
  return limitRefusals(transportWays.sea, filled, settings.get(parcelLimits));
}

/** The same of a draft. */
export const overSeaOf = (lines: readonly PricedLine[], at: Pick<At, 'settings'>) =>
  overSea(
    goodsOf(lines).map((line) => ({ ...line, goodsCents: line.unitCents * line.quantity })),
    at,
  );

/** What the way by sea is expected to cost, and what one piece of each line bears of it. */
export function seaEstimate(cargo: readonly Cargo[], { settings }: Pick<At, 'settings'>) {
  const { lines, parcel } = parcelRules(settings);
  const line = lines.find(({ by }) => by === 'volume');
  if (!line || cargo.length === 0) return { cents: 0, each: cargo.map(() => 0) };
  const quote = freightQuote(line, loadOf(cargo, parcel.packingBasisPoints), parcel);
  const cents = quote.reduce((sum, each) => sum + each.cents, 0);
  const shares = seaShares(
    cents,
    cargo.map((item) => ({ quantity: item.quantity, cubicCentimetres: volumeOf(item) })),
  );
  return { cents, each: shares };
}
