import { setTimeout as wait } from 'node:timers/promises';
import type { Region } from '@sgb/contract/image-search.ts';
import sharp from 'sharp';
import type { Drawings } from '../../../base/pictures/index.ts';
import { prepare } from './decode.ts';
import { vectorOf } from './index-memory.ts';
import { openPictureIndex, type PictureIndexOptions } from './picture-index.ts';
import { project } from './projection.ts';

export interface Found {
  /** The part of the picture that the best match was found by. */
  readonly region: Region;
  readonly productIds: readonly number[];
}

export interface SearchTaskOptions extends PictureIndexOptions {
  readonly drawings: Drawings | undefined;
}

/** While people are there, looking at pictures takes a quarter of one core. */
const restsFor = 3;

/** The network is loaded by the first who needs it. */
const embedding = () => import('./embed.ts');

/** What the helper does for the search by picture. */
export function createSearchTasks({ drawings, ...options }: SearchTaskOptions) {
  const index = openPictureIndex(options);

  async function lookAt(given: string | Uint8Array): Promise<Uint8Array | null> {
    const { indexWidth, perceiveProduct } = await embedding();
    const picture = typeof given === 'string' ? await drawings?.compose(given, indexWidth) : sharp(given).removeAlpha();
    if (!picture) return null;
    const { thing, all, layout } = await perceiveProduct(picture);
    return new Uint8Array(vectorOf(thing, all, layout).buffer);
  }

  const tasks = {
    /** Decodes, checks and re-encodes what a shopper sent. */
    readPicture: prepare,
    /** The vectors of pictures, given by their key in the shop or as they are; null where there is no such picture. */
    async describe(pictures: readonly (string | Uint8Array)[], gently: boolean): Promise<(Uint8Array | null)[]> {
      const vectors: (Uint8Array | null)[] = [];
      for (const picture of pictures) {
        const began = performance.now();
        vectors.push(await lookAt(picture));
        if (gently) await wait(restsFor * (performance.now() - began));
      }
      return vectors;
    },
    /** The products most like a picture, or the chosen part of it. */
    async find(picture: Uint8Array, chosen: Region | null, limit: number): Promise<Found> {
      const { perceiveWish } = await embedding();
      const { looks, patterns } = await perceiveWish(picture, chosen);
      const vectors = looks.map(({ seen }) => project(seen));
      const { productIds, best } = await index.nearest(vectors, patterns, limit);
      return { region: chosen ?? looks[best]?.region ?? { x: 0, y: 0, width: 1, height: 1 }, productIds };
    },
  };
  return { tasks, isBusy: () => index.sealed() !== undefined };
}

export type SearchTasks = ReturnType<typeof createSearchTasks>['tasks'];
