/** The same seed makes the same choices (mulberry32). */
export interface Chance {
  /** From 0 up to and without 1. */
  next(): number;
  below(count: number): number;
  pick<Item>(list: readonly Item[]): Item;
  maybe(share: number): boolean;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    maybe: (share) => next() < share,
    pick<Item>(list: readonly Item[]): Item {
      if (list.length === 0) throw new Error('there is nothing to choose from');
      return list[below(list.length)] as Item;
    },
  };
}
