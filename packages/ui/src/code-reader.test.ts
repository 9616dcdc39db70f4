import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { readSquareCode } from './code-reader.ts';

const width = 480;
const height = 360;

interface Look {
  /** Of a module, in pixels. */
  readonly module?: number;
  readonly degrees?: number;
  /** How much smaller the far side is. */
  readonly askew?: number;
  /** Light that falls off to one side. */
  readonly shade?: number;
  readonly noise?: number;
  /** A thumb over this share of the code, from its middle. */
  readonly thumb?: number;
}

/** A code as a camera sees it, on a grey table; the same picture each time. */
function seen(text: string, ecc: 'L' | 'M' | 'Q' | 'H', look: Look = {}): Parameters<typeof readSquareCode>[0] {
  const { module = 6, degrees = 0, askew = 0, shade = 0, noise = 0, thumb = 0 } = look;
  const { data: rows, size } = encode(text, { ecc, border: 3 });
  const data = new Uint8ClampedArray(width * height * 4);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648 - 0.5;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x + 0.5 - width / 2, y + 0.5 - height / 2];
      const far = 1 + (askew * (dx + dy)) / width;
      const column = (dx * cos + dy * sin) / module / far + size / 2;
      const row = (dy * cos - dx * sin) / module / far + size / 2;
      const inside = column >= 0 && row >= 0 && column < size && row < size;
      const covered = Math.hypot(column - size / 2, row - size / 2) < (size * thumb) / 2;
      const dark = inside && rows[Math.floor(row)]?.[Math.floor(column)];
      const light = covered ? 120 : inside ? (dark ? 40 : 225) : 150;
      data.fill(light * (1 - (shade * x) / width) + noise * random(), (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height };
}

const label = 'PC00000012';
const handOver = 'PC00000012.4711';
const long = `https://shop.example/shop/groupship/round/17?code=${'BENCH234'.repeat(12)}`;

test.each<[string, string, 'L' | 'M' | 'Q' | 'H', Look]>([
  ['as it stands on a screen', handOver, 'M', {}],
  ['numbers alone', '4711081500001', 'H', {}],
  ['letters of other alphabets', 'Ntšhi · 客户 · é', 'M', {}],
  ['the smallest there is', label, 'L', { module: 8 }],
  ['a long one, of many blocks', long, 'Q', { module: 5 }],
  ['the largest that there is', long.slice(0, 119), 'H', { module: 5 }],
  ['small in the picture', handOver, 'M', { module: 3 }],
  ['large in the picture', handOver, 'M', { module: 10 }],
  ['on its side', handOver, 'M', { degrees: 90 }],
  ['upside down', handOver, 'M', { degrees: 180 }],
  ['turned a little', handOver, 'M', { degrees: 17 }],
  ['turned by an eighth', handOver, 'M', { degrees: 45 }],
  ['held askew', handOver, 'M', { askew: 0.3, degrees: -12 }],
  ['held askew, and long', long, 'Q', { askew: 0.2, module: 5 }],
  ['half in the shade', handOver, 'M', { shade: 0.75 }],
  ['in bad light', handOver, 'M', { noise: 70, shade: 0.4 }],
  ['with a thumb over it', handOver, 'H', { thumb: 0.28 }],
])('reads a code %s', (_, text, ecc, look) => {
  expect(readSquareCode(seen(text, ecc, look))).toBe(text);
});

test('says nothing where there is no code, or one that is damaged beyond repair', () => {
  expect(readSquareCode(seen(handOver, 'L', { thumb: 0.6 }))).toBe('');
  expect(readSquareCode(seen(handOver, 'M', { module: 0.4 }))).toBe('');
  const flat = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(128) };
  expect(readSquareCode(flat)).toBe('');
});
