import { describe, expect, test } from 'vitest';
import { encodingFor, isPictureKey, negotiateFormat, type PictureFormat, pictureWidths } from './rules.ts';

describe('negotiateFormat', () => {
  test.each<[string | undefined, PictureFormat]>([
    [undefined, 'webp'],
    ['', 'webp'],
    ['*/*', 'webp'],
    ['image/*', 'webp'],
    ['image/webp,*/*', 'webp'],
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
    ['image/webp, image/avif;q=0.5', 'avif'],
    ['IMAGE/AVIF', 'avif'],
    ['image/avif;q=0', 'webp'],
    ['image/avif; q=0.0, image/webp', 'webp'],
    ['image/avif;q=nonsense', 'webp'],
    ['image/avif-sequence', 'webp'],
    ['text/html;x=image/avif', 'webp'],
  ])('%s gives %s', (header, format) => {
    expect(negotiateFormat(header)).toBe(format);
  });
});

describe('isPictureKey', () => {
  test.each<[string, boolean]>([
    ['desk-lamp.17.2.teal', true],
    ['banner.welcome.0', true],
    ['a.b', true],
    [`${'a'.repeat(64)}.${'b'.repeat(32)}.1.2`, true],
    ['', false],
    ['desk-lamp', false],
    ['desk-lamp.', false],
    ['.desk-lamp', false],
    ['desk..lamp', false],
    ['../etc/passwd', false],
    ['a/b.c', false],
    ['a\\b.c', false],
    ['Desk.1', false],
    ['a.b\n', false],
    ['a.b%2e', false],
    ['a.1.2.3.4', false],
    [`${'a'.repeat(65)}.1`, false],
    [`a.${'b'.repeat(33)}`, false],
  ])('%j is %s', (text, expected) => {
    expect(isPictureKey(text)).toBe(expected);
  });
});

describe('encodingFor', () => {
  test('thrift always costs quality, never gains it', () => {
    for (const format of ['avif', 'webp'] as const) {
      for (const width of pictureWidths) {
        expect(encodingFor(format, width, true).quality).toBeLessThan(encodingFor(format, width, false).quality);
      }
    }
  });

  test('wider pictures are never of higher quality', () => {
    for (const format of ['avif', 'webp'] as const) {
      const list = pictureWidths.map((width) => encodingFor(format, width, false).quality);
      expect(list).toEqual([...list].sort((a, b) => b - a));
    }
  });
});
