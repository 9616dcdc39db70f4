import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { createCards } from './service.ts';
import { cardTasks } from './tasks.ts';
import { fitted, lettersOf, openLetters, widthOf } from './text.ts';

const letters = openLetters();
const textOf = (line: Awaited<ReturnType<typeof lettersOf>>) => line.map(({ character }) => character).join('');

const card: Card = {
  shape: 'square',
  kicker: 'Ship together',
  title: 'Melville winter round',
  untitled: 'A group shipment',
  subtitle: 'With Naledi K.',
  until: '2 days left',
  prices: [{ label: 'Now', price: 'R 128.00' }],
  link: 'https://shop.example/shop/groupship/round/17',
  picture: null,
};

test.each([
  ['Tshiḓi Ṱhavha', 'Tshiḓi Ṱhavha'],
  ['Zoë Jürgens, Nguyễn, Łódź, Ελένη, Жанна', 'Zoë Jürgens, Nguyễn, Łódź, Ελένη, Жанна'],
  ['Soweto 🎉 sisters', 'Soweto sisters'],
  ['  two   spaces  ', 'two spaces'],
  ['🎉', ''],
])('%s is written as far as there are letters for it', async (given, written) => {
  expect(textOf(await lettersOf(letters, given, { size: 40, weight: 700 }))).toBe(written);
});

test('a long title gets smaller, and none leaves its room', async () => {
  const room = { width: 600, lines: 2, sizes: [64, 54, 46], weight: 700 } as const;
  const short = await fitted(letters, 'Short', room);
  const long = await fitted(letters, 'A name of thirty characters ok and much more than that', room);
  const unbroken = await fitted(letters, 'M'.repeat(60), room);
  expect(short).toMatchObject({ size: 64, lines: { length: 1 } });
  expect(long.size).toBeLessThan(64);
  for (const { lines } of [short, long, unbroken]) {
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(600);
  }
  // What is cut off says so.
  expect([short, unbroken].map(({ lines }) => textOf(lines.at(-1) ?? []).endsWith('…'))).toEqual([false, true]);
});

test('both shapes are drawn, with a picture or where what was sent is none', async () => {
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toBuffer();
  const drawn = await cardTasks.drawCard({ ...card, shape: 'tall', picture: photo });
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 });
  const [red = 0, green = 0] = await sharp(drawn)
    .extract({ left: 540, top: 400, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([red > 230, green < 25]).toEqual([true, true]);
  const broken = await cardTasks.drawCard({ ...card, picture: Buffer.from('no picture') });
  expect(await sharp(broken).metadata()).toMatchObject({ width: 1080, height: 1080 });
});

test('a card is drawn once for many, again when something on it changes, and not for too many at once', async () => {
  let drawings = 0;
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const helper = {
    async ask() {
      drawings++;
      await held;
      return Buffer.from('drawn');
    },
    close: async () => {},
  };
  const cards = createCards(helper);
  const same = Array.from({ length: 30 }, () => cards.draw(card));
  const others = Array.from({ length: 22 }, (_, place) => cards.draw({ ...card, title: `Round ${place}` }));
  finish();
  const tags = await Promise.all(same.map(async (one) => ((await one) as { etag: string }).etag));
  expect(new Set(tags).size).toBe(1);
  const answers = await Promise.all(others);
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(1);
  expect(drawings).toBe(22);
  await cards.draw(card);
  expect(drawings).toBe(22);
});
