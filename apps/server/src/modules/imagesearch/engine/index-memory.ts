import { headSize, lookSize } from './projection.ts';

/** Each product has two looks: at the thing in its picture, and at all of it. */
export const vectorSize = 2 * lookSize;

/** How many products are compared with all their numbers after a first comparison by the weightiest of them. */
const shortlist = 4000;

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

  /** The products most like these looks at one picture, best first, and which of the looks the best one was found by. */
  nearest(looks: readonly Int8Array[], limit: number): { productIds: number[]; best: number } {
    const count = this.#ids.length;
    let places = Array.from({ length: count }, (_, place) => place);
    if (count > shortlist) {
      const rough = new Int32Array(count);
      for (let place = 0; place < count; place++) rough[place] = this.#score(looks, place, headSize);
      // Numbers alone sort much faster than places by their numbers.
      const bar = Int32Array.from(rough).sort().at(-Math.max(limit, shortlist)) ?? 0;
      places = places.filter((place) => (rough[place] as number) >= bar);
    }
    const scores = new Map(places.map((place) => [place, this.#score(looks, place, lookSize)]));
    places.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b);
    const top = (places[0] ?? 0) * vectorSize;
    const fits = looks.map((look) => this.#product(look, top, lookSize));
    return {
      productIds: places.slice(0, limit).map((place) => this.#ids[place] ?? 0),
      best: Math.max(0, fits.indexOf(Math.max(...fits))),
    };
  }
}
