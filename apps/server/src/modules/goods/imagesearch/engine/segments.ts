import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Looked, openSegment, pointsOf, type Segment, unfinished, writeSegment } from './segment.ts';

export interface VectorRow extends Looked {
  readonly step: number;
}

/** The table of vectors. Every write of a row counts `step` up, and they become visible in its order. */
export interface VectorTable {
  /** Rows written after one step and up to another, in their order. */
  after(step: number, upTo: number | undefined, limit: number): Promise<readonly VectorRow[]>;
  /** Those of these products that are there, as they are now. */
  of(productIds: readonly number[]): Promise<readonly Looked[]>;
  /** How many rows were written after one step and up to another, and the last few of them. */
  between(from: number, to: number): Promise<{ readonly count: number; readonly last: readonly Looked[] }>;
}

/** A stretch of steps; without `to` it has no end. */
interface Stretch {
  readonly from: number;
  readonly to: number | undefined;
}

const page = 1000;
/** A file of which less is still so is written anew. */
const leastAlive = 0.5;
/** The nearest of each file that are asked for at least: those like a picture may all lie in one. */
const leastProposed = 200;

/** Held by one process of a machine at a time, and let go of when it ends, however that happens. */
async function holdFolder(folder: string): Promise<(() => Promise<unknown>) | null> {
  const name = createHash('sha256').update(resolve(folder)).digest('hex');
  const server = createServer();
  return new Promise((settle, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? settle(null) : reject(error),
    );
    server.listen({ path: `\0sgb-looks-${name}` }, () => settle(() => new Promise((closed) => server.close(closed))));
  });
}

/** What lies in a folder; null where that cannot be said. */
async function namesIn(folder: string): Promise<readonly string[] | null> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : null));
}

const isSegment = (name: string) => name.startsWith('looks-');

/** Rests as long as this thread has worked since the last time. */
function restful(): () => Promise<void> {
  const worked = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let since = worked();
  return async () => {
    await wait(worked() - since);
    since = worked();
  };
}

/**
 * The looks that lie in files. Files only propose: what a product looks like, and whether it is still there, the table says.
 * So nothing is ever changed in a file, and one that is lost costs nothing but time.
 */
export function openSegments(folder: string, table: VectorTable, say: (sentence: string) => void) {
  const opened = new Map<string, Segment>();
  /** Told once, also where opening others failed in between. */
  let changed = false;
  /** Files that are no good and could not be taken away. */
  const refused = new Set<string>();
  const isNew = (name: string) => isSegment(name) && !opened.has(name) && !refused.has(name);

  async function faultOf(segment: Segment | string): Promise<string | null> {
    if (typeof segment === 'string') return segment;
    const { count, last } = await table.between(segment.from, segment.to);
    if (count < segment.products * leastAlive) return 'most of its products are gone or look otherwise by now';
    return last.filter((row) => segment.knows(row)).length < last.length * leastAlive
      ? 'it belongs to another database'
      : null;
  }

  async function open(name: string): Promise<void> {
    const segment = await openSegment(folder, name).catch((error: NodeJS.ErrnoException) => {
      return error.code === 'ENOENT' ? null : error.message;
    });
    // Another process took it away.
    if (segment === null) return;
    const fault = await faultOf(segment);
    if (fault === null && typeof segment !== 'string') {
      opened.set(name, segment);
      changed = true;
      return;
    }
    say(`${join(folder, name)} is not used and will be written anew: ${fault}.`);
    await rm(join(folder, name)).catch(() => refused.add(name));
  }

  /** The first stretch of steps, at this one or after it, that lies in no file. */
  function missingAfter(step: number): Stretch {
    let from = step;
    for (const segment of [...opened.values()].sort((a, b) => a.from - b.from)) {
      if (segment.from > from) return { from, to: segment.from };
      from = Math.max(from, segment.to);
    }
    return { from, to: undefined };
  }

  async function firstWithRows(): Promise<Stretch | null> {
    for (let stretch = missingAfter(0); ; stretch = missingAfter(stretch.to)) {
      const { length } = await table.after(stretch.from, stretch.to, 1);
      if (length > 0) return stretch;
      if (stretch.to === undefined) return null;
    }
  }

  return {
    /** Opens files that are new and lets go of those that went; says whether there were any. */
    async refresh(): Promise<boolean> {
      const names = await namesIn(folder);
      if (!names) return false;
      for (const name of opened.keys()) if (!names.includes(name)) changed = opened.delete(name);
      for (const name of names) if (isNew(name)) await open(name);
      const others = changed;
      changed = false;
      return others;
    },

    missingAfter,

    /** The products that may be most like these looks, the likeliest first. */
    propose(looks: readonly Int8Array[], limit: number): number[] {
      const points = pointsOf(looks);
      const count = Math.max(leastProposed, Math.ceil(limit / opened.size));
      const fits = new Map<number, number>();
      for (const segment of opened.values()) {
        for (const { productId, fit } of segment.propose(points, count)) {
          if (fit > (fits.get(productId) ?? Number.NEGATIVE_INFINITY)) fits.set(productId, fit);
        }
      }
      return [...fits].sort(([, a], [, b]) => b - a).map(([productId]) => productId);
    },

    /** Writes the first rows that lie in no file into one; false where another process is about to. */
    async seal(most: number): Promise<boolean> {
      const letGo = await holdFolder(folder);
      if (!letGo) return false;
      try {
        const names = (await namesIn(folder)) ?? [];
        // Another process was quicker: its files first.
        if (names.some(isNew)) return true;
        for (const name of names) if (name.endsWith(unfinished)) await rm(join(folder, name), { force: true });
        const stretch = await firstWithRows();
        if (!stretch) return true;
        const writer = await writeSegment(folder);
        const rest = restful();
        let [last, left] = [stretch.from, most];
        while (left > 0) {
          const rows = await table.after(last, stretch.to, Math.min(page, left));
          await writer.add(rows, rest);
          left -= rows.length;
          last = rows.at(-1)?.step ?? last;
          if (rows.length === 0) break;
        }
        await writer.save({ from: stretch.from, to: left > 0 ? (stretch.to ?? last) : last });
        return true;
      } finally {
        await letGo();
      }
    },
  };
}
