import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@sgb/demo/dice.ts';
import { readConfig } from '@sgb/server/config.ts';
import { pictureLab } from '@sgb/server/modules/goods/imagesearch/seed.ts';
import { openDatabaseServer } from '@sgb/server/platform/supervisor/database.ts';
import pg from 'pg';
import type { Pictured } from './catalogue.ts';
import type { Change } from './changes.ts';

type Lab = Awaited<ReturnType<typeof pictureLab>>;
type Index = InstanceType<Lab['VectorIndex']>;
type Patterns = Parameters<Index['nearest']>[1];

/** A changed picture of a product, as the index is asked for it. */
export interface Wish {
  readonly wanted: Pictured;
  readonly change: Change;
  readonly looks: readonly Int8Array[];
  readonly patterns: Patterns;
  readonly lookedMs: number;
}

interface Model extends Pictured {
  readonly vector: Int8Array;
}

export interface Asked {
  readonly id: number;
  readonly looks: readonly Int8Array[];
  readonly patterns: Patterns;
  readonly limit: number;
  /** Answered when all files are written. */
  readonly settle: boolean;
}

export interface Told {
  readonly id: number;
  readonly productIds: readonly number[];
  readonly cpuMs: number;
}

export function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

/** How many goods a search asks for. */
const limit = 1000;
const clients = 4;
/** How many of the questions are also answered by comparing all. */
const compared = 40;
const roundsOfClients = 3;

/**
 * More products than the demo can compose pictures for: those that are there, and then each again and again, moved by up to
 * half of the way to another of its kind, with noise of a quarter of what numbers of a look differ by.
 */
async function vectorsLike(models: readonly Model[], count: number): Promise<Int8Array> {
  const { lookSize, layoutSize } = await pictureLab();
  const size = 2 * lookSize + layoutSize;
  const kinds = Map.groupBy(models, ({ kind }) => kind);
  const block = new Int8Array(count * size);
  const roll = dice('many pictures');
  const noise = Float32Array.from({ length: 2 ** 20 }, () => {
    return (roll.between(-1, 1) + roll.between(-1, 1) + roll.between(-1, 1)) * 9;
  });
  for (let number = 0; number < count; number++) {
    const model = models[number % models.length] as Model;
    if (number < models.length) {
      block.set(model.vector, number * size);
      continue;
    }
    const mates = kinds.get(model.kind) ?? [model];
    const mate = mates[roll.below(mates.length)] ?? model;
    const way = roll.between(0, 0.5);
    const from = roll.below(noise.length - size);
    for (let at = 0; at < size; at++) {
      const own = model.vector[at] as number;
      const value = Math.round(own + way * ((mate.vector[at] as number) - own) + (noise[from + at] as number));
      block[number * size + at] = Math.max(-127, Math.min(127, value));
    }
  }
  return block;
}

/** The best by every number of every product. */
async function exactly(block: Int8Array, { looks, patterns }: Wish): Promise<readonly number[]> {
  const { VectorIndex, lookSize, layoutSize } = await pictureLab();
  const size = 2 * lookSize + layoutSize;
  const best = (from: number) => {
    let most = Number.NEGATIVE_INFINITY;
    for (const look of looks) {
      let sum = 0;
      for (let at = 0; at < lookSize; at++) sum = (sum + Math.imul(look[at] as number, block[from + at] as number)) | 0;
      if (sum > most) most = sum;
    }
    return most;
  };
  const scores = Int32Array.from({ length: block.length / size }, (_, number) => {
    return best(number * size) + best(number * size + lookSize);
  });
  const bar = scores.toSorted()[Math.max(0, scores.length - limit)] ?? 0;
  const index = new VectorIndex();
  for (const [number, score] of scores.entries()) {
    if (score >= bar) index.put(number + 1, block.subarray(number * size, (number + 1) * size));
  }
  return index.nearest(looks, patterns, limit).productIds;
}

