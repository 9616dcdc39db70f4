import { addHours } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { endTeamJob, sweepTeamsJob } from './jobs.ts';
import { openTeams, type Teams } from './team.fixture.ts';

let shop: Teams;
beforeAll(async () => {
  shop = await openTeams(320);
});
afterAll(() => shop.close());

/** How many of these went well, and with which codes the others were refused. */
async function outcomes(calls: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason.status as number] : []));
  return { well: settled.length - refused.length, refused: [...new Set(refused)].toSorted() };
}

test('of 500 people who want the last 3 places at once just 3 get in, and nothing of the others is held', async () => {
  const crowd = await shop.shoppers(500);
  await shop.giveAll(crowd, 20_000);
  const first = await shop.shopper(100_000);
  const team = await shop.start(first, 2, 1);
  await shop.join(await shop.shopper(100_000), team.id, 2);
  await shop.bringOn(team.id);
  const [one] = crowd;
  if (!one) throw new Error('nobody came');
  const agreed = await shop.price(one, { id: team.id, quantity: 1 });
  expect(await outcomes(crowd.map((who) => shop.joinAt(who, team.id, agreed)))).toEqual({
    well: 3,
    refused: [3000292],
  });
  await shop.bringOn(team.id);
  expect(await shop.detail(team.id)).toMatchObject({ state: 30, pieces: 6, people: 5, room: 0 });
  expect(
    await shop.count('orders o join team_participations p on p.order_id = o.id where p.team_id = $1', team.id),
  ).toBe(5);
  const ids = crowd.map(({ id }) => id);
  expect(await shop.count("balances where book = 'frozen' and balance <> 0 and owner_id = any($1)", ids)).toBe(0);
  const paid = "balances where book = 'available' and owner_id = any($1) and balance <> 20000";
  expect(
    await shop.count(
      paid,
      crowd.map(({ id }) => id),
    ),
  ).toBe(3);
  await expectBooksToBalance(shop);
});

test('who joins last while the window ends is in a team of orders, or has everything back with all others', async () => {
  const seen = new Set<number>();
  for (let round = 0; round < 12; round++) {
    const [first, last] = await shop.shoppers(2);
    if (!first || !last) throw new Error('nobody came');
    await shop.giveAll([first, last], 50_000);
    const team = await shop.start(first, 3, 2);
    const agreed = await shop.price(last, { id: team.id, quantity: 1 });
    const over = addHours(shop.app.clock.now(), 72);
    shop.app.clock.moveTo(new Date(over.getTime() - 1));
    const joining = shop.joinAt(last, team.id, agreed);
    // Some are on their way already, others only set out.
    for (let wait = 0; wait < round % 4; wait++) await new Promise(setImmediate);
    shop.app.clock.moveTo(over);
    const [joined] = await Promise.allSettled([
      joining,
      endTeamJob.perform(shop.app, { id: team.id }),
      sweepTeamsJob.perform(shop.app, {}),
    ]);
    await shop.bringOn(team.id);
    const { state } = await shop.detail(team.id);
    seen.add(state);
    const orders = [await shop.ordersOf(first), await shop.ordersOf(last)].flat();
    const balances = [await shop.balance(first), await shop.balance(last)];
    if (joined?.status === 'fulfilled') {
      expect([state, orders.length, balances.map(({ frozen }) => frozen)]).toEqual([30, 2, [0, 0]]);
    } else {
      expect(joined?.reason).toMatchObject({ status: 3000291 });
      expect([state, orders.length, balances.map(({ available }) => available)]).toEqual([90, 0, [50_000, 50_000]]);
    }
  }
  expect([...seen].every((state) => state === 30 || state === 90)).toBe(true);
  await expectBooksToBalance(shop);
});

test('people who leave while others complete the team have left, or have an order', async () => {
  for (let round = 0; round < 6; round++) {
    const crowd = await shop.shoppers(10);
    await shop.giveAll(crowd, 50_000);
    const [first, ...others] = crowd;
    if (!first) throw new Error('nobody came');
    const team = await shop.start(first, 6, 1);
    const [inside, coming] = [others.slice(0, 4), others.slice(4)];
    const agreed = await shop.price(coming[0] ?? first, { id: team.id, quantity: 1 });
    for (const who of inside) await shop.joinAt(who, team.id, agreed);
    const calls = [
      ...inside.slice(0, round).map((who) => shop.leave(who, team.id)),
      ...coming.map((who) => shop.joinAt(who, team.id, agreed)),
    ];
    await Promise.all([Promise.allSettled(calls), shop.bringOn(team.id)]);
    await shop.bringOn(team.id);
    const { state, pieces, people } = await shop.detail(team.id);
    const left = await shop.count('team_participations where team_id = $1 and state = 30', team.id);
    expect([pieces, people]).toEqual([10 - left, 10 - left]);
    expect(state).toBe(pieces >= 6 ? 20 : 10);
    const orders = await shop.count(
      'orders where account_id = any($1)',
      crowd.map(({ id }) => id),
    );
    expect(orders).toBe(state === 20 ? pieces : 0);
    const free = "balances where book = 'available' and balance = 50000 and owner_id = any($1)";
    expect(
      await shop.count(
        free,
        crowd.map(({ id }) => id),
      ),
    ).toBe(left);
  }
  await expectBooksToBalance(shop);
});
