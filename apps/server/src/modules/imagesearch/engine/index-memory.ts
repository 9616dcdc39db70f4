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
 * The weightiest numbers of a look come first: most products are told apart by a few of them, and only those that are
 * left are compared by more.
 */
const rounds = [
  { size: 24, left: 16_000 },
  { size: 64, left: 4000 },
];

/** How many of the most alike are held against the picture itself, and how much a tenfold closer fit counts. */
const finalists = 100;
const weight = 1.5;

/** What the best `room` scores reach, or a little less: counting them by thousandths of their range is enough. */
function barOf(scores: Int32Array, room: number): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const score of scores) {
    if (score < least) least = score;
    if (score > most) most = score;
  }
  const width = Math.max(1, (most - least) / 1000);
  const counts = new Uint32Array(1001);
  for (const score of scores) {
    const bin = Math.floor((score - least) / width);
    counts[bin] = (counts[bin] as number) + 1;
  }
  let bin = 1000;
  for (let found = counts[bin] as number; found < room && bin > 0; found += counts[bin] as number) bin--;
  return least + bin * width;
}

interface Scored {
  readonly place: number;
  readonly score: number;
}

/** All looks of the catalogue in one block of memory; at 100,000 products a search reads it in a few dozen milliseconds. */
export class VectorIndex {
  #vectors = new Int8Array(vectorSize * 1024);
  readonly #ids: number[] = [];
  readonly #places = new Map<number, number>();

  put(productId: number, vector: Int8Array): void {
    if (vector.length !== vectorSize) throw new Error(`product ${productId} has a vector of another size`);
    let place = this.#places.get(productId);
    if (place === undefined) {
      place = this.#ids.push(productId) - 1;
      this.#places.set(productId, place);
      if (this.#ids.length * vectorSize > this.#vectors.length) {
        const larger = new Int8Array(this.#vectors.length * 2);
        larger.set(this.#vectors);
        this.#vectors = larger;
      }
    }
    this.#vectors.set(vector, place * vectorSize);
  }

  /** Four sums at once: the processor need not wait for one to add to it again. Sizes are multiples of four. */
  #product(look: Int8Array, from: number, size = lookSize): number {
    const all = this.#vectors;
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let i = 0, at = from; i < size; i += 4, at += 4) {
      a = (a + Math.imul(look[i] as number, all[at] as number)) | 0;
      b = (b + Math.imul(look[i + 1] as number, all[at + 1] as number)) | 0;
      c = (c + Math.imul(look[i + 2] as number, all[at + 2] as number)) | 0;
      d = (d + Math.imul(look[i + 3] as number, all[at + 3] as number)) | 0;
    }
    return a + b + c + d;
  }

  /** How like a product is: the best look at its thing, and the best look at all of it, whichever these are. */
  #score(looks: readonly Int8Array[], place: number, size = lookSize): number {
    const thing = place * vectorSize;
    let [most, mostAll] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const look of looks) {
      most = Math.max(most, this.#product(look, thing, size));
      mostAll = Math.max(mostAll, this.#product(look, thing + lookSize, size));
    }
    return most + mostAll;
  }

  /** Little for pictures of the same thing, much for the very picture: what counts is how little is missing to a whole fit. */
  #kinship(patterns: readonly Pattern[], place: number): number {
    const layout = place * vectorSize + 2 * lookSize;
    const sums = sumsOf(this.#vectors, layout);
    let best = 0;
    for (const pattern of patterns) best = Math.max(best, closeness(this.#vectors, layout, pattern, sums));
    return -weight * Math.log10(1.003 - Math.min(1, best));
  }

  /** Places worth a closer look. */
  #shortlist(looks: readonly Int8Array[], least: number): Int32Array {
    let places = Int32Array.from(this.#ids.keys());
    for (const { size, left } of rounds) {
      const room = Math.max(left, least);
      if (places.length <= room) continue;
      const scores = places.map((place) => this.#score(looks, place, size));
      const bar = barOf(scores, room);
      places = places.filter((_, at) => (scores[at] as number) >= bar);
    }
    return places;
  }

  /** The products most like these looks at one picture, best first, and which of the looks the best one was found by. */
  nearest(
    looks: readonly Int8Array[],
    patterns: readonly Pattern[],
    limit: number,
  ): { productIds: number[]; best: number } {
    const byScore = (a: Scored, b: Scored) => b.score - a.score || a.place - b.place;
    const scored = Array.from(this.#shortlist(looks, limit), (place): Scored => {
      return { place, score: this.#score(looks, place) / step ** 2 };
    }).sort(byScore);
    const last = scored
      .slice(0, finalists)
      .map(({ place, score }): Scored => ({ place, score: score + this.#kinship(patterns, place) }))
      .sort(byScore);
    const found = [...last, ...scored.slice(finalists)];
    const top = (found[0]?.place ?? 0) * vectorSize;
    const fits = looks.map((look) => this.#product(look, top));
    return {
      productIds: found.slice(0, limit).map(({ place }) => this.#ids[place] ?? 0),
      best: Math.max(0, fits.indexOf(Math.max(...fits))),
    };
  }
}
