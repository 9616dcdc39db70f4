import { mend } from './reed-solomon.ts';
import { textOf } from './text.ts';
import { blocksOf, isFixed, largestVersion, sizeOf } from './versions.ts';

/** Whether the module in this column and row is dark. */
export type Modules = (x: number, y: number) => boolean;

/** The 32 words that can stand for level and mask, as they are written. */
const formats = Array.from({ length: 32 }, (_, data) => {
  let rest = data;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((data << 10) | rest) ^ 0x5412;
});

const faultsBetween = (one: number, other: number): number =>
  Array.from((one ^ other).toString(2)).filter((bit) => bit === '1').length;

/** Level and mask stand there twice; each may have three faults. */
function formatOf(dark: Modules, size: number): { level: number; mask: number } | null {
  const wordOf = (places: readonly (readonly [number, number])[]) =>
    places.reduce((word, [x, y], bit) => word | (Number(dark(x, y)) << bit), 0);
  const bits = Array.from({ length: 15 }, (_, bit) => bit);
  const first = wordOf(
    bits.map((bit) => (bit < 6 ? [8, bit] : bit < 8 ? [8, bit + 1] : bit === 8 ? [7, 8] : [14 - bit, 8])),
  );
  const second = wordOf(bits.map((bit) => (bit < 8 ? [size - 1 - bit, 8] : [8, size - 15 + bit])));
  const rated = formats.map((word, data) => ({
    data,
    faults: Math.min(faultsBetween(word, first), faultsBetween(word, second)),
  }));
  const [best] = rated.toSorted((one, other) => one.faults - other.faults);
  if (!best || best.faults > 3) return null;
  return { level: [1, 0, 3, 2][best.data >> 3] ?? 0, mask: best.data & 7 };
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** All codewords, in two columns at a time, up and down by turns, from the right. */
function wordsOf(dark: Modules, version: number, mask: number): number[] {
  const size = sizeOf(version);
  const turned = masks[mask] ?? (() => false);
  const words: number[] = [];
  let bits = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    // The column of the timing pattern is left out.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isFixed(version, x, y)) continue;
        const index = bits++ >> 3;
        words[index] = ((words[index] ?? 0) << 1) | Number(dark(x, y) !== turned(x, y));
      }
    }
  }
  return words.slice(0, bits >> 3);
}

/** Blocks are written word by word in turns, the shorter ones first, and what checks them behind all of them. */
function mendedData(words: readonly number[], version: number, level: number): number[] | null {
  const { checks, blocks } = blocksOf(version, level);
  const short = Math.floor(words.length / blocks) - checks;
  const longer = words.length % blocks;
  const all = Array.from({ length: blocks }, (): number[] => []);
  let place = 0;
  for (let row = 0; row <= short + checks; row++) {
    for (const [index, block] of all.entries()) {
      const isLong = index >= blocks - longer;
      if (row === short && !isLong) continue;
      const word = words[place++];
      if (word !== undefined) block.push(word);
    }
  }
  const data: number[] = [];
  for (const block of all) {
    if (!mend(block, checks)) return null;
    data.push(...block.slice(0, block.length - checks));
  }
  return data;
}

/** What a code of so many modules says; null where it is none, or damaged beyond repair. */
export function readModules(dark: Modules, size: number): string | null {
  const version = (size - 17) / 4;
  if (!Number.isInteger(version) || version < 1 || version > largestVersion) return null;
  const format = formatOf(dark, size);
  if (!format) return null;
  const data = mendedData(wordsOf(dark, version, format.mask), version, format.level);
  return data && textOf(data, version);
}
