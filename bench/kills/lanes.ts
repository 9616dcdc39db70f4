import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Operation, World } from './operation.ts';

const patienceMs = 300_000;

/** People ask for things until they are told to end, and then until everything has an answer. */
export function startLanes(
  world: World,
  operations: readonly Operation[],
  onFailure: (error: unknown) => void,
  /** Between two things that one of them does, in milliseconds. */
  pauses: { readonly least: number; readonly most: number } = { least: 5, most: 20 },
): () => Promise<void> {
  let ending = false;
  const lane = async (operation: Operation) => {
    while (!ending) {
      await operation.perform(world);
      await wait(randomInt(pauses.least, pauses.most));
    }
  };
  const all = Promise.all(operations.flatMap((each) => Array.from({ length: each.lanes }, () => lane(each))));
  all.catch(onFailure);
  return async () => {
    ending = true;
    world.patience.until = Date.now() + patienceMs;
    await all;
    world.patience.until = Number.POSITIVE_INFINITY;
  };
}
