/** A Map keeps insertion order, so re-inserting on use makes its first key the least recently used one. */
export class Lru<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #bound: number;

  constructor(bound: number) {
    this.#bound = bound;
  }

  get(key: K, make: () => V): V {
    const known = this.#entries.get(key);
    const value = known ?? make();
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#bound) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
    return value;
  }

  forget(key: K): void {
    this.#entries.delete(key);
  }
}
