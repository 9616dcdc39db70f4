import { chunkBytes } from '@sgb/contract/upload-purposes.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endsLikePdf, mediaTypeOf, parseContentRange, placeChunk, requestedRange, tidyName } from './rules.ts';

describe('a Content-Range header', () => {
  test.each([
    ['bytes 0-9/10', { bytes: { start: 0, end: 9 }, total: 10 }],
    ['bytes 10485760-20971519/52428800', { bytes: { start: 10485760, end: 20971519 }, total: 52428800 }],
    ['bytes */10', { bytes: null, total: 10 }],
  ])('%s is read', (header, range) => expect(parseContentRange(header)).toEqual(range));

  test.each([
    [undefined],
    [''],
    ['0-9/10'],
    ['bytes=0-9/10'],
    ['bytes 0-9'],
    ['bytes 0-9/*'],
    ['bytes -1-9/10'],
    ['bytes 9-0/10'],
    ['bytes 0-10/10'],
    ['bytes 0-9/-10'],
    ['bytes 0.5-9/10'],
    ['bytes 0x0-9/10'],
    ['bytes 0-9/10 '],
    ['bytes 0-9/10, 0-9/10'],
    ['bytes 99999999999999999999-99999999999999999999/999999999999999999999'],
    [`bytes 0-${chunkBytes}/20971520`],
  ])('%j is none', (header) => expect(parseContentRange(header)).toBeNull());
});

describe('a chunk', () => {
  const kilobytes = 1024;
  const upload = { received: 1000 * kilobytes, size: 3000 * kilobytes };
  test.each([
    ['that follows is taken', 1000, 2000, { skip: 0 }],
    ['that overlaps is taken from where it is new', 500, 1500, { skip: 500 * kilobytes }],
    ['that is known is left', 0, 1000, 'leave'],
    ['that comes too early is left', 1001, 2001, 'leave'],
    ['that would be a crumb is left', 1000, 1063, 'leave'],
    ['of the smallest size is taken', 1000, 1064, { skip: 0 }],
    ['that reaches the end is taken', 1000, 3000, { skip: 0 }],
  ])('%s', (_what, from, to, expected) => {
    expect(placeChunk(upload, { start: from * kilobytes, end: to * kilobytes - 1 })).toEqual(expected);
  });

  test('that ends the file may be as small as a byte', () => {
    expect(placeChunk({ received: 9, size: 10 }, { start: 9, end: 9 })).toEqual({ skip: 0 });
  });
});

test('chunks in any order, twice, overlapping and broken off, always end as the whole file', () => {
  const size = 1024 * 1024;
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.nat(size - 1), fc.integer({ min: 1, max: size }), fc.double({ min: 0, max: 1, noNaN: true })),
        { maxLength: 60 },
      ),
      (tries) => {
        let received = 0;
        const covered: [number, number][] = [];
        const send = (start: number, end: number, arrives: number) => {
          const place = placeChunk({ received, size }, { start, end });
          if (place === 'leave') return;
          expect(start + place.skip).toBe(received);
          const bytes = Math.floor((end + 1 - received) * arrives);
          if (bytes === 0) return;
          covered.push([received, received + bytes]);
          received += bytes;
        };
        for (const [start, length, arrives] of tries) send(start, Math.min(size, start + length) - 1, arrives);
        // Whatever happened before, a client that goes on from `start` gets there.
        for (let rounds = 0; received < size; rounds++) {
          expect(rounds).toBeLessThan(3);
          send(received, size - 1, 1);
        }
        expect(covered.map(([from]) => from)).toEqual([0, ...covered.map(([, to]) => to)].slice(0, -1));
      },
    ),
  );
});

describe('the first bytes', () => {
  const of = (text: string) => Buffer.from(text, 'latin1');
  test.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['GIF89a', 'image/gif'],
    ['GIF87a', 'image/gif'],
    ['BM\x36\0\0\0\0\0\0\0', 'image/bmp'],
    ['%PDF-1.7', 'application/pdf'],
    ['\0\0\0\x18ftypmp42', 'video/mp4'],
    ['\0\0\0\x18ftypqt  ', 'video/quicktime'],
    ['\0\0\0\x18ftyp3gp4', 'video/3gpp'],
    ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', 'video/webm'],
    ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x88matroska', null],
    ['\0\0\0\x18ftypheic', null],
    ['<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['<!doctype html>', null],
    [' %PDF-1.7', null],
    ['RIFF\0\0\0\0WEBP', null],
    ['PK\x03\x04', null],
    ['MZ', null],
    ['Book', null],
    ['BM, a text that begins like a picture', null],
    ['', null],
  ])('%j are %s', (head, type) => expect(mediaTypeOf(of(head))).toBe(type));

  test('never throw', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), (head) => void mediaTypeOf(head)));
  });
});

test('a PDF ends with its mark', () => {
  expect(endsLikePdf(Buffer.from('startxref\n9\n%%EOF\n'))).toBe(true);
  expect(endsLikePdf(Buffer.from(`%%EOF${' '.repeat(2000)}`))).toBe(false);
});

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=5-4', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['rows=0-1', null],
])('of 100 bytes, %s asks for %j', (header, range) => expect(requestedRange(header, 100)).toEqual(range));

test.each([
  ['photo.jpg', 'photo.jpg'],
  ['../../etc/passwd.png', 'passwd.png'],
  ['C:\\Users\\me\\a.png', 'a.png'],
  ['a\u202egnp.exe', 'agnp.exe'],
  ['a\r\nset-cookie: b.png', 'aset-cookie: b.png'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(116)}.png`],
  ['   ', ''],
  ['发票.pdf', '发票.pdf'],
])('%j becomes %j', (name, tidy) => expect(tidyName(name)).toBe(tidy));
