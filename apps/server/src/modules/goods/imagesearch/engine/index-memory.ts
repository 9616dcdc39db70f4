import { closeness, type Pattern, sumsOf } from './layout.ts';
import { project, step } from './projection.ts';
import { lookSize, vectorSize } from './vector.ts';

export function vectorOf(thing: Float32Array, all: Float32Array, layout: Int8Array): Int8Array {
  const vector = new Int8Array(vectorSize);
  vector.set(project(thing));
  vector.set(project(all), lookSize);
  vector.set(layout, 2 * lookSize);
  return vector;
}

/**
 * The weightiest numbers of a look come first: most products are told apart by a few of them, which lie close together
 * in memory; only those that are left are compared by more.
 */
const gist = 24;
const rounds = [
  { size: gist, left: 12_000 },
  { size: 64, left: 3000 },
];

/** How many of the most alike are held against the picture itself, and how much a tenfold closer fit counts. */
const finalists = 100;
const weight = 1.5;

/** What the best `room` scores reach, or a little less: counting them by thousandths of their range is enough. */
function barOf(scores: Int32Array, room: number): number {
  let [least, most] = [scores[0] as number, scores[0] as number];
  for (let at = 1; at < scores.length; at++) {
    const score = scores[at] as number;
    if (score < least) least = score;
    if (score > most) most = score;
  }
  const width = Math.max(1, (most - least) / 1000);
  const counts = new Uint32Array(1001);
  for (let at = 0; at < scores.length; at++) {
    const bin = Math.floor(((scores[at] as number) - least) / width);
    counts[bin] = (counts[bin] as number) + 1;
  }
  let bin = 1000;
  for (let found = counts[bin] as number; found < room && bin > 0; found += counts[bin] as number) bin--;
  return least + bin * width;
}

/** Two sums at once: the processor need not wait for one to add to it again. Sizes are even. */
function product(look: Int8Array, block: Int8Array, from: number, size: number): number {
  let [even, odd] = [0, 0];
  for (let i = 0, at = from; i < size; i += 2, at += 2) {
    even = (even + Math.imul(look[i] as number, block[at] as number)) | 0;
    odd = (odd + Math.imul(look[i + 1] as number, block[at + 1] as number)) | 0;
  }
  return (even + odd) | 0;
}

/** The look that fits best what begins at `from`. */
function bestProduct(looks: readonly Int8Array[], block: Int8Array, from: number, size: number): number {
  let best = -0x40000000;
  for (let at = 0; at < looks.length; at++) {
    const fit = product(looks[at] as Int8Array, block, from, size);
    if (fit > best) best = fit;
  }
  return best;
}

interface Scored {
  readonly productId: number;
  readonly block: Int8Array;
  /** Where its vector begins in the block. */
  readonly from: number;
  readonly score: number;
}

const byScore = (a: Scored, b: Scored) => b.score - a.score || a.productId - b.productId;

/** How like a vector is: the best look at its thing, and the best look at all of it, whichever these are. */
function scoreAt(looks: readonly Int8Array[], block: Int8Array, from: number, size = lookSize): number {
  return bestProduct(looks, block, from, size) + bestProduct(looks, block, from + lookSize, size);
}

/** Little for pictures of the same thing, much for the very picture: what counts is how little is missing to a whole fit. */
function kinship(patterns: readonly Pattern[], block: Int8Array, from: number): number {
  const layout = from + 2 * lookSize;
  const sums = sumsOf(block, layout);
  let best = 0;
  for (const pattern of patterns) best = Math.max(best, closeness(block, layout, pattern, sums));
  return -weight * Math.log10(1.003 - Math.min(1, best));
}

export interface Nearest {
  readonly productIds: readonly number[];
  /** Which of the looks the best one was found by. */
  readonly best: number;
}

/** Products of one block of memory: blocks are added, so that nothing is copied and nothing lies empty. */
const blockSize = 1024;

