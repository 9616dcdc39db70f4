import { minuteMs } from '@sgb/contract/time.ts';
import { type Nearest, VectorIndex } from './index-memory.ts';
import type { Pattern } from './layout.ts';
import { openSegments, type VectorTable } from './segments.ts';

export interface PictureIndexOptions {
  readonly table: VectorTable;
  /** Where files of looks lie. */
  readonly folder: string;
  /** How many products are held in memory before they are written to a file. */
  readonly sealAt?: number;
  readonly say: (sentence: string) => void;
}

const batch = 5000;
/** The order of what files propose is rough: so many times what is wanted is read and scored. */
const roughly = 2;
/** How long nothing is tried after files could not be written. */
const patienceMs = 10 * minuteMs;

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new Int8Array(buffer, byteOffset, byteLength);

/**
 * All vectors of the table: the newest in memory, compared one by one, and before them, once they are many, files
 * (decision 127). A shop with fewer products than one file takes has none.
 */
export function openPictureIndex({ table, folder, sealAt = 100_000, say }: PictureIndexOptions) {
  const segments = openSegments(folder, table, say);
  /** Some are added while a file is written. */
  const most = Math.ceil(sealAt * 1.2);
  let recent = new VectorIndex();
  let learnt = 0;
  let learning: Promise<void> | undefined;
  let sealing: Promise<void> | undefined;
  let notBefore = 0;

  async function learn(): Promise<void> {
    if (await segments.refresh()) [recent, learnt] = [new VectorIndex(), 0];
    // What is more waits for files, so that memory has an end also where none of them is there yet.
    while (recent.size < most) {
      const { from, to } = segments.missingAfter(learnt);
      const wanted = Math.min(batch, most - recent.size);
      const rows = await table.after(from, to, wanted);
      for (const { productId, vector } of rows) recent.put(productId, bytesOf(vector));
      learnt = rows.at(-1)?.step ?? learnt;
      if (rows.length === wanted) continue;
      if (to === undefined) break;
      learnt = to;
    }
  }

  /** Writes files until what is left has room in memory. */
  async function seal(): Promise<void> {
    while (recent.size >= sealAt && (await segments.seal(sealAt))) await fresh();
  }

  async function sealQuietly(): Promise<void> {
    try {
      await seal();
    } catch (error) {
      say(`Looks were not written to ${folder}: ${error instanceof Error ? error.message : error}.`);
      notBefore = performance.now() + patienceMs;
    } finally {
      sealing = undefined;
    }
  }

  function fresh(): Promise<void> {
    learning ??= learn().finally(() => {
      learning = undefined;
    });
    return learning;
  }

  return {
    async nearest(looks: readonly Int8Array[], patterns: readonly Pattern[], limit: number): Promise<Nearest> {
      await fresh();
      if (recent.size >= sealAt && performance.now() >= notBefore) sealing ??= sealQuietly();
      const held = recent;
      const proposed = segments.propose(looks, limit).filter((productId) => !held.has(productId));
      const rows = proposed.length > 0 ? await table.of(proposed.slice(0, roughly * limit)) : [];
      const others = rows.map(({ productId, vector }) => ({ productId, vector: bytesOf(vector) }));
      return held.nearest(looks, patterns, limit, others);
    },
    /** Done when no file is being written. */
    sealed: (): Promise<void> | undefined => sealing,
  };
}
