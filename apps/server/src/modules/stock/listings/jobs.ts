import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';

import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts';
import { refreshSellerPrices, stockOf } from '../../goods/catalog/index.ts';
import { exchangeRate } from '../../goods/pricing/settings.ts';
import { indexProductsJob } from '../../goods/search/index.ts';
import { shelvesById } from '../shelves/index.ts';
import { bring } from './price.ts';
import { payOut } from './sales.ts';
import * as store from './store.ts';

const batch = 100;

/** What has cooled off is paid out, sale by sale: who is busy keeps nobody else waiting. */
export const paySalesJob = defineJob({
  name: 'listings.pay',
  payload: z.object({}),
  cron: '17 * * * *',
  async run(app: App) {
    for (;;) {
      const due = await app.db.read((reader) => store.salesDue(reader, app.clock.now(), batch));
      const now = app.clock.now();
      for (const orderId of due) await app.db.transact((tx) => payOut(tx, orderId, now));
      if (due.length < batch) return;
    }
  },
});

/** Pieces that come back to a listing which is off sale meanwhile, from a checkout or a courier, are free on their shelf. */
async function freeOne(app: App, { id, shelfId }: store.ListingRow): Promise<void> {
  const at = await atOf(app);
  await app.db.transact(async (tx) => {
    await store.holdShelf(tx, shelfId);
    const [listing, [shelf]] = [await store.listingById(tx, id), await shelvesById(tx, [shelfId])];
    if (listing && shelf && store.isOffSale(listing)) await bring(tx, listing, shelf, 0, null, at);
  });
}

async function freeAll(app: App): Promise<void> {
  for (let after = 0; ; ) {
    const { rows, stock } = await app.db.read(async (reader) => {
      const found = await store.offSale(reader, after, batch);
      const skuIds = found.map(({ skuId }) => skuId);
      return { rows: found, stock: await stockOf(reader, skuIds) };
    });
    for (const row of rows) if ((stock.get(row.skuId) ?? 0) > 0) await freeOne(app, row);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Brings listings up to date: what came back to those off sale, and what prices in rand are sorted by. */
export const sweepListingsJob = defineJob({
  name: 'listings.sweep',
  payload: z.object({}),
  cron: '31 * * * *',
  async run(app: App) {
    await freeAll(app);
    const rate = (await app.settings()).get(exchangeRate);
    await app.db.transact(async (tx) => {
      const changed = await refreshSellerPrices(tx, rate);
      for (let from = 0; from < changed.length; from += 1_000) {
        enqueue(tx, indexProductsJob, { ids: changed.slice(from, from + 1_000) });
      }
    });
  },
});
