import { csvOfAll } from '../../apps/console/src/shared/table/csv.ts';
import { get, send } from '../support/load.ts';
import type { Person } from '../support/people.ts';

interface Entry {
  readonly id: number;
  readonly at: string;
  readonly ref: string;
  readonly amount: number;
}

const wanted = 1_000;

/** The file of a long list, by the code of the console: how soon it is there, and what it takes of memory meanwhile. */
export async function printExport(shop: string, who: Person): Promise<void> {
  let pages = 0;
  let most = 0;
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const begun = performance.now();
  const file = await csvOfAll<Entry>(
    async ({ after }) => {
      const path = `/api/staff/ledger/entries${after ? `?after=${after}` : ''}`;
      const [found] = await send<{ items: Entry[]; next: string | null }>(shop, [get(who, path)], 1);
      pages += 1;
      if (pages % 100 === 0) {
        globalThis.gc?.();
        most = Math.max(most, process.memoryUsage().heapUsed - before);
      }
      return pages < wanted && found ? found : { items: found?.items ?? [], next: null };
    },
    {
      titles: ['Entry', 'When', 'For', 'Cents'],
      cells: ({ id, at, ref, amount }) => [String(id), at, ref, String(amount)],
    },
  );
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `\nCSV of ${pages} pages, ${(file.size / 2 ** 20).toFixed(1)} MB: ${seconds.toFixed(0)} s, at most ${(most / 2 ** 20).toFixed(1)} MB of heap more than before.`,
  );
}
