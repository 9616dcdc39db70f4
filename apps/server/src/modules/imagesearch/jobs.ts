import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { announce } from '../../platform/db/bus.ts';
import type { Tx } from '../../platform/db/database.ts';
import { defineJob, enqueue } from '../../platform/jobs/jobs.ts';
import { mainPictures, mainPicturesOf } from '../catalog/index.ts';
import { describePictures } from './follow.ts';
import { claimIndex, deleteExpiredPictures, indexedPictures, writeVectors } from './store.ts';

/** Products that one step of the walk reads, and pictures that it looks at: short, so that a stop need not wait long. */
const stride = 2000;
const helping = 24;
const waitMs = 10_000;

interface Pictured {
  readonly id: number;
  readonly picture: string;
}

/** Looks at those products whose picture is not in the index yet; says after which one it stopped, null after the last. */
async function indexSome(app: App, tx: Tx, products: readonly Pictured[]): Promise<number | null> {
  const known = await indexedPictures(
    tx,
    products.map(({ id }) => id),
  );
  const missing = products.filter(({ id, picture }) => known.get(id) !== picture);
  const next = missing.slice(0, helping);
  if (next.length === 0) return null;
  const vectors = await describePictures(
    app,
    next.map(({ picture }) => picture),
  );
  const rows = next.flatMap(({ id, picture }, at) => {
    const vector = vectors[at];
    return vector ? [{ productId: id, picture, vector: Buffer.from(vector) }] : [];
  });
  await writeVectors(tx, rows);
  await announce(tx, 'imageindex');
  return missing.length > next.length ? (next.at(-1)?.id ?? null) : null;
}

/** Walks over the catalogue in small steps, each of which asks for the next. */
export const indexPicturesJob = defineJob({
  name: 'imagesearch.index',
  payload: z.object({ after: z.int().nonnegative().default(0) }),
  cron: '23 * * * *',
  async run(app: App, { after }): Promise<void> {
    await app.db.transact(async (tx) => {
      if (!(await claimIndex(tx))) return nextStep(tx, after, new Date(Date.now() + waitMs));
      const products = await mainPictures(tx, after, stride);
      const last = products.at(-1);
      if (!last) return;
      const stopped = await indexSome(app, tx, products);
      await nextStep(tx, stopped ?? last.id);
    });
  },
});

/** One walk waits at most, however often it is asked for. */
function nextStep(tx: Tx, after: number, runAt?: Date): Promise<void> {
  return enqueue(tx, indexPicturesJob, { after }, { key: indexPicturesJob.name, ...(runAt && { runAt }) });
}

/** Looks at a few products at once, for whoever brings new ones. */
export const indexProductPicturesJob = defineJob({
  name: 'imagesearch.indexProducts',
  payload: z.object({ ids: z.array(z.int().positive()).max(1000).default([]) }),
  async run(app: App, { ids }): Promise<void> {
    await app.db.transact(async (tx) => {
      if (!(await claimIndex(tx))) throw new Error('the index is being written; this comes again');
      if ((await indexSome(app, tx, await mainPicturesOf(tx, ids))) !== null) {
        await enqueue(tx, indexProductPicturesJob, { ids });
      }
    });
  },
});

export const sweepPicturesJob = defineJob({
  name: 'imagesearch.sweepPictures',
  payload: z.object({}),
  cron: '47 * * * *',
  run: (app: App) => app.db.transact((tx) => deleteExpiredPictures(tx, app.clock.now())),
});
