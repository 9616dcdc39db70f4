import type { LineFault } from '@sgb/contract/cart-rules.ts';
import type { UnitCode } from '@sgb/contract/catalogue.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type PriceTerms, pricedLines } from './price-rules.ts';
import type { Line } from './rules.ts';
import * as store from './store.ts';
import { arranged } from './view-rules.ts';

/** A ticked line as somebody who makes an order of it has to know it. */
export interface CheckoutLine {
  readonly id: number;
  readonly productId: number;
  readonly skuId: number;
  readonly supplierId: number;
  readonly supplierName: string;
  readonly quantity: number;
  readonly remark: string;
  readonly title: string;
  readonly titleZh: string;
  readonly options: readonly string[];
  readonly picture: string;
  readonly specId: string;
  readonly unit: UnitCode;
  readonly special: 0 | 1 | 2;
  readonly categoryId: number;
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** A small rise of the supplier's price is absorbed: then this is what the shopper agreed to, not what we pay. */
  readonly unitFen: number;
  readonly unitCents: number;
  readonly stock: number;
  /** Set: it cannot be bought as it is. */
  readonly fault: LineFault | null;
  readonly checkedAt: Date;
  /** Whose goods they are, where they are not ours. */
  readonly sellerAccount?: number | null;
}

export interface TickedAbout extends PriceTerms {
  readonly accountId: number;
  readonly market: 0 | 1;
}

function checkoutLines(lines: readonly Line[], terms: PriceTerms): CheckoutLine[] {
  return arranged(pricedLines(lines, terms)).flatMap((group) => group.lines);
}

/** The ticked lines of one cart with today's prices, supplier by supplier as the cart shows them; one statement. */
export async function tickedLines(reader: Sql, about: TickedAbout): Promise<CheckoutLine[]> {
  return checkoutLines(await store.tickedOf(reader, about.accountId, about.market), about);
}

/** The same, and nobody changes or buys them until the transaction ends that makes orders of them. */
export async function lockTickedLines(tx: Tx, about: TickedAbout): Promise<CheckoutLine[]> {
  return checkoutLines(await store.lockTicked(tx, about.accountId, about.market), about);
}

/** How many of which offers are ticked, as a source in a statement of another module: product_id, quantity. */
export const tickedSource = (accountId: string, market: string) => `(
  select product_id, quantity from cart_lines
  where account_id = (select ${accountId}::int) and market = (select ${market}::smallint) and removed_at is null and ticked)`;

/** Bought lines leave the cart. */
export function takeLines(tx: Tx, accountId: number, lineIds: readonly number[]): void {
  tx.send('cart.takeLines', 'delete from cart_lines where account_id = $1 and id = any($2)', [accountId, lineIds]);
}
