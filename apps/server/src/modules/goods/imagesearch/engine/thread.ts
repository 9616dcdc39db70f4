import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { drawnPictures } from '../../../base/pictures/index.ts';
import { prepare } from './decode.ts';
import { indexWidth, perceiveProduct, perceiveWish } from './embed.ts';
import { VectorIndex, vectorOf } from './index-memory.ts';
import type { Order, Report, Tasks, ThreadData } from './messages.ts';
import { project } from './projection.ts';

/** The thread that looks at pictures: all that is slow about them happens here, beside the requests. */

// Several pictures at once would only fight for the cores that answer requests.
sharp.concurrency(1);
sharp.cache(false);

const { drawnBy }: ThreadData = workerData;
const drawn = drawnBy ? await drawnPictures(drawnBy) : undefined;
const index = new VectorIndex();

async function describe(given: string | Uint8Array): Promise<Uint8Array | null> {
  const picture = typeof given === 'string' ? await drawn?.compose(given, indexWidth) : sharp(given).removeAlpha();
  if (!picture) return null;
  const { thing, all, layout } = await perceiveProduct(picture);
  return new Uint8Array(vectorOf(thing, all, layout).buffer);
}

const tasks: Tasks = {
  prepare,
  async describe(pictures) {
    const vectors: (Uint8Array | null)[] = [];
    for (const key of pictures) vectors.push(await describe(key));
    return vectors;
  },
  async learn(rows) {
    for (const { productId, vector } of rows) {
      index.put(productId, new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength));
    }
  },
  async find(picture, chosen, limit) {
    const { looks, patterns } = await perceiveWish(picture, chosen);
    const vectors = looks.map(({ seen }) => project(seen));
    const { productIds, best } = index.nearest(vectors, patterns, limit);
    return { region: chosen ?? looks[best]?.region ?? { x: 0, y: 0, width: 1, height: 1 }, productIds };
  },
};

async function perform({ id, task, input }: Order): Promise<Report> {
  try {
    const work = tasks[task] as (...input: readonly unknown[]) => Promise<unknown>;
    return { id, output: await work(...input) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await perform(order)));
