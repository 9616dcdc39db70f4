import { shopDay } from '@sgb/contract/time.ts';
import type { App } from '../../../platform/app.ts';
import { addSearches } from './suggest-store.ts';

const mostKeywords = 200;
const everyMs = 10_000;

/** Counts searches in memory and writes them down from time to time: a search itself never waits for it. */
export interface SearchTally {
  add(keyword: string): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function createSearchTally({ db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>): SearchTally {
  let counts = new Map<string, number>();
  async function flush(): Promise<void> {
    if (counts.size === 0) return;
    const written = counts;
    counts = new Map();
    const day = shopDay(clock.now());
    // A few counts lost with the database away are not worth a failed request.
    await db
      .transact((tx) => addSearches(tx, day, written))
      .catch((error) => log.warn({ err: error }, 'searches were not counted'));
  }
  const timer = setInterval(flush, everyMs).unref();
  return {
    add(keyword) {
      counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
      if (counts.size >= mostKeywords) void flush();
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
