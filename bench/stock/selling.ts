import { randomUUID } from 'node:crypto';
import * as listings from '@sgb/server/modules/stock/listings/seed.ts';
import { movePieces, openShelf } from '@sgb/server/modules/stock/shelves/index.ts';
import { insertSeller } from '@sgb/server/modules/stock/shelves/seed.ts';
import type { At } from '@sgb/server/platform/at.ts';
import type { Database, Tx } from '@sgb/server/platform/db/database.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import { settingsInForce } from '@sgb/server/platform/settings/settings.ts';
import { get, post, send } from '../support/load.ts';
import type { Person } from '../support/people.ts';
import { lanes, type Scenario } from '../support/rounds.ts';
import { receiverOf } from '../support/shelves.ts';

export interface Listed {
  readonly productId: number;
  readonly skuId: number;
  /** That of the shelf. */
  readonly shelfSku: number;
}

/** More than are bought. */
const pieces = 1_000_000;

async function listOne(tx: Tx, { id }: Person, productId: number, at: At): Promise<Listed> {
  await insertSeller(tx, id, at.now);
  const measures = { weightGrams: 300, cubicCentimetres: 1_000, landedCents: 5_000, categoryId: 1 };
  const named = { accountId: id, skuId: productId * 10, productId, title: 'Mug', picture: 'mug', options: [] };
  const shelf = await openShelf(tx, { ...named, ...measures, unit: 10, special: 0 }, at.now);
  const line = { shelfId: shelf.id, accountId: id, quantity: pieces, about: 'SB1', by: null };
  await movePieces(tx, { ...line, from: null, to: 'sellable', reason: 'counted' }, at);
  const wish = { skuid: String(shelf.skuId), priceCents: 20_000, quantity: pieces };
  const made = await listings.listPieces(tx, id, wish, at);
  if (made instanceof Refusal) throw new Error(made.message);
  await listings.approve(tx, id, id, at);
  const row = await listings.listingById(tx, made.id);
  if (!row) throw new Error('the listing was not kept');
  return { ...row, shelfSku: shelf.skuId };
}

/** Each of these sells a mug. */
export async function openSelling(db: Database, sellers: readonly Person[]): Promise<Listed[]> {
  const now = new Date();
  const at = { settings: await settingsInForce(db, { now: () => now }), now };
  const text = 'select id from products where stock_type = 0 order by id limit $1';
  const { rows } = await db.pool.query<{ id: string }>(text, [sellers.length]);
  const listed: Listed[] = [];
  for (const [place, seller] of sellers.entries()) {
    listed.push(await db.transact((tx) => listOne(tx, seller, Number(rows[place]?.id), at)));
  }
  // Of one size, so that all cost the same to deliver.
  const sides = 'update products set length_mm = 100, width_mm = 100, height_mm = 100 where id = any($1)';
  await db.pool.query(sides, [listed.map(({ productId }) => productId)]);
  return listed;
}

/** Everybody has one in the cart, and pays for it. */
export async function sellingScenario(
  shop: string,
  crowd: readonly Person[],
  listed: readonly Listed[],
): Promise<Scenario> {
  await send(
    shop,
    crowd.map((person) => post(person, '/api/user/address/edit', receiverOf(person.id))),
    lanes,
  );
  return {
    name: 'buy a piece of a shelf',
    url: shop,
    aim: 0.3,
    async shots() {
      const adds = crowd.map((person, place) => {
        const { productId, skuId } = listed[place % listed.length] as Listed;
        const skus = [{ skuid: String(skuId), quantity: 1 }];
        return post(person, '/api/cart/add', { productid: String(productId), skus });
      });
      await send(shop, adds, lanes);
      const [seen] = await send<{ breakdown: { totalCents: number } }>(
        shop,
        crowd.slice(0, 1).map((person) => get(person, '/api/checkout/preview?market=1')),
        1,
      );
      const agreed = seen?.breakdown.totalCents;
      return crowd.map((person) =>
        post(person, '/api/checkout/submit', { market: 1, key: randomUUID(), agreed, couponid: 0 }),
      );
    },
  };
}
