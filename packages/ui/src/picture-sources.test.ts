import { describe, expect, test } from 'vitest';
import { sourcesOf, type Width } from './picture-sources.ts';

interface Row {
  src: string;
  light: boolean;
  usual?: Width;
  from?: Width;
  expected: { src: string; srcSet?: string };
}

describe('the addresses of a picture', () => {
  test.each<Row>([
    {
      src: '/img/a.1',
      light: false,
      expected: {
        src: '/img/a.1?w=640',
        srcSet: '/img/a.1?w=160 160w, /img/a.1?w=320 320w, /img/a.1?w=640 640w, /img/a.1?w=1200 1200w',
      },
    },
    // The browser chooses as always, and each choice is a picture of half its width.
    {
      src: '/img/a.1',
      light: true,
      expected: {
        src: '/img/a.1?w=320&light=640',
        srcSet:
          '/img/a.1?w=160&light=160 160w, /img/a.1?w=160&light=320 320w, /img/a.1?w=320&light=640 640w, /img/a.1?w=640&light=1200 1200w',
      },
    },
    {
      src: '/img/a.1',
      light: true,
      usual: 1200,
      from: 640,
      expected: {
        src: '/img/a.1?w=640&light=1200',
        srcSet: '/img/a.1?w=320&light=640 640w, /img/a.1?w=640&light=1200 1200w',
      },
    },
    // A file that somebody uploaded has one small size, and its address is signed.
    {
      src: '/files/a?until=1',
      light: true,
      from: 1200,
      expected: { src: '/files/a?until=1&w=640', srcSet: '/files/a?until=1&w=1200 1200w' },
    },
    { src: 'blob:1', light: true, expected: { src: 'blob:1' } },
    { src: 'data:image/png;base64,a', light: false, expected: { src: 'data:image/png;base64,a' } },
  ])('$src, light $light, usual $usual, from $from', ({ src, light, usual, from, expected }) => {
    expect(sourcesOf(src, light, usual, from)).toEqual({ srcSet: undefined, ...expected });
  });
});
