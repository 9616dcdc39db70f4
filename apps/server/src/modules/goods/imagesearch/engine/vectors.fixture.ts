import { vectorSize } from './vector.ts';

/** How a product looks that was made of this number: the same each time, and like no other. */
export function vectorFrom(seed: number): Int8Array {
  let state = seed * 2_654_435_761 + 12_345;
  return Int8Array.from({ length: vectorSize }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >> 24) / 2;
  });
}
