import { prohibitedAs } from '@sgb/server/modules/buying/cart/index.ts';
import { cartProhibited } from '@sgb/server/modules/buying/cart/settings.ts';
import { expect, test } from 'vitest';
import { makeProduct } from './product.ts';

test('nothing of the demo world is prohibited but the strongest power banks', () => {
  const prohibited = cartProhibited.first;
  const found = Array.from({ length: 1200 }, (_, index) => makeProduct(index)).flatMap((product) =>
    product.skus.flatMap(({ options }) => prohibitedAs({ ...product, options, categories: [] }, prohibited) ?? []),
  );
  expect(new Set(found)).toEqual(new Set(['power banks of more than 100 Wh']));
});