interface Block {
  readonly vectors: Int8Array;
  /** The gist of both looks of each product. */
  readonly gists: Int8Array;
}

/** Looks in memory; 100,000 products are read in a few dozen milliseconds. */
export class VectorIndex {
  readonly #blocks: Block[] = [];
  readonly #ids: number[] = [];
  readonly #places = new Map<number, number>();

  get size(): number {
    return this.#ids.length;
  }

  has(productId: number): boolean {
    return this.#places.has(productId);
  }

  #blockOf(place: number): Block {
    return this.#blocks[Math.floor(place / blockSize)] as Block;
  }

  put(productId: number, vector: Int8Array): void {
    if (vector.length !== vectorSize) throw new Error(`product ${productId} has a vector of another size`);
    let place = this.#places.get(productId);
    if (place === undefined) {
      place = this.#ids.push(productId) - 1;
      this.#places.set(productId, place);
      if (place % blockSize === 0) {
        this.#blocks.push({
          vectors: new Int8Array(vectorSize * blockSize),
          gists: new Int8Array(2 * gist * blockSize),
        });
      }
    }
    const { vectors, gists } = this.#blockOf(place);
    const at = place % blockSize;
    vectors.set(vector, at * vectorSize);
    gists.set(vector.subarray(0, gist), at * 2 * gist);
    gists.set(vector.subarray(lookSize, lookSize + gist), at * 2 * gist + gist);
  }

  #score(looks: readonly Int8Array[], place: number, size: number): number {
    const { vectors, gists } = this.#blockOf(place);
    const at = place % blockSize;
    if (size !== gist) return scoreAt(looks, vectors, at * vectorSize, size);
    const from = at * 2 * gist;
    return bestProduct(looks, gists, from, gist) + bestProduct(looks, gists, from + gist, gist);
  }

  /** Places worth a closer look. */
  #shortlist(looks: readonly Int8Array[], least: number): Int32Array {
    let places = new Int32Array(this.#ids.length);
    for (let place = 0; place < places.length; place++) places[place] = place;
    for (const { size, left } of rounds) {
      const room = Math.max(left, least);
      if (places.length <= room) continue;
      const scores = new Int32Array(places.length);
      for (let at = 0; at < places.length; at++) scores[at] = this.#score(looks, places[at] as number, size);
      const bar = barOf(scores, room);
      let kept = 0;
      for (let at = 0; at < places.length; at++) {
        if ((scores[at] as number) >= bar) places[kept++] = places[at] as number;
      }
      places = places.slice(0, kept);
    }
    return places;
  }

  /** The products most like these looks at one picture, best first, of its own and of others that are handed in. */
  nearest(
    looks: readonly Int8Array[],
    patterns: readonly Pattern[],
    limit: number,
    others: readonly { readonly productId: number; readonly vector: Int8Array }[] = [],
  ): Nearest {
    const scored = (productId: number, block: Int8Array, from: number): Scored => {
      return { productId, block, from, score: scoreAt(looks, block, from) / step ** 2 };
    };
    const own = Array.from(this.#shortlist(looks, limit), (place) =>
      scored(this.#ids[place] ?? 0, this.#blockOf(place).vectors, (place % blockSize) * vectorSize),
    );
    const all = [...own, ...others.map(({ productId, vector }) => scored(productId, vector, 0))].sort(byScore);
    const last = all
      .slice(0, finalists)
      .map((each): Scored => ({ ...each, score: each.score + kinship(patterns, each.block, each.from) }))
      .sort(byScore);
    const found = [...last, ...all.slice(finalists)].slice(0, limit);
    const [top] = found;
    const fits = top ? looks.map((look) => product(look, top.block, top.from, lookSize)) : [];
    return {
      productIds: found.map(({ productId }) => productId),
      best: Math.max(0, fits.indexOf(Math.max(...fits))),
    };
  }
}
