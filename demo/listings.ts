import { addDays } from '@sgb/contract/time.ts';
import {
  actors,
  cashOf,
  giveBack,
  lockOrder,
  moveOrders,
  noGifts,
  ordersAt,
  signOrders,
} from '@sgb/server/modules/buying/orders/index.ts';
import { offeredSkusOf, takeStock } from '@sgb/server/modules/goods/catalog/index.ts';
import { saveBrand } from '@sgb/server/modules/stock/dispatches/seed.ts';
import * as listings from '@sgb/server/modules/stock/listings/seed.ts';
import { shelfOf } from '@sgb/server/modules/stock/shelves/index.ts';
import type { At } from '@sgb/server/platform/at.ts';
import type { Tx } from '@sgb/server/platform/db/database.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import { makeProduct } from './catalogue/product.ts';
import { type Step, stepsOf } from './orders.ts';

interface Making {
  readonly accountId: number;
  readonly packer: number;
  readonly service: number;
  readonly buyer: number;
  readonly settings: At['settings'];
  readonly today: Date;
  /** The products on the shelf, in their order. */
  readonly handy: readonly number[];
  readonly payIn: (tx: Tx, accountId: number, cents: number, nth: string, at: Date) => Promise<void>;
}

interface Listed {
  readonly place: number;
  readonly quantity: number;
  readonly listedDaysAgo: number;
}

/** The first is what staff looked at; what was refused once waits again. */
const refusedOnce: Listed = { place: 17, quantity: 4, listedDaysAgo: 15.4 };
const first: Listed = { place: 13, quantity: 6, listedDaysAgo: 15 };
const others: readonly Listed[] = [
  { place: 14, quantity: 8, listedDaysAgo: 14 },
  { place: 15, quantity: 3, listedDaysAgo: 13.8 },
  { place: 16, quantity: 5, listedDaysAgo: 6 },
  { place: 18, quantity: 2, listedDaysAgo: 3 },
];
const hiddenPlace = 16;

/** Sold how many days ago, then sent, signed for, paid out and given back. */
interface Sold {
  readonly place: number;
  readonly quantity: number;
  readonly paid: number;
  readonly sent?: number;
  readonly signed?: number;
  readonly refunded?: number;
}

/** Where on the shelf the pieces lie that are for sale. */
export const placesForSale: readonly number[] = [refusedOnce, first, ...others].map(({ place }) => place);

const sales: readonly Sold[] = [
  { place: 14, quantity: 2, paid: 12.5, sent: 12, signed: 10 },
  { place: 15, quantity: 1, paid: 12.2, sent: 11.6, signed: 9.5, refunded: 2.1 },
  { place: 14, quantity: 1, paid: 7, sent: 6.4, signed: 3.2 },
  { place: 13, quantity: 1, paid: 2.5, sent: 1.8 },
  { place: 14, quantity: 1, paid: 0.4 },
];

function sure<Value>(answer: Value | Refusal | undefined): Exclude<Value, Refusal> {
  if (answer instanceof Refusal) throw new Error(`the demo world cannot sell: ${answer.message}`);
  return answer as Exclude<Value, Refusal>;
}

interface Bought {
  readonly productId: number;
  readonly skuId: number;
  readonly supplierId: number;
  readonly supplierName: string;
  readonly unitCents: number;
}

/** Two and a half times what a piece cost to bring here, to the whole ten rand below a cent. */
const priceOf = (landedCents: number): number => Math.ceil((landedCents * 2.5) / 1_000) * 1_000 - 10;

