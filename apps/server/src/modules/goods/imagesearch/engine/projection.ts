import { readFileSync } from 'node:fs';
import { lookSize } from './vector.ts';

/** Numbers lie within about three and a half times their mean; so they fill a signed byte. */
export const step = 36 * Math.sqrt(lookSize);

let learnt: { readonly matrix: Float32Array; readonly offset: Float32Array } | undefined;

function load() {
  const { buffer, byteOffset, length } = readFileSync(new URL('./projection.bin', import.meta.url));
  const numbers = new Float32Array(buffer.slice(byteOffset, byteOffset + length));
  return { offset: numbers.subarray(0, lookSize), matrix: numbers.subarray(lookSize) };
}

/**
 * The direction that a look points to, in whole steps: looks at like things point alike. What the network sees says
 * more about light, angle and ground than a search should care for; the matrix was learnt from pictures of the
 * catalogue that were changed on purpose (bench/image/learn.ts) and turns down what differs between pictures of one thing.
 */
export function project(seen: Float32Array): Int8Array {
  learnt ??= load();
  const { matrix, offset } = learnt;
  if (matrix.length !== lookSize * seen.length) throw new Error('the projection does not fit the network');
  const turned = Float32Array.from(offset);
  for (let row = 0, at = 0; row < lookSize; row++) {
    let sum = turned[row] as number;
    for (let i = 0; i < seen.length; i++, at++) sum += (matrix[at] as number) * (seen[i] as number);
    turned[row] = sum;
  }
  const length = Math.hypot(...turned) || 1;
  return Int8Array.from(turned, (value) => Math.max(-127, Math.min(127, Math.round((value / length) * step))));
}
