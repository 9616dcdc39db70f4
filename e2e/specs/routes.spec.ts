import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../fixtures/test.ts';
import { stops } from '../support/routes.ts';
import { findProduct } from '../support/samples.ts';

test('every route of the product document answers @desktop', async ({ request }) => {
  const product = await findProduct(request, () => true);
  const list = stops({
    productId: product.id,
    categoryId: product.trail[0]?.id ?? 0,
    supplierId: product.supplier.id,
  });
  const statuses: string[] = [];
  // One after the other: all at once would be a rush, which the server turns away with 503.
  for (const { path } of list) statuses.push(`${path} ${(await request.get(`/shop${path}`)).status()}`);
  expect(statuses).toEqual(list.map(({ path, status = 200 }) => `${path} ${status}`));
});

test('the list of addresses visits every route of the table @desktop', async () => {
  const source = await readFile(join(import.meta.dirname, '../../apps/shop/src/app/routes.tsx'), 'utf8');
  const table = source.slice(source.indexOf('export const pageRoutes'), source.indexOf('import.meta.env.DEV'));
  // What a file with several pages calls them is no address, nor is the name of a route.
  const patterns = [...table.matchAll(/(?<!oneOf\(\w+, |\.tsx', )'\/?(\w[\w/:.?]*)'/g)].map(
    ([, pattern]) => `/${pattern}`,
  );
  expect(patterns.length).toBeGreaterThan(80);
  const paths = stops({ productId: '610000000001', categoryId: 1, supplierId: 'b2b-1' }).map(({ path }) =>
    path.replace(/\?.*/, ''),
  );
  const visits = (pattern: string) => {
    const words = pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+');
    return paths.some((path) => new RegExp(`^${words}$`).test(path));
  };
  expect(patterns.filter((pattern) => !visits(pattern))).toEqual([]);
});
