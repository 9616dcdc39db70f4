import { shopDay } from '@sgb/contract/time.ts';
import type { App } from '../../../platform/app.ts';
import { addSearches } from './suggest-store.ts';
import { searchCounts, searchMisses } from './tables.ts';

const mostKeywords = 200;
const everyMs = 10_000;

/** Counts searches in memory and writes them down from time to time: a search itself never waits for it. */
export interface SearchTally {
  add(keyword: string): void;
  /** Nothing was found, or not what was meant. */
  miss(keyword: string): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function createSearchTally({ db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>): SearchTally {
  let counts = new Map<string, number>();
  let misses = new Map<string, number>();
  async function flush(): Promise<void> {
    if (counts.size + misses.size === 0) return;
    const [found, missed] = [counts, misses];
    counts = new Map();
    misses = new Map();
    const day = shopDay(clock.now());
    // A few counts lost with the database away are not worth a failed request.
    await db
      .transact(async (tx) => {
        await addSearches(tx, searchCounts, day, found);
        await addSearches(tx, searchMisses, day, missed);
      })
      .catch((error) => log.warn({ err: error }, 'searches were not counted'));
  }
  const timer = setInterval(flush, everyMs).unref();
  function count(map: Map<string, number>, keyword: string): void {
    map.set(keyword, (map.get(keyword) ?? 0) + 1);
    if (map.size >= mostKeywords) void flush();
  }
  return {
    add: (keyword) => count(counts, keyword),
    miss: (keyword) => count(misses, keyword),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