async function openTable(folder: string) {
  const server = await openDatabaseServer(readConfig({ DATA_DIR: folder }));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const migration = new URL('../../apps/server/migrations/0007_image_search.sql', import.meta.url);
  const [table = '', byStep = ''] = (await readFile(migration, 'utf8')).split(';');
  const { rows } = await client.query("select to_regclass('image_vectors') is not null as there");
  if (!rows[0].there) await client.query(`${table};${byStep}`);
  return {
    url: server.url,
    async fill(block: Int8Array, size: number, to: number): Promise<void> {
      const { rows: filled } = await client.query(
        'select coalesce(max(product_id), 0)::int as last from image_vectors',
      );
      const from: number = filled[0].last;
      if (from > to) throw new Error(`BENCH_DATA_DIR holds ${from} pictures already`);
      if (from === to) return;
      for (let first = from; first < to; first += 2000) {
        const numbers = Array.from({ length: Math.min(2000, to - first) }, (_, at) => first + at);
        await client.query(
          "insert into image_vectors (product_id, picture, vector) select id, 'p', v from unnest($1::bigint[], $2::bytea[]) as t (id, v)",
          [
            numbers.map((number) => number + 1),
            numbers.map((number) => Buffer.from(block.buffer, number * size, size)),
          ],
        );
      }
      await client.query('vacuum analyze image_vectors');
    },
    async close(): Promise<void> {
      await client.end();
      await server.stop();
    },
  };
}

/** A process that searches. */
async function openSearcher(url: string, folder: string) {
  const child: ChildProcess = fork(join(import.meta.dirname, 'searcher.ts'), {
    env: { ...process.env, DATABASE_URL: url, FOLDER: folder },
    serialization: 'advanced',
  });
  const waiting = new Map<number, (told: Told) => void>();
  const ready = new Promise<Told>((resolve) => waiting.set(-1, resolve));
  child.on('message', (told: Told) => waiting.get(told.id)?.(told));
  await ready;
  let asked = 0;
  const megabytes = (name: string) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024;
  };
  return {
    ask({ looks, patterns }: Wish, settle = false): Promise<Told> {
      const id = asked++;
      const told = new Promise<Told>((resolve) => waiting.set(id, resolve));
      child.send({ id, looks, patterns, limit, settle } satisfies Asked);
      return told;
    },
    memory: () => ({ own: megabytes('RssAnon'), all: megabytes('VmRSS') }),
    stop: () => new Promise((ended) => child.once('exit', ended) && child.kill()),
  };
}

function judged(models: readonly Model[], wishes: readonly Wish[], found: readonly (readonly number[])[]): string {
  const share = (hard: boolean, among: number) => {
    const some = wishes.flatMap((wish, at) => (wish.change.hard === hard ? [{ wish, ids: found[at] ?? [] }] : []));
    const hits = some.filter(({ wish: { wanted, change }, ids }) =>
      ids.slice(0, among).some((id) => {
        const model = models[(id - 1) % models.length];
        return model?.kind === wanted.kind && (change.anyColour || model.tint === wanted.tint);
      }),
    );
    return (hits.length / some.length).toFixed(3);
  };
  return `recall@1 of plain changes ${share(false, 1)}, recall@5 of hard ones ${share(true, 5)}`;
}

function recall(truth: readonly (readonly number[])[], found: readonly (readonly number[])[], among: number): string {
  const hits = truth.map((ids, at) => {
    const first = new Set((found[at] ?? []).slice(0, among));
    return ids.slice(0, among).filter((id) => first.has(id)).length;
  });
  return (hits.reduce((sum, hit) => sum + hit, 0) / (among * truth.length)).toFixed(3);
}

/**
 * How the index answers at these sizes, and how comparing with everything in memory does. BENCH_DATA_DIR keeps the
 * table and the files for the next run.
 */
