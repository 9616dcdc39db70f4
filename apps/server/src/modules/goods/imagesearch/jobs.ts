import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { defineBatchJob, defineJob, enqueue } from '../../../platform/jobs/jobs.ts';
import { mainPictures, mainPicturesOf } from '../catalog/index.ts';
import { describePictures, type LooksAtPictures, looksAtPictures, type PictureApp } from './describe.ts';
import { claimIndex, deleteExpiredPictures, indexedPictures, writeVectors } from './store.ts';

/** Products that one step of the walk reads, and pictures that it looks at: short, so that a stop need not wait long. */
const stride = 2000;
const helping = 8;
const waitMs = 10_000;
/** Pictures between two lines of the log. */
const tellEvery = 200;

interface Pictured {
  readonly id: number;
  readonly picture: string;
}

interface Looked {
  readonly pictures: number;
  /** The product after which it stopped; null after the last. */
  readonly stopped: number | null;
}

/** Looks at those products whose picture is not in the index yet. */
async function indexSome(app: PictureApp, tx: Tx, products: readonly Pictured[]): Promise<Looked> {
  const known = await indexedPictures(
    tx,
    products.map(({ id }) => id),
  );
  const missing = products.filter(({ id, picture }) => known.get(id) !== picture);
  const next = missing.slice(0, helping);
  if (next.length === 0) return { pictures: 0, stopped: null };
  const vectors = await describePictures(
    app,
    next.map(({ picture }) => picture),
  );
  const rows = next.flatMap(({ id, picture }, at) => {
    const vector = vectors[at];
    return vector ? [{ productId: id, picture, vector: Buffer.from(vector) }] : [];
  });
  await writeVectors(tx, rows);
  return { pictures: next.length, stopped: missing.length > next.length ? (next.at(-1)?.id ?? null) : null };
}

/** Walks over the catalogue in small steps, each of which asks for the next. */
export const indexPicturesJob = defineJob({
  name: 'imagesearch.index',
  payload: z.object({
    after: z.int().nonnegative().default(0),
    /** How many pictures are looked at; left out: as many as this process may. */
    most: z.int().positive().optional(),
    /** How many of them have been. */
    looked: z.int().nonnegative().default(0),
  }),
  cron: '23 * * * *',
  async run(app: App & PictureApp, { after, most = app.pictureIndex, looked }): Promise<void> {
    if (!looksAtPictures(app)) return;
    await app.db.transact(async (tx) => {
      if (!(await claimIndex(tx))) return nextStep(tx, { after, most, looked }, new Date(Date.now() + waitMs));
      const products = await mainPictures(tx, after, stride);
      const last = products.at(-1);
      if (!last) return tellOfWalk(app, looked, 'the walk over the pictures of goods is done');
      const { pictures, stopped } = await indexSome(app, tx, products);
      const done = looked + pictures;
      if (Math.floor(done / tellEvery) > Math.floor(looked / tellEvery))
        tellOfWalk(app, done, 'pictures of goods are looked at');
      const left = most === undefined ? undefined : most - pictures;
      if (left === undefined || left > 0) nextStep(tx, { after: stopped ?? last.id, most: left, looked: done });
    });
  },
});

function tellOfWalk({ log }: Pick<App, 'log'>, pictures: number, words: string): void {
  if (pictures > 0) log.info({ pictures }, words);
}

/** One walk waits at most, however often it is asked for. */
function nextStep(tx: Tx, walk: z.output<typeof indexPicturesJob.payload>, runAt?: Date): void {
  enqueue(tx, indexPicturesJob, walk, { key: indexPicturesJob.name, ...(runAt && { runAt }) });
}

/** Looks at a few products at once, for whoever brings new ones. */
export const indexProductPicturesJob = defineBatchJob({
  name: 'imagesearch.indexProducts',
  payload: z.object({ ids: z.array(z.int().positive()).max(1000).default([]) }),
  async run(app: App & PictureApp, payloads): Promise<void> {
    if (!looksAtPictures(app)) return;
    const ids = [...new Set(payloads.flatMap((payload) => payload.ids))];
    await app.db.transact(async (tx) => {
      if (!(await claimIndex(tx))) return comeAgain(tx, ids, new Date(Date.now() + waitMs));
      if ((await indexSome(app, tx, await mainPicturesOf(tx, ids))).stopped !== null) comeAgain(tx, ids);
    });
  },
});

/** Those that wait are one list, however many bring something. */
function comeAgain(tx: Tx, ids: readonly number[], runAt?: Date): void {
  for (let from = 0; from < ids.length; from += stride / 2) {
    const some = { ids: ids.slice(from, from + stride / 2) };
    enqueue(tx, indexProductPicturesJob, some, { key: indexProductPicturesJob.name, ...(runAt && { runAt }) });
  }
}

/** Asks for a look at new products, where pictures are looked at. */
export function indexPicturesOf(app: LooksAtPictures, tx: Tx, ids: readonly number[]): void {
  if (looksAtPictures(app)) enqueue(tx, indexProductPicturesJob, { ids: [...ids] });
}

export const sweepPicturesJob = defineJob({
  name: 'imagesearch.sweepPictures',
  payload: z.object({}),
  cron: '47 * * * *',
  run: (app: App) => app.db.transact((tx) => deleteExpiredPictures(tx, app.clock.now())),
});