/** What the stocker sells in the shop: listings in every state, sales that are on their way, paid out, and one that came back. */
export function stepsOfListings({ accountId, packer, service, buyer, settings, today, handy, payIn }: Making): Step[] {
  const step = (daysAgo: number, run: (tx: Tx, at: At) => Promise<unknown>): Step => {
    const now = addDays(today, -daysAgo);
    return { at: now, run: async (tx) => void (await run(tx, { settings, now })) };
  };
  const ids = new Map<number, number>();
  const goods = new Map<number, Bought>();
  const shelfAt = async (tx: Tx, place: number) => {
    const shelf = await shelfOf(tx, accountId, makeProduct(handy[place] ?? 2).skus[0]?.id ?? 0);
    if (!shelf) throw new Error(`the demo has no shelf at ${place}`);
    return shelf;
  };
  const list = async (tx: Tx, { place, quantity }: Listed, at: At) => {
    const shelf = await shelfAt(tx, place);
    const priceCents = priceOf(shelf.landedCents);
    const wish = { skuid: String(shelf.skuId), priceCents, quantity };
    const { id } = sure(await listings.listPieces(tx, accountId, wish, at));
    ids.set(place, id);
    const { productId, skuId } = await held(tx, place);
    const [offered] = await offeredSkusOf(tx, [skuId]);
    if (!offered) throw new Error(`nothing is offered at ${place}`);
    const { supplierId, supplierName } = offered;
    goods.set(place, { productId, skuId, supplierId, supplierName, unitCents: priceCents });
  };
  const held = async (tx: Tx, place: number) => {
    const row = await listings.listingById(tx, ids.get(place) ?? 0);
    if (!row) throw new Error(`the demo lists nothing at ${place}`);
    return row;
  };
  const steps = [
    step(15.5, (tx, { now }) => saveBrand(tx, { accountId, name: 'Mzansi Home & Tools', logo: null, changedAt: now })),
    step(refusedOnce.listedDaysAgo, (tx, at) => list(tx, refusedOnce, at)),
    step(15.2, async (tx, at) => {
      const why = { by: service, reason: 'The picture shows a brand that is not yours to sell.' };
      sure(
        await listings.refuseIt(tx, await held(tx, refusedOnce.place), await shelfAt(tx, refusedOnce.place), why, at),
      );
    }),
    step(first.listedDaysAgo, (tx, at) => list(tx, first, at)),
    step(14.6, (tx, at) => listings.approve(tx, accountId, service, at)),
    ...others.map((each) => step(each.listedDaysAgo, (tx, at) => list(tx, each, at))),
    step(4, async (tx, at) => {
      const { title } = await shelfAt(tx, hiddenPlace);
      const why = { by: service, reason: 'Three buyers say that the colour is another one.' };
      await listings.hideIt(tx, await held(tx, hiddenPlace), title, 40, why, at);
    }),
    step(0.7, (tx, at) => list(tx, refusedOnce, at)),
    step(13.5, (tx, { now }) => payIn(tx, buyer, 600_000, '88', now)),
  ];
  return [...steps, ...sales.flatMap((sale, nth) => stepsOfSale(sale, nth))];

  function stepsOfSale({ place, quantity, paid, sent, signed, refunded }: Sold, nth: number): Step[] {
    const bought = () => {
      const found = goods.get(place);
      if (!found) throw new Error(`the demo buys at ${place} before it is listed`);
      return found;
    };
    const order = { of: [handy[place] ?? 2, quantity] as const, path: '', goods: bought };
    const checkout = { daysAgo: paid, market: 1 as const, orders: [order] };
    let orderId = 0;
    const all = [
      ...stepsOf(checkout, 1_950 + nth, buyer, today, settings),
      step(paid - 0.001, async (tx) => {
        const { items } = await ordersAt(tx, { statuses: [112], market: 1, accountId: buyer }, 1, 20);
        const { skuId } = bought();
        orderId = items.find((each) => each.skuId === skuId)?.id ?? 0;
        await takeStock(tx, [{ skuId, quantity }]);
      }),
    ];
    const own = async (tx: Tx) => {
      const row = await lockOrder(tx, orderId);
      if (!row) throw new Error('a sale of the demo has no order');
      return row;
    };
    if (sent !== undefined) {
      all.push(
        step(sent, async (tx, at) => {
          const move = { to: 113 as const, who: actors.staff, by: packer, why: `Pudo PD88${orderId}`, now: at.now };
          const row = await own(tx);
          sure(await moveOrders(tx, [row], { ...move, quiet: true }));
          await listings.shelfSales.stockLeft(tx, row, packer, at);
        }),
      );
    }
    if (signed !== undefined) {
      const ending = { who: actors.shopper, by: buyer, why: 'Signed for by you', quiet: true };
      all.push(
        step(signed, async (tx, at) => {
          sure(await signOrders(tx, [await own(tx)], { ...ending, ...at }));
          await listings.settleSales(tx, [orderId], at);
        }),
      );
      if (signed > 7) all.push(step(signed - 7.01, (tx, { now }) => listings.payOut(tx, orderId, now)));
    }
    if (refunded !== undefined) {
      all.push(
        step(refunded, async (tx, at) => {
          const row = await own(tx);
          const cash = { ...cashOf(row), delivery: 0 };
          const back = sure(
            await giveBack(tx, row, { ...at, cash, gifts: noGifts, key: 'request:demo', note: 'Returned' }),
          );
          const closing = { to: 80 as const, who: actors.staff, by: service, why: 'Returned', now: at.now };
          sure(
            await moveOrders(tx, [row], { ...closing, money: () => back.cents, entryId: back.entryId, quiet: true }),
          );
          await listings.settleSales(tx, [orderId], at);
        }),
        step(refunded - 0.8, (tx, at) =>
          listings.takeBack(tx, { orderid: orderId, sellable: 0, damaged: quantity }, packer, at).then(sure),
        ),
      );
    }
    return all;
  }
}