export async function measureMany(
  sizes: readonly number[],
  models: readonly Model[],
  wishes: readonly Wish[],
): Promise<void> {
  const { VectorIndex } = await pictureLab();
  const block = await vectorsLike(models, Math.max(...sizes));
  const size = block.length / Math.max(...sizes);
  const kept = process.env.BENCH_DATA_DIR;
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'sgb-bench-many-')));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const files = join(folder, 'looks');
  const table = await openTable(join(folder, 'data'));
  try {
    for (const count of sizes) {
      await table.fill(block, size, count);
      console.log(`\n${count.toLocaleString('en')} pictures`);
      const part = block.subarray(0, count * size);
      const first = wishes[0] as Wish;
      const builder = await openSearcher(table.url, files);
      const bare = builder.memory();
      const began = performance.now();
      const { cpuMs } = await builder.ask(first, true);
      const minutes = (performance.now() - began) / 60_000;
      const built = builder.memory();
      await builder.stop();
      const names = await readdir(files);
      const bytes = await Promise.all(names.map(async (name) => (await stat(join(files, name))).size));
      console.log(
        `  ${names.length} files, ${(bytes.reduce((sum, each) => sum + each, 0) / 2 ** 20).toFixed(0)} MB, written in ${minutes.toFixed(1)} minutes, ` +
          `${(cpuMs / 1000).toFixed(0)} s of CPU; who writes holds ${(built.own - bare.own).toFixed(0)} MB more of its own`,
      );

      const asked = wishes.slice(0, compared);
      const truth: (readonly number[])[] = [];
      for (const wish of asked) truth.push(await exactly(part, wish));

      const searcher = await openSearcher(table.url, files);
      const opening = performance.now();
      let { cpuMs: used } = await searcher.ask(first);
      console.log(`  the first search of a process: ${((performance.now() - opening) / 1000).toFixed(1)} s`);
      const alone: number[] = [];
      const ofCpu: number[] = [];
      const whole: number[] = [];
      const found: (readonly number[])[] = [];
      for (const wish of wishes) {
        const start = performance.now();
        const told = await searcher.ask(wish);
        found.push(told.productIds);
        alone.push(performance.now() - start);
        ofCpu.push(told.cpuMs - used);
        used = told.cpuMs;
        whole.push(performance.now() - start + wish.lookedMs);
      }
      const together: number[] = [];
      const queue = Array.from({ length: roundsOfClients }, () => wishes).flat();
      const client = async () => {
        for (let wish = queue.pop(); wish; wish = queue.pop()) {
          const start = performance.now();
          await searcher.ask(wish);
          together.push(performance.now() - start);
        }
      };
      await Promise.all(Array.from({ length: clients }, client));
      const held = searcher.memory();
      await searcher.stop();
      console.log(`  search, one at a time: ${spread(alone)}; its CPU: ${spread(ofCpu)}`);
      console.log(`  search, ${clients} clients: ${spread(together)}  (aim 250 ms)`);
      console.log(`  looking and searching, one at a time: ${spread(whole)}  (aim 250 ms)`);
      console.log(
        `  recall@10 of what comparing all finds ${recall(truth, found, 10)}, @100 ${recall(truth, found, 100)}`,
      );
      console.log(`  judged: ${judged(models, asked, found)}; comparing all: ${judged(models, asked, truth)}`);
      console.log(
        `  memory of a process: ${(held.own - bare.own).toFixed(0)} MB more of its own (aim 300), ${(held.all - bare.all).toFixed(0)} MB more with mapped pages of files`,
      );

      const before = process.memoryUsage().arrayBuffers;
      const brute = new VectorIndex();
      for (let number = 0; number < count; number++)
        brute.put(number + 1, part.subarray(number * size, (number + 1) * size));
      const took: number[] = [];
      const tookOfCpu: number[] = [];
      const inMemory = asked.map(({ looks, patterns }) => {
        const [start, cpu] = [performance.now(), process.threadCpuUsage()];
        const { productIds } = brute.nearest(looks, patterns, limit);
        took.push(performance.now() - start);
        const { user, system } = process.threadCpuUsage(cpu);
        tookOfCpu.push((user + system) / 1000);
        return productIds;
      });
      console.log(
        `  all in memory instead: ${spread(took)}; its CPU: ${spread(tookOfCpu)}; ${((process.memoryUsage().arrayBuffers - before) / 2 ** 20).toFixed(0)} MB, ` +
          `recall@10 ${recall(truth, inMemory, 10)}, @100 ${recall(truth, inMemory, 100)}`,
      );
    }
  } finally {
    await table.close();
    if (!kept) await rm(folder, { recursive: true, force: true });
  }
}
