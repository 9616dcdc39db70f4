import { mostViews } from '@sgb/contract/views.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { codeOf } from '../../people/membership/member.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const as = async (role: string) => shop.client(await ticketFor(shop, `demo_${role}`));

test('a view is kept for whoever saved it, on every machine, until they forget it', async () => {
  const [buyer, again, service] = [await as('buyer'), await as('buyer'), await as('service')];
  const page = '/orders';
  await buyer.call('POST /api/staff/view/save', { page, name: 'Late ones', search: '?status=30' });
  await buyer.call('POST /api/staff/view/save', { page, name: 'Late ones', search: '?status=32' });
  expect(await again.call('GET /api/staff/view/list', { page })).toEqual({
    items: [{ name: 'Late ones', search: '?status=32' }],
  });
  expect(await service.call('GET /api/staff/view/list', { page })).toEqual({ items: [] });
  expect(await buyer.call('GET /api/staff/view/list', { page: '/parcels' })).toEqual({ items: [] });
  await service.call('POST /api/staff/view/forget', { page, name: 'Late ones' });
  expect((await again.call('GET /api/staff/view/list', { page })).items).toHaveLength(1);
  for (let n = 1; n < mostViews; n += 1) {
    await buyer.call('POST /api/staff/view/save', { page, name: `View ${n}`, search: '' });
  }
  expect(await codeOf(buyer.call('POST /api/staff/view/save', { page, name: 'One more', search: '' }))).toBe(
    'viewsFull',
  );
  const left = await buyer.call('POST /api/staff/view/forget', { page, name: 'Late ones' });
  expect(left.items).toHaveLength(mostViews - 1);
});
