import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stitchedGzip } from './stitched-gzip.ts';

test('what comes out is the parts with the word between them, whatever they are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { minLength: 1, maxLength: 3 }),
      (parts, words) => {
        const stitch = stitchedGzip(parts.map((part) => Buffer.from(part)));
        for (const word of words) expect(gunzipSync(stitch(Buffer.from(word))).toString()).toBe(parts.join(word));
      },
    ),
  );
});

test('a page of several hundred kilobytes survives, and is a fraction of its size', () => {
  const parts = ['a', 'b', 'c'].map((sign) => `<li class="${sign}">goods</li>`.repeat(6000));
  const stitch = stitchedGzip(parts.map((part) => Buffer.from(part)));
  const packed = stitch(Buffer.from('bm9uY2U='));
  expect(gunzipSync(packed).toString()).toBe(parts.join('bm9uY2U='));
  expect(packed.length).toBeLessThan(parts.join('').length / 50);
});

test('many short parts, more than a block holds, come out as well', () => {
  const parts = Array.from({ length: 400 }, (_, i) => `<link href="/shop/${i}.js">`.padEnd(200, '-'));
  const packed = stitchedGzip(parts.map((part) => Buffer.from(part)))(Buffer.from('bm9uY2U='));
  expect(gunzipSync(packed).toString()).toBe(parts.join('bm9uY2U='));
});
