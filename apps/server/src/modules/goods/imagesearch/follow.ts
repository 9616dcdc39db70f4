import type { App } from '../../../platform/app.ts';
import type { Bus } from '../../../platform/db/bus.ts';
import { withTally } from '../../../platform/db/statements.ts';
import type { PictureService } from '../../base/pictures/index.ts';
import { imageIndexChannel } from './channels.ts';
import { createEngine, type Engine } from './engine/engine.ts';
import { vectorsAfter } from './store.ts';

/** One process's picture thread, and how much of the index it has learnt. */
interface Follower {
  readonly engine: Engine;
  /** Where pictures come from that the thread cannot open itself, such as suppliers'. */
  readonly pictures: PictureService;
  life: number;
  step: number;
  stale: boolean;
  learning: Promise<void> | undefined;
}

const batch = 5000;
const followers = new WeakMap<Bus, Follower>();

/** Whether a process looks at the pictures of goods. */
export interface LooksAtPictures {
  /** How many the walk after a start looks at; 0: nobody looks at any, nor at those of new goods. Left out: all. */
  readonly pictureIndex?: number | undefined;
}

export const looksAtPictures = ({ pictureIndex }: LooksAtPictures): boolean => pictureIndex !== 0;

/** What looks at pictures asks this of its process. */
export interface PictureApp extends Pick<App, 'bus'>, LooksAtPictures {
  readonly pictures: PictureService;
}

/** The picture thread of this process, made for whoever comes first. */
export function follow({ bus, pictures }: PictureApp): Follower {
  const known = followers.get(bus);
  if (known) return known;
  const follower: Follower = {
    engine: createEngine(pictures.drawnBy),
    pictures,
    life: 0,
    step: 0,
    stale: true,
    learning: undefined,
  };
  followers.set(bus, follower);
  bus.on(imageIndexChannel, () => {
    follower.stale = true;
  });
  return follower;
}

function followerOf({ bus }: Pick<App, 'bus'>): Follower {
  const follower = followers.get(bus);
  if (!follower) throw new Error('nobody looks at pictures here');
  return follower;
}

export function engineOf(app: Pick<App, 'bus'>): Engine {
  return followerOf(app).engine;
}

/** The vectors of the shop's pictures; null where one cannot be had now. */
export async function describePictures(app: PictureApp, keys: readonly string[]): Promise<(Uint8Array | null)[]> {
  const { engine, pictures } = follow(app);
  const vectors = await engine.describe(keys);
  for (const [at, key] of keys.entries()) {
    if (vectors[at]) continue;
    const picture = await pictures.get(key, 320, 'webp', false);
    if (typeof picture !== 'string') vectors[at] = (await engine.describe([picture.body]))[0] ?? null;
  }
  return vectors;
}

async function learn({ db }: Pick<App, 'db'>, follower: Follower): Promise<void> {
  const { engine } = follower;
  if (follower.life !== engine.life) Object.assign(follower, { life: engine.life, step: 0 });
  follower.stale = false;
  for (;;) {
    const rows = await db.read((reader) => vectorsAfter(reader, follower.step, batch));
    const last = rows.at(-1);
    if (!last) return;
    await engine.learn(rows);
    follower.step = last.step;
  }
}

/** The picture thread with all that the index holds by now. What it still has to learn is not the request's own work. */
export async function searchableEngine(app: Pick<App, 'db' | 'bus'>): Promise<Engine> {
  const follower = followerOf(app);
  if (follower.stale || follower.life !== follower.engine.life) {
    follower.learning ??= withTally(() => learn(app, follower)).finally(() => {
      follower.learning = undefined;
    });
    await follower.learning.catch((error) => {
      follower.stale = true;
      throw error;
    });
  }
  return follower.engine;
}
