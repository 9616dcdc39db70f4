import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBmp } from './bmp.ts';

/** Two wide, two high: red and green above, blue and white below. */
function bmp(bits: 24 | 32, { topDown = false, compression = 0 } = {}): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM', 'latin1');
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(2, 18);
  head.writeInt32LE(topDown ? -2 : 2, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(bits, 28);
  head.writeUInt32LE(compression, 30);
  const pixel = (r: number, g: number, b: number) => (bits === 24 ? [b, g, r] : [b, g, r, 255]);
  const rest = bits === 24 ? [0, 0] : [];
  const above = [...pixel(255, 0, 0), ...pixel(0, 255, 0), ...rest];
  const below = [...pixel(0, 0, 255), ...pixel(255, 255, 255), ...rest];
  return Buffer.concat([head, Buffer.from(topDown ? [...above, ...below] : [...below, ...above])]);
}

test.each([
  ['24 bits', bmp(24)],
  ['32 bits', bmp(32)],
  ['32 bits with its colours named', bmp(32, { compression: 3 })],
  ['24 bits from the top', bmp(24, { topDown: true })],
])('a BMP of %s is read', (_what, file) => {
  const pixels = readBmp(file, 100);
  expect(pixels).toMatchObject({ width: 2, height: 2 });
  expect([...(pixels?.data ?? [])]).toEqual([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]);
});

test.each([
  ['compressed', bmp(24, { compression: 1 })],
  ['cut off', bmp(24).subarray(0, -1)],
  ['no BMP', Buffer.alloc(100)],
])('one that is %s is not', (_what, file) => expect(readBmp(file, 100)).toBeNull());

test('one of too many pixels is not, and nothing makes it throw', () => {
  expect(readBmp(bmp(24), 3)).toBeNull();
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 52, maxLength: 90 }), (tail) => {
      readBmp(Buffer.concat([Buffer.from('BM'), tail]), 1000);
    }),
  );
});
