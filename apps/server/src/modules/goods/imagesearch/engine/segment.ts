import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { lookSize } from './vector.ts';

/** Counted up when a file of before would find something else or find worse: another network, size of looks or parameter. */
const format = 2;
const ending = '.usearch';
export const unfinished = '.part';

/**
 * Both looks of a product are one point, with one number more: the library compares directions, our score is the product of
 * numbers, and some looks are shorter than others. What a product's point lacks to a common length is that number.
 */
const pointSize = 2 * lookSize + 1;
const commonLength = 760;

/** What a file holds: the looks of products that were written after one step and up to another. */
interface Contents {
  readonly from: number;
  readonly to: number;
  readonly products: number;
}

const nameShape = /^looks-(\d+)-(\d+)-(\d+)-(\d+)-([0-9a-f]{8})\.usearch$/;

/** What the name of a file says about it; null where it is none of this kind. */
function readName(name: string): (Contents & { readonly format: number; readonly checksum: number }) | null {
  const [, ...parts] = nameShape.exec(name) ?? [];
  const [made, from, to, products] = parts.slice(0, 4).map(Number);
  if (made === undefined || from === undefined || to === undefined || products === undefined) return null;
  return { format: made, from, to, products, checksum: Number.parseInt(parts[4] ?? '', 16) };
}

function nameOf({ from, to, products }: Contents, checksum: number): string {
  return `looks-${format}-${from}-${to}-${products}-${checksum.toString(16).padStart(8, '0')}${ending}`;
}

async function checksumOf(file: string): Promise<number> {
  let sum = 0;
  for await (const part of createReadStream(file, { highWaterMark: 2 ** 20 })) sum = crc32(part as Buffer, sum);
  return sum;
}

/** The library is loaded by the first who needs it: few shops have so many products. Its parameters: decision 127. */
async function emptyIndex() {
  const { Index, MetricKind, ScalarKind } = await import('usearch');
  return new Index({
    dimensions: pointSize,
    metric: MetricKind.IP,
    quantization: ScalarKind.I8,
    connectivity: 32,
    expansion_add: 128,
    expansion_search: 64,
    multi: false,
  });
}

export interface Looked {
  readonly productId: number;
  readonly vector: Uint8Array;
}

function pointOf(vector: Uint8Array): Float32Array {
  const looks = new Int8Array(vector).subarray(0, pointSize - 1);
  const point = new Float32Array(pointSize);
  point.set(looks);
  point[pointSize - 1] = Math.sqrt(Math.max(0, commonLength ** 2 - Math.hypot(...looks) ** 2));
  return point;
}

/** One is known where it is among so many, or where these are all alike: copies of a picture are not told apart. */
const among = 100;

interface Proposal {
  readonly productId: number;
  /** In the order of our score, about. */
  readonly fit: number;
}

/** One file of looks, mapped into memory: processes that read the same one share its pages. */
export interface Segment extends Contents {
  readonly name: string;
  /** Whether it holds this product, looking about like this. */
  knows(row: Looked): boolean;
  /** The products nearest to each of these points. */
  propose(points: readonly Float32Array[], count: number): Proposal[];
}

/**
 * A product is as like as its best fit for one look and its best fit for the other, whichever looks at the asked picture
 * these are: so each pair of looks is asked for.
 */
export function pointsOf(looks: readonly Int8Array[]): Float32Array[] {
  return looks.flatMap((thing) =>
    looks.map((all) => {
      const point = new Float32Array(pointSize);
      point.set(thing);
      point.set(all, lookSize);
      return point;
    }),
  );
}

/** Opens a file, or says why it is no good: the library maps whatever it is given, and a torn file would end the process. */
export async function openSegment(folder: string, name: string): Promise<Segment | string> {
  const said = readName(name);
  if (said?.format !== format) return 'it was made for another way of looking';
  const file = join(folder, name);
  if ((await checksumOf(file)) !== said.checksum) return 'it is not as it was written';
  const index = await emptyIndex();
  index.view(file);
  if (index.size() !== said.products || index.dimensions() !== pointSize) return 'it holds something else than it says';
  const { from, to, products } = said;
  return {
    name,
    from,
    to,
    products,
    knows({ productId, vector }) {
      const { keys, distances } = index.search(pointOf(vector), among, 1);
      return keys.includes(BigInt(productId)) || distances[0] === distances.at(-1);
    },
    propose(points, count) {
      return points.flatMap((point) => {
        const { keys, distances } = index.search(point, count, 1);
        const length = Math.hypot(...point);
        return Array.from(keys, (key, at) => ({
          productId: Number(key),
          fit: (1 - (distances[at] as number)) * length,
        }));
      });
    },
  };
}

/** How many are added between two moments in which others get their turn: some 10 ms. */
const slice = 64;

interface SegmentWriter {
  /** Hands over after every few, for whoever waits. */
  add(rows: readonly Looked[], rest: () => Promise<void>): Promise<void>;
  /** Puts it into the folder, whole or not at all. */
  save(range: Pick<Contents, 'from' | 'to'>): Promise<void>;
}

export async function writeSegment(folder: string): Promise<SegmentWriter> {
  const index = await emptyIndex();
  return {
    async add(rows, rest) {
      for (let from = 0; from < rows.length; from += slice) {
        // One that was looked at again while this goes on comes twice: where it is now, the table says.
        const fresh = rows.slice(from, from + slice).filter(({ productId }) => !index.contains(BigInt(productId)));
        if (fresh.length === 0) continue;
        const keys = fresh.map(({ productId }) => BigInt(productId));
        index.add(
          keys,
          fresh.map(({ vector }) => pointOf(vector)),
          1,
        );
        await rest();
      }
    },
    async save(range) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${process.pid}-${range.from}${unfinished}`);
      try {
        index.save(draft);
        const handle = await open(draft, 'r');
        await handle.sync().finally(() => handle.close());
        const contents = { ...range, products: index.size() };
        // Lets go of the memory that it was made in at once, not when somebody collects it.
        index.view(draft);
        await rename(draft, join(folder, nameOf(contents, await checksumOf(draft))));
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}
