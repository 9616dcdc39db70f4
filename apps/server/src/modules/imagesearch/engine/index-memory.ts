import { closeness, type Pattern } from './layout.ts';
import { project, step } from './projection.ts';
import { headSize, lookSize, vectorSize } from './vector.ts';

export function vectorOf(thing: Float32Array, all: Float32Array, layout: Int8Array): Int8Array {
  const vector = new Int8Array(vectorSize);
  vector.set(project(thing));
  vector.set(project(all), lookSize);
  vector.set(layout, 2 * lookSize);
  return vector;
}

/** How many products are compared with all their numbers after a first comparison by the weightiest of them. */
const shortlist = 4000;

/** How many of the most alike are held against the picture itself, and how much a tenfold closer fit counts. */
const finalists = 300;
const weight = 1.5;

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

  #product(look: Int8Array, from: number, size: number): number {
    const all = this.#vectors;
    let sum = 0;
    for (let i = 0, at = from; i < size; i++, at++) sum += (look[i] as number) * (all[at] as number);
    return sum;
  }

  /** How like a product is: the best look at its thing, and the best look at all of it, whichever these are. */
  #score(looks: readonly Int8Array[], place: number, size: number): number {
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
    let best = 0;
    for (const pattern of patterns) best = Math.max(best, closeness(this.#vectors, layout, pattern));
    return -weight * Math.log10(1.003 - Math.min(1, best));
  }

  /** The products most like these looks at one picture, best first, and which of the looks the best one was found by. */
  nearest(
    looks: readonly Int8Array[],
    patterns: readonly Pattern[],
    limit: number,
  ): { productIds: number[]; best: number } {
    const count = this.#ids.length;
    let places = Array.from({ length: count }, (_, place) => place);
    if (count > shortlist) {
      const rough = new Int32Array(count);
      for (let place = 0; place < count; place++) rough[place] = this.#score(looks, place, headSize);
      // Numbers alone sort much faster than places by their numbers.
      const bar = Int32Array.from(rough).sort().at(-Math.max(limit, shortlist)) ?? 0;
      places = places.filter((place) => (rough[place] as number) >= bar);
    }
    const scores = new Map(places.map((place) => [place, this.#score(looks, place, lookSize) / step ** 2]));
    const byScore = (a: number, b: number) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b;
    places.sort(byScore);
    const last = places.slice(0, finalists);
    for (const place of last) scores.set(place, (scores.get(place) ?? 0) + this.#kinship(patterns, place));
    places = [...last.sort(byScore), ...places.slice(finalists)];
    const top = (places[0] ?? 0) * vectorSize;
    const fits = looks.map((look) => this.#product(look, top, lookSize));
    return {
      productIds: places.slice(0, limit).map((place) => this.#ids[place] ?? 0),
      best: Math.max(0, fits.indexOf(Math.max(...fits))),
    };
  }
}
