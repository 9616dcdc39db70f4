import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { OutsideGet } from '../../../adapters/outside/get.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { createGate } from '../../../platform/gate.ts';
import { type Helper, tasksOf } from '../../../platform/helper/helper.ts';
import { DiskCache } from './disk.ts';
import type { DrawTasks } from './draw.ts';
import { type PictureSource, PictureUnreachable } from './service.ts';

const supplierPictures = pgTable('supplier_pictures', { key: text().primaryKey(), url: text().notNull() });

const prefix = 'sup.';
const restMs = 30_000;
const patience = 5;

function keyOf(url: string): string {
  return prefix + createHash('sha256').update(url).digest('hex').slice(0, 32);
}

/** Gives the pictures at these addresses keys, under which the shop shows them from now on. */
export async function adoptPictures(tx: Tx, urls: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const keys = new Map(urls.map((url) => [url, keyOf(url)]));
  const rows = [...keys].map(([url, key]) => ({ key, url }));
  if (rows.length > 0) await tx.orm.insert(supplierPictures).values(rows).onConflictDoNothing();
  return keys;
}

export interface SupplierSourceOptions {
  readonly db: Database;
  readonly helper: Helper;
  readonly get: OutsideGet;
  readonly cacheDir: string;
  readonly maxBytes: number;
  readonly log: (line: string) => void;
}

/**
 * Pictures from the suppliers' own servers: fetched once, decoded and encoded anew (what arrives is never passed on as
 * it is), then kept.
 */
export function supplierPictureSource(options: SupplierSourceOptions): PictureSource {
  const { db, get, log } = options;
  const tasks = tasksOf<DrawTasks>(options.helper);
  const originals = new DiskCache(options.cacheDir, options.maxBytes, log);
  const gate = createGate(3, 100);
  const flights = new Map<string, Promise<Buffer | null>>();
  /** Servers that keep failing are left alone for a while, so that a page of dead pictures stays a fast page. */
  const failures = new Map<string, { inARow: number; restsUntil: number }>();

  async function addressOf(key: string): Promise<string | undefined> {
    const rows = await db.read((reader) =>
      reader.orm
        .select({ url: supplierPictures.url })
        .from(supplierPictures)
        .where(inArray(supplierPictures.key, [key])),
    );
    return rows[0]?.url;
  }

  async function fetched(url: string): Promise<Buffer | null> {
    const host = URL.parse(url)?.host ?? '';
    const before = failures.get(host) ?? { inARow: 0, restsUntil: 0 };
    if (before.restsUntil > Date.now()) throw new PictureUnreachable(host);
    const answer = await get(url).catch((error: unknown) => {
      const inARow = before.inARow + 1;
      failures.set(host, { inARow, restsUntil: inARow >= patience ? Date.now() + restMs : 0 });
      log(`pictures of ${host} cannot be fetched: ${error instanceof Error ? error.message : String(error)}`);
      throw new PictureUnreachable(host);
    });
    failures.delete(host);
    if (answer.status >= 500) throw new PictureUnreachable(host);
    if (answer.status !== 200) return null;
    return tasks.clean(answer.body);
  }

  async function originalOf(key: string): Promise<Buffer | null> {
    const kept = await originals.read(keyHash(key));
    if (kept) return kept;
    const url = await addressOf(key);
    if (!url) return null;
    const job = gate.enter(() => fetched(url));
    if (!job) throw new PictureUnreachable('too many are being fetched');
    const original = await job;
    if (original) await originals.write(keyHash(key), original);
    return original;
  }

  function once(key: string): Promise<Buffer | null> {
    const flying = flights.get(key);
    if (flying) return flying;
    const flight = originalOf(key).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  return {
    async prepare(key) {
      await once(key);
    },
    async make(key, wanted) {
      const original = await once(key);
      return original && tasks.fit(original, wanted);
    },
  };
}

const keyHash = (key: string) => createHash('sha256').update(key).digest('hex');

/** Pictures that a demo draws. */
export function drawnSource(helper: Helper): PictureSource {
  return { make: tasksOf<DrawTasks>(helper).draw };
}

/** Pictures of the shop's own world and of the suppliers', each by its own kind of key. */
export function joinedSource(own: PictureSource, suppliers: PictureSource): PictureSource {
  const of = (key: string) => (key.startsWith(prefix) ? suppliers : own);
  return {
    prepare: async (key) => of(key).prepare?.(key),
    make: (key, wanted) => of(key).make(key, wanted),
  };
}
