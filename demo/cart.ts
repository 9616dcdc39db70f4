import { hourMs } from '@sgb/contract/time.ts';
import { hasLines, insertLines } from '@sgb/server/modules/buying/cart/seed.ts';
import { mainPicturesOf, takeOffShelf } from '@sgb/server/modules/goods/catalog/index.ts';
import type { NewProduct } from '@sgb/server/modules/goods/catalog/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { makeProduct } from './catalogue/product.ts';
import { takenDown } from './supplier-world.ts';

interface DemoLine {
  /** Number of the product, one of the first round, which keep theirs, and place of the SKU. */
  readonly of: readonly [product: number, sku: number];
  readonly quantity: number;
  readonly remark?: string;
  /** What it cost when it was put in, in percent of today. */
  readonly thenPercent?: number;
  readonly unticked?: true;
  readonly removed?: true;
}

/** Four suppliers, two kinds of one offer, a liquid in batches, a price that rose, and something that is gone. */
const chinaLines: readonly DemoLine[] = [
  { of: [156, 0], quantity: 3 },
  { of: [156, 1], quantity: 2 },
  { of: [199, 0], quantity: 2, remark: 'Please pick the brightest print.' },
  { of: [62, 0], quantity: 6 },
  { of: [197, 2], quantity: 4, thenPercent: 92 },
  { of: [306, 2], quantity: 10 },
  { of: [251, 0], quantity: 2, unticked: true },
  { of: [382, 0], quantity: 20 },
  { of: [47, 1], quantity: 5, removed: true },
];

const stockLines: readonly DemoLine[] = [
  { of: [112, 0], quantity: 1 },
  { of: [357, 0], quantity: 2 },
];

function seenThen({ quoteType, priceBreaks }: NewProduct, skuFen: number, percent: number) {
  const then = (fen: number) => Math.round((fen * percent) / 100);
  return {
    quoteType,
    priceBreaks: priceBreaks.map(({ from, fen }) => ({ from, fen: then(fen) })),
    skuFen: then(skuFen),
  };
}

function rowOf(accountId: number, line: DemoLine, at: Date) {
  const product = makeProduct(line.of[0]);
  const sku = product.skus[line.of[1]];
  if (!sku) throw new Error(`product ${line.of[0]} of the demo world has no SKU ${line.of[1]}`);
  return {
    accountId,
    market: product.stockType,
    productId: product.id,
    skuId: sku.id,
    quantity: line.quantity,
    ticked: !line.unticked,
    remark: line.remark ?? '',
    seen: seenThen(product, sku.priceFen, line.thenPercent ?? 100),
    addedAt: at,
    removedAt: line.removed ? at : null,
  };
}

/** The carts of the demo shopper; whoever has put something into a cart keeps it. */
export async function ensureDemoCart(db: Database, now: Date): Promise<void> {
  await db.transact(async (tx) => {
    const shopper = await accountByLogin(tx, 'demo_shopper');
    if (!shopper || (await hasLines(tx, shopper.id))) return;
    const rows = [...chinaLines, ...stockLines].map((line, place) =>
      rowOf(shopper.id, line, new Date(now.getTime() - (place + 1) * 2 * hourMs)),
    );
    // A small world has not all of them.
    const there = new Set(
      (
        await mainPicturesOf(
          tx,
          rows.map(({ productId }) => productId),
        )
      ).map(({ id }) => id),
    );
    for (const index of takenDown) await takeOffShelf(tx, makeProduct(index).id, now);
    await insertLines(
      tx,
      rows.filter(({ productId }) => there.has(productId)),
    );
  });
}
