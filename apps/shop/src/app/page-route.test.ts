import { expect, test } from 'vitest';
import { page } from './page.ts';

const Component = () => null;
const loaded = (middleware: readonly string[]) =>
  page('/somewhere', 'home/home-page.tsx').lazy({ Component, middleware, loader: () => 'loaded' });

test('a middleware that nobody knows is a fault of ours that names it', async () => {
  const { loader } = await loaded(['auht']);
  await expect((async () => loader?.({} as never))()).rejects.toMatchObject({
    data: "Unknown middleware 'auht'",
    init: { status: 500 },
  });
});

test('without one the loader just runs', async () => {
  const { loader } = await loaded([]);
  expect(await loader?.({} as never)).toBe('loaded');
});
