import type { QuoteLineOf } from '@sgb/contract/pricing.ts';
import { type BasisPoints, fenToCents, type Rate, share } from '@sgb/money/convert.ts';

export interface ServiceFee {
  readonly basisPoints: BasisPoints;
  readonly upToCents: number;
  readonly aboveBasisPoints: BasisPoints;
  /** For each order. */
  readonly minimumCents: number;
}

/** Our fee on the goods of one checkout. An order is one SKU. */
export function serviceFee(goodsCents: number, orders: number, fee: ServiceFee): QuoteLineOf<'serviceFee'> {
  const belowCents = Math.min(goodsCents, fee.upToCents);
  const aboveCents = goodsCents - belowCents;
  const charged = share(belowCents, fee.basisPoints) + share(aboveCents, fee.aboveBasisPoints);
  const minimumCents = fee.minimumCents * orders;
  return {
    kind: 'serviceFee',
    cents: Math.max(charged, minimumCents),
    basisPoints: fee.basisPoints,
    belowCents,
    aboveBasisPoints: fee.aboveBasisPoints,
    aboveCents,
    orders,
    minimumCents,
    minimumApplied: charged < minimumCents,
  };
}

export interface ChinaFreight {
  readonly firstGrams: number;
  readonly firstFen: number;
  readonly nextGrams: number;
  readonly nextFen: number;
}

/** What the supplier says about sending it to our warehouse; absent where nobody asked. */
export type SupplierFreight = { readonly fen: number } | 'free';

/** From one supplier to our warehouse in China: as quoted, or by our own table. */
export function chinaFreight(
  grams: number,
  table: ChinaFreight,
  rate: Rate,
  quoted?: SupplierFreight,
): QuoteLineOf<'chinaFreight'> {
  const nextSteps = Math.max(0, Math.ceil((grams - table.firstGrams) / table.nextGrams));
  const tableFen = table.firstFen + nextSteps * table.nextFen;
  const fen = quoted === undefined ? tableFen : quoted === 'free' ? 0 : quoted.fen;
  return {
    kind: 'chinaFreight',
    cents: fenToCents(fen, rate),
    source: quoted === undefined ? 'table' : quoted === 'free' ? 'free' : 'supplier',
    grams,
    ...table,
    nextSteps,
    rate,
  };
}
