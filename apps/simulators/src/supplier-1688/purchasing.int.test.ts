import { type Buying, openBuying } from '@sgb/server/modules/buying/purchasing/purchase.fixture.ts';
import { sourcingSupplier } from '@sgb/server/modules/goods/sourcing/settings.ts';
import { ticketFor } from '@sgb/server/permissions.fixture.ts';
import { setSetting } from '@sgb/server/testing/settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Simulator, simulatedCredentials, startSimulator } from './server.ts';

/** Our buyers with the real client, on the simulator. */

let simulator: Simulator;
let buying: Buying;
beforeAll(async () => {
  simulator = await startSimulator({ now: () => buying.app.clock.now() });
  buying = await openBuying({ outside: { alibaba: { ...simulatedCredentials, url: simulator.url } } });
  await setSetting(buying.app, sourcingSupplier, '1688');
});
afterAll(async () => {
  await buying.close();
  await simulator.close();
});

test('dearer waits, sold out is given back, the rest is bought, paid, sent and followed', async () => {
  const [offer, other] = await buying.offersOfOneSeller(2);
  if (!offer || !other) throw new Error('two offers were looked for');
  const owner = await buying.person();
  const orders = await buying.paid(owner, [buying.orderOf(offer), buying.orderOf(other)]);
  const ids = orders.map(({ id }) => id);
  const client = buying.shop.client(await ticketFor(buying.shop, 'demo_buyer'));
  const place = () => client.call('POST /api/staff/purchase/place', { orderIds: ids });

  simulator.set({ pricePercent: 110 });
  expect(await place()).toMatchObject({ purchases: [], dearer: [{ orderIds: ids }] });

  simulator.set({ pricePercent: 100, soldOut: [other.id] });
  const placed = await place();
  expect(placed).toMatchObject({ purchases: [{ state: 20 }], failed: [{ orderId: ids[1] }] });
  expect(await buying.statuses(ids)).toEqual([30, 31]);
  const [{ id = 0 } = {}] = placed.purchases;

  const { supplierOrders } = await client.call('GET /api/staff/purchase/detail', { id });
  const [{ id: supplierOrder = '' } = {}] = supplierOrders;
  const seen: number[] = [];
  for (const status of ['waitbuyerpay', 'waitsellersend', 'waitbuyerreceive']) {
    simulator.orderStatus(supplierOrder, status);
    await client.call('POST /api/staff/purchase/refresh', { id });
    seen.push(...(await buying.statuses(ids.slice(0, 1))));
  }
  expect(seen).toEqual([30, 32, 35]);
  const detail = await client.call('GET /api/staff/purchase/detail', { id });
  expect(detail.traces).toMatchObject([{ steps: [{ text: '快件已揽收' }] }]);
});
