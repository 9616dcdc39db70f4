import type { App } from '../../../platform/app.ts';
import { tasksOf } from '../../../platform/helper/helper.ts';
import type { PictureService } from '../../base/pictures/index.ts';
import type { SearchTasks } from './engine/tasks.ts';

/** Whether a process looks at the pictures of goods. */
export interface LooksAtPictures {
  /** How many a walk looks at, after a start or every hour; 0: nobody looks at any, nor at those of new goods. Left out: all. */
  readonly pictureIndex?: number | undefined;
}

export const looksAtPictures = ({ pictureIndex }: LooksAtPictures): boolean => pictureIndex !== 0;

/** What looks at pictures asks this of its process. */
export interface PictureApp extends Pick<App, 'helper' | 'presence'>, LooksAtPictures {
  readonly pictures: PictureService;
}

/** The vectors of the shop's pictures; null where one cannot be had now. */
export async function describePictures(
  { helper, pictures, presence }: PictureApp,
  keys: readonly string[],
): Promise<(Uint8Array | null)[]> {
  const { describe } = tasksOf<SearchTasks>(helper);
  const gently = presence.people();
  const vectors = await describe(keys, gently);
  for (const [at, key] of keys.entries()) {
    if (vectors[at]) continue;
    const picture = await pictures.get(key, 320, 'webp', false);
    if (typeof picture !== 'string') vectors[at] = (await describe([picture.body], gently))[0] ?? null;
  }
  return vectors;
}
