import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

let time: number;
beforeEach(() => {
  time = 0;
});

const life = 5000;
const cacheOf = (mostKept = 100) =>
  createPageCache<string>({
    lifeMs: life,
    mostKept,
    weigh: (page) => page.length,
    keeps: (page) => page !== 'error',
    now: () => time,
  });

/** A rendering that ends when the test says so. */
function slow() {
  const rendering = Promise.withResolvers<string>();
  return { ...rendering, render: vi.fn(() => rendering.promise) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a fresh page is rendered once', async () => {
  const pageOf = cacheOf();
  const render = vi.fn(async () => 'one');
  expect(await pageOf('home', render)).toBe('one');
  time = life - 1;
  expect(await pageOf('home', render)).toBe('one');
  expect(render).toHaveBeenCalledTimes(1);
});

test('pages of different keys do not mix', async () => {
  const pageOf = cacheOf();
  expect(await pageOf('light', async () => 'a')).toBe('a');
  expect(await pageOf('dark', async () => 'b')).toBe('b');
  expect(await pageOf('light', async () => 'c')).toBe('a');
});

test('guests who come together share one rendering', async () => {
  const pageOf = cacheOf();
  const { render, resolve } = slow();
  const pages = Promise.all([pageOf('home', render), pageOf('home', render), pageOf('home', render)]);
  resolve('shared');
  expect(await pages).toEqual(['shared', 'shared', 'shared']);
  expect(render).toHaveBeenCalledTimes(1);
});

describe('a stale page', () => {
  test('is given out while its successor is made, once, and then replaced', async () => {
    const pageOf = cacheOf();
    await pageOf('home', async () => 'old');
    time = life;
    const { render, resolve } = slow();
    expect(await pageOf('home', render)).toBe('old');
    expect(await pageOf('home', render)).toBe('old');
    expect(render).toHaveBeenCalledTimes(1);
    resolve('new');
    await settled();
    expect(await pageOf('home', render)).toBe('new');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is fresh again for a whole life after its renewal', async () => {
    const pageOf = cacheOf();
    await pageOf('home', async () => 'old');
    time = life;
    await pageOf('home', async () => 'new');
    await settled();
    time = 2 * life - 1;
    const render = vi.fn(async () => 'newer');
    expect(await pageOf('home', render)).toBe('new');
    expect(render).not.toHaveBeenCalled();
  });

  test('that nobody asked for in ten lives is not shown any more', async () => {
    const pageOf = cacheOf();
    await pageOf('home', async () => 'ancient');
    time = 11 * life + 1;
    expect(await pageOf('home', async () => 'new')).toBe('new');
  });

  test('whose successor fails is still given out, and the next guest tries again', async () => {
    const pageOf = cacheOf();
    await pageOf('home', async () => 'old');
    time = life;
    expect(await pageOf('home', () => Promise.reject(new Error('no database')))).toBe('old');
    await settled();
    expect(await pageOf('home', async () => 'new')).toBe('new');
  });
});

describe('a page that others should not see', () => {
  test('goes to its own guest and to nobody after', async () => {
    const pageOf = cacheOf();
    expect(await pageOf('home', async () => 'error')).toBe('error');
    expect(await pageOf('home', async () => 'well')).toBe('well');
    expect(await pageOf('home', async () => 'error')).toBe('well');
  });

  test('does not become the successor of a stale one', async () => {
    const pageOf = cacheOf();
    await pageOf('home', async () => 'old');
    time = life;
    expect(await pageOf('home', async () => 'error')).toBe('old');
    await settled();
    expect(await pageOf('home', async () => 'well')).toBe('well');
  });
});

describe('a rendering that fails', () => {
  test('reaches whoever waited for it and is not kept', async () => {
    const pageOf = cacheOf();
    await expect(pageOf('home', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await pageOf('home', async () => 'well')).toBe('well');
  });

  test('late does not throw away the page that came after it', async () => {
    const pageOf = cacheOf();
    const { render, reject } = slow();
    const first = pageOf('home', render);
    time = 11 * life + 1;
    expect(await pageOf('home', async () => 'well')).toBe('well');
    reject(new Error('timed out'));
    await expect(first).rejects.toThrow('timed out');
    const again = vi.fn(async () => 'again');
    expect(await pageOf('home', again)).toBe('well');
    expect(again).not.toHaveBeenCalled();
  });
});

describe('only so much is kept', () => {
  test('and the oldest goes first', async () => {
    const pageOf = cacheOf(3);
    for (const key of ['a', 'b', 'c', 'd']) await pageOf(key, async () => key);
    const render = vi.fn(async () => 'again');
    for (const key of ['b', 'c', 'd']) expect(await pageOf(key, render)).toBe(key);
    expect(render).not.toHaveBeenCalled();
    expect(await pageOf('a', render)).toBe('again');
  });

  test('so a long page takes the place of several, and one that is longer than everything is shown and not kept', async () => {
    const pageOf = cacheOf(5);
    for (const key of ['a', 'b', 'c', 'long']) await pageOf(key, async () => key);
    const render = vi.fn(async () => 'x');
    expect(await pageOf('long', render)).toBe('long');
    expect(await pageOf('c', render)).toBe('c');
    expect(render).not.toHaveBeenCalled();
    expect(await pageOf('b', render)).toBe('x');

    const long = vi.fn(async () => 'longer than five');
    expect(await pageOf('all', long)).toBe('longer than five');
    expect(await pageOf('all', long)).toBe('longer than five');
    expect(long).toHaveBeenCalledTimes(2);
  });

  test('and what is renewed, dropped or never made does not count twice', async () => {
    const pageOf = cacheOf(4);
    await pageOf('kept', async () => 'kk');
    for (let round = 1; round <= 5; round++) {
      time = round * life;
      await pageOf('kept', async () => 'kk');
      await pageOf('other', async () => 'error');
      await pageOf('other', () => Promise.reject(new Error('no database'))).catch(() => undefined);
      await settled();
    }
    const render = vi.fn(async () => 'xx');
    await pageOf('second', async () => 'ss');
    expect([await pageOf('kept', render), await pageOf('second', render)]).toEqual(['kk', 'ss']);
    expect(render).not.toHaveBeenCalled();
  });
});
