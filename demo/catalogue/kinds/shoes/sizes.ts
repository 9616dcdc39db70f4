import type { Kind } from '../../kind.ts';

type Option = NonNullable<Kind['option']>;

/** British sizes, which South Africa uses too, as the size guide of the shop has them. */
const british: Readonly<Record<number, string>> = {
  26: '8.5',
  28: '10',
  30: '11.5',
  32: '13',
  33: '1',
  34: '2',
  35: '2.5',
  36: '3.5',
  37: '4',
  38: '5',
  39: '6',
  40: '6.5',
  41: '7.5',
  42: '8',
  43: '9',
  44: '9.5',
  45: '10.5',
};

function shoeSizes(...european: (number | readonly [from: number, to: number])[]): Option {
  const both = (size: number | readonly [number, number]) =>
    typeof size === 'number'
      ? `EU ${size} / UK ${british[size]}`
      : `EU ${size[0]}-${size[1]} / UK ${british[size[0]]}-${british[size[1]]}`;
  return { name: ['Size', '尺码'], values: european.map(both) };
}

export const womensSizes = shoeSizes(36, 37, 38, 39, 40, 41);
export const mensSizes = shoeSizes(39, 40, 41, 42, 43, 44, 45);
export const unisexSizes = shoeSizes(36, 38, 39, 40, 41, 42, 43, 44);
export const doubleSizes = shoeSizes([36, 37], [38, 39], [40, 41], [42, 43], [44, 45]);
export const togSizes = shoeSizes(33, 35, 37, 39, 40, 41, 42, 43, 44);
export const kidsSizes = shoeSizes(26, 28, 30, 32, 34, 36);
export const pupilSizes = shoeSizes(28, 30, 32, 34, 36, 38, 40);
