import { addHours } from '@sgb/contract/time.ts';
import { SupplierError } from '../../../../adapters/supplier/error.ts';
import type { SupplierGateway } from '../../../../adapters/supplier/gateway.ts';
import type { App } from '../../../../platform/app.ts';
import { atOf } from '../../../../platform/at.ts';
import { freightChina } from '../../../goods/pricing/settings.ts';
import type { CheckoutLine } from '../../cart/index.ts';
import { checkoutTerms, freightWarehouse } from '../settings.ts';
import * as store from '../store.ts';
import { offerQuantities } from './freight-rules.ts';

/** Offers that are asked about at once, and how long a shopper waits for a supplier that is slow. */
const atOnce = 6;
const waitMs = 3_000;

type Asked = Pick<CheckoutLine, 'productId' | 'skuId' | 'quantity' | 'weightGrams'>;

/**
 * What suppliers ask for sending these to our warehouse: as they said it lately, which is `known`, or as they say now.
 * Whoever does not answer keeps the last word or, where there is none, gets our own table.
 */
export async function freightQuotes(
  app: App,
  supplier: SupplierGateway,
  lines: readonly Asked[],
  known: readonly store.StoredQuote[],
): Promise<readonly store.StoredQuote[]> {
  const wanted = offerQuantities(lines);
  const { settings, now } = await atOf(app);
  const freshSince = addHours(now, -settings.get(checkoutTerms).quoteHours);
  const isFresh = ({ productId, quantity }: { productId: number; quantity: number }) =>
    known.some((one) => one.productId === productId && one.quantity === quantity && one.quotedAt > freshSince);
  const unknown = wanted.filter((one) => !isFresh(one));
  if (unknown.length === 0) return known;

  const to = settings.get(freightWarehouse);
  const waiting = [...unknown];
  const asked: store.StoredQuote[] = [];
  const deadline = Date.now() + waitMs;
  async function work(): Promise<void> {
    for (let one = waiting.pop(); one && Date.now() < deadline; one = waiting.pop()) {
      const { productId, quantity } = one;
      const items = lines
        .filter((line) => line.productId === productId)
        .map((line) => ({ skuId: String(line.skuId), quantity: line.quantity }));
      try {
        const { fen, free } = await supplier.freight({ offerId: String(productId), to, items });
        asked.push({ productId, quantity, fen, free, quotedAt: now });
      } catch (error) {
        if (!(error instanceof SupplierError)) throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, work));
  await app.db.transact((tx) => store.saveQuotes(tx, asked));
  const isNew = new Set(asked.map(({ productId, quantity }) => `${productId}:${quantity}`));
  return [...asked, ...known.filter(({ productId, quantity }) => !isNew.has(`${productId}:${quantity}`))];
}

/** What the way of so many of one offer costs, as its supplier says lately or now, or by our own table. */
export async function bulkFreightFen(app: App, supplier: SupplierGateway, line: Asked): Promise<number> {
  const { productId, quantity, weightGrams } = line;
  const known = await app.db.read((reader) => store.quotesFor(reader, [line]));
  const quotes = await freightQuotes(app, supplier, [line], known);
  const quote = quotes.find((one) => one.productId === productId && one.quantity === quantity);
  if (quote) return quote.free ? 0 : quote.fen;
  const { firstGrams, firstFen, nextGrams, nextFen } = (await app.settings()).get(freightChina);
  return firstFen + Math.max(0, Math.ceil((weightGrams * quantity - firstGrams) / nextGrams)) * nextFen;
}
