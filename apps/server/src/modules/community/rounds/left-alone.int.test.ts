import { orderNumber } from '@sgb/contract/order-states.ts';
import { dayMs } from '@sgb/contract/time.ts';
import { expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openRounds } from './round.fixture.ts';

test('what is in an open round is neither offered for a parcel nor shipped by the autopilot', async () => {
  const rounds = await openRounds();
  const mine = await rounds.member([2_000, 2_500]);
  const [first = 0, second = 0] = mine.orders;
  await mine.client.call('POST /api/deliveryorder/storage/autopilot', { on: 1 });
  await rounds.later(59 * dayMs);
  const offered = async () => JSON.stringify(await mine.client.call('GET /api/deliveryorder/combine', {}));
  expect(await offered()).toContain(orderNumber(first));
  await rounds.join(await rounds.open(), { ...mine, orders: [first] });
  expect(await offered()).not.toContain(orderNumber(first));
  expect(await offered()).toContain(orderNumber(second));
  await rounds.run('storage.autopilot');
  expect(await rounds.orderStatuses([first, second])).toEqual([40, 50]);
  await expectBooksToBalance(rounds.shop);
  await rounds.close();
});
