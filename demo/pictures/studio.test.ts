import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { banners } from './banner-scenes.ts';
import { createStudio } from './studio.ts';

const studio = createStudio((kindId) =>
  new Map([
    ['t-shirt', { emoji: '👕' }],
    ['handbag', { emoji: '👜', prop: '💄' }],
    ['baby', { emoji: '👶' }],
    ['bare-spelling', { emoji: '🛏' }],
  ]).get(kindId),
);

async function pixels(key: string, width = 96): Promise<Buffer> {
  const picture = await studio.compose(key, width);
  if (!picture) throw new Error(`no picture ${key}`);
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width, height: key.startsWith('banner') ? Math.round(width / 3) : width, channels: 3 });
  return data;
}

/** Mean difference of a channel value, 0 to 255. */
function apart(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}

/** Mean red, green, blue of the middle of a square picture. */
function middle(data: Buffer, width = 96): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  const [from, to] = [Math.floor(width * 0.44), Math.floor(width * 0.56)];
  for (let y = from; y < to; y++) {
    for (let x = from; x < to; x++) for (const c of [0, 1, 2] as const) sums[c] += data[(y * width + x) * 3 + c] ?? 0;
  }
  return sums.map((sum) => sum / (to - from) ** 2) as [number, number, number];
}

const digest = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

test.each(['handbag.17.0.teal', 'handbag.3.3.plain', 't-shirt.5.4.clear', 'banner.home.1'])(
  '%s is the same picture every time',
  async (key) => {
    const [first, second] = [
      await pixels(key),
      await createStudio(() => ({ emoji: '👜', prop: '💄' })).compose(key, 96),
    ];
    expect(first.equals(await pixels(key))).toBe(true);
    if (key.startsWith('handbag'))
      expect(digest((await second?.raw().toBuffer()) ?? Buffer.alloc(0))).toBe(digest(first));
  },
);

describe('pictures that should differ do', () => {
  test('from variant to variant', async () => {
    const list = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((variant) => pixels(`handbag.${variant}.0.plain`)));
    for (const [i, one] of list.entries())
      for (const other of list.slice(i + 1)) expect(apart(one, other)).toBeGreaterThan(3);
  });

  test('from view to view', async () => {
    const list = await Promise.all([0, 1, 2, 3, 4, 5].map((view) => pixels(`handbag.9.${view}.plain`)));
    for (const [i, one] of list.entries())
      for (const other of list.slice(i + 1)) expect(apart(one, other)).toBeGreaterThan(6);
  });

  test('from colour to colour', async () => {
    const list = await Promise.all(
      ['plain', 'black', 'white', 'red', 'blue'].map((tint) => pixels(`t-shirt.9.5.${tint}`)),
    );
    for (const [i, one] of list.entries())
      for (const other of list.slice(i + 1)) expect(apart(one, other)).toBeGreaterThan(3);
  });
});

test.each<[string, (r: number, g: number, b: number) => boolean]>([
  ['red', (r, g, b) => r > g + 60 && r > b + 60],
  ['blue', (r, _, b) => b > r + 60],
  ['green', (r, g, b) => g > r + 25 && g > b + 25],
  ['white', (r, g, b) => Math.min(r, g, b) > 205],
  ['black', (r, g, b) => Math.max(r, g, b) < 90],
  ['grey', (r, g, b) => Math.max(r, g, b) - Math.min(r, g, b) < 25 && r > 90 && r < 210],
])('a %s shirt is that colour', async (tint, holds) => {
  const rgb = middle(await pixels(`t-shirt.9.5.${tint}`));
  expect(holds(...rgb), rgb.join()).toBe(true);
});

test('what cannot be dyed keeps its colours; the room takes the tint', async () => {
  const [plain, blue] = await Promise.all([pixels('baby.4.5.plain'), pixels('baby.4.5.blue')]);
  expect(apart(plain, blue)).toBeLessThan(3);
  expect(apart(await pixels('baby.4.0.plain'), await pixels('baby.4.0.blue'))).toBeGreaterThan(6);
});

test('an emoji without its variation selector is found all the same', async () => {
  expect(await studio.compose('bare-spelling.0.0.plain', 64)).not.toBeNull();
});

test.each([
  '',
  'handbag',
  'handbag.1.0',
  'handbag.1.0.plain.x',
  'handbag.64.0.plain',
  'handbag.01.0.plain',
  'handbag.-1.0.plain',
  'handbag.1.6.plain',
  'handbag.1.0.ultraviolet',
  'handbag.1.0.constructor',
  'handbag.1.0.Plain',
  'Handbag.1.0.plain',
  '-handbag.1.0.plain',
  'no-such-kind.1.0.plain',
  'handbag.1.0.plain\n',
  '../handbag.1.0.plain',
  'banner.welcome',
  'banner.welcome.3',
  'banner.nowhere.0',
  'banner.constructor.0',
])('there is no picture %j', async (key) => {
  expect(await studio.compose(key, 96)).toBeNull();
});

test.each([0, -1, 12.5, 5000, Number.NaN])('a width of %d is refused', async (width) => {
  await expect(studio.compose('handbag.1.0.plain', width)).rejects.toThrow(RangeError);
});

const luminance = (rgb: number[]): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

describe.each(Object.entries(banners))('banner %s', (name, { tone, casts }) => {
  test.each(casts.map((_, scene) => scene))(
    'scene %d is calm on the left and lets its words be read',
    async (scene) => {
      const width = 300;
      const data = await pixels(`banner.${name}.${scene}`, width);
      const text = luminance(tone === 'dark' ? [255, 255, 255] : [0x1c, 0x19, 0x17]);
      let [worst, roughest] = [21, 0];
      for (let y = 0; y < 100; y++) {
        for (let x = 0; x < width * 0.45; x++) {
          const at = (y * width + x) * 3;
          const ground = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
          worst = Math.min(worst, (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05));
          if (x > 0) roughest = Math.max(roughest, Math.abs((data[at] ?? 0) - (data[at - 3] ?? 0)));
        }
      }
      expect(worst).toBeGreaterThan(4.5);
      expect(roughest).toBeLessThan(12);
    },
  );
});
