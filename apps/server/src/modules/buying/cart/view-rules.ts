import type { Cart, CartGroup } from '@sgb/contract/cart.ts';
import { markets } from '@sgb/contract/order-states.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import { chinaFreight, type PriceRules, serviceFee } from '../../goods/pricing/index.ts';
import type { Priced, PriceTerms } from './price-rules.ts';
import type { Line } from './rules.ts';

export interface CartCounts {
  readonly cn: number;
  readonly sa: number;
  readonly removed: number;
}

export interface ViewTerms extends PriceTerms {
  /** With and without the shopper's membership. */
  readonly prices: PriceRules;
  readonly plainFee: PriceRules['fee'];
  readonly limit: number;
  /** What was read at the supplier before this is stale. */
  readonly freshSince: Date;
}

const ownWarehouse = { supplierId: 0, supplierName: 'SGB warehouse, Johannesburg' };

const sellerOf = (line: Line) => (line.market === markets.southAfrica ? ownWarehouse : line);

/** Suppliers in the order in which something of theirs was put in last; kinds of one product stand together. */
export function arranged<Of extends Line>(lines: readonly Of[]): { seller: typeof ownWarehouse; lines: Of[] }[] {
  const groups = new Map<number, { seller: typeof ownWarehouse; products: Map<number, Of[]> }>();
  for (const line of lines) {
    const { supplierId, supplierName } = sellerOf(line);
    const group = groups.get(supplierId) ?? { seller: { supplierId, supplierName }, products: new Map() };
    groups.set(supplierId, group);
    group.products.set(line.productId, [...(group.products.get(line.productId) ?? []), line]);
  }
  return [...groups.values()].map(({ seller, products }) => ({ seller, lines: [...products.values()].flat() }));
}

export function isStale({ market, checkedAt }: Pick<Line, 'market' | 'checkedAt'>, freshSince: Date): boolean {
  return market === markets.china && checkedAt <= freshSince;
}

function lineOf(line: Priced<Line>, { rate, freshSince }: ViewTerms): CartGroup['lines'][number] {
  const { id, title, options, picture, unit, quantity, remark, special, stock, minOrder, batch, mix, offerQuantity } =
    line;
  return {
    id,
    productid: String(line.productId),
    skuid: String(line.skuId),
    title,
    options,
    picture,
    unit,
    quantity,
    ticked: line.chosen,
    remark,
    special,
    unitCents: line.unitCents,
    lineCents: line.unitCents * quantity,
    seenCents: line.seenCents,
    stock,
    minOrder,
    batch,
    offerQuantity,
    mix: mix && {
      pieces: mix.pieces,
      cents: fenToCents(mix.fen, rate),
      hasPieces: line.mixed.pieces,
      hasCents: fenToCents(line.mixed.fen, rate),
    },
    nextBreak: line.nextBreak && { from: line.nextBreak.from, unitCents: fenToCents(line.nextBreak.fen, rate) },
    fault: line.fault,
    stale: isStale(line, freshSince),
  };
}

/** What the ticked lines come to: the same rules as at checkout, with our own table for the way through China. */
function summaryOf(market: 0 | 1, chosen: readonly Priced<Line>[], { prices, plainFee }: ViewTerms): Cart['summary'] {
  const sum = (amount: (line: Priced<Line>) => number) => chosen.reduce((total, line) => total + amount(line), 0);
  const goodsCents = sum(({ unitCents, quantity }) => unitCents * quantity);
  const fromChina = market === markets.china && chosen.length > 0;
  const feeWith = (fee: PriceRules['fee']) => (fromChina ? serviceFee(goodsCents, chosen.length, fee).cents : 0);
  const serviceFeeCents = feeWith(prices.fee);
  const chinaFreightCents = fromChina
    ? arranged(chosen)
        .map(({ lines }) => lines.reduce((grams, { weightGrams, quantity }) => grams + weightGrams * quantity, 0))
        .reduce((cents, grams) => cents + chinaFreight(grams, prices.china, prices.rate).cents, 0)
    : 0;
  return {
    lines: chosen.length,
    pieces: sum(({ quantity }) => quantity),
    grams: sum(({ weightGrams, quantity }) => weightGrams * quantity),
    goodsCents,
    chinaFreightCents,
    serviceFeeCents,
    memberSavingCents: feeWith(plainFee) - serviceFeeCents,
    payCents: goodsCents + chinaFreightCents + serviceFeeCents,
    blocked: chosen.filter(({ fault }) => fault !== null).length,
  };
}

export function cartView(market: 0 | 1, lines: readonly Priced<Line>[], counts: CartCounts, terms: ViewTerms): Cart {
  return {
    market,
    groups: arranged(lines).map((group) => ({
      supplierid: String(group.seller.supplierId),
      name: group.seller.supplierName,
      lines: group.lines.map((line) => lineOf(line, terms)),
    })),
    counts,
    summary: summaryOf(
      market,
      lines.filter(({ chosen }) => chosen),
      terms,
    ),
    limit: terms.limit,
  };
}
