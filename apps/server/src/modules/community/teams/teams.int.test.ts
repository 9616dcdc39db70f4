import { randomUUID } from 'node:crypto';
import { codes } from '@sgb/contract/codes.ts';
import { failReasons } from '@sgb/contract/purchase-states.ts';
import { addHours } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { productOf, skuOf } from '../../../testing/goods.ts';
import { earnCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { endTeamJob, joinedJob, sweepTeamsJob } from './jobs.ts';
import { openTeams, type Teams } from './team.fixture.ts';

let shop: Teams;
beforeAll(async () => {
  shop = await openTeams(270);
});
afterAll(() => shop.close());

const no = (name: keyof typeof codes, data: object = {}) => ({ status: codes[name].status, ...data });
const told = async ({ id }: { id: number }) => {
  const { rows } = await shop.app.db.pool.query('select title from messages where account_id = $1 order by id', [id]);
  return rows.map(({ title }) => title);
};

test('who starts a team sees one price and has just that set aside, and gets it back by leaving', async () => {
  await shop.tiered(50);
  const who = await shop.shopper(10_000);
  const offer = (await shop.shop.client().call('GET /api/team/list', { productid: shop.product })).offer;
  expect(offer).toMatchObject({ aloneCents: 5_200, tiers: [{ threshold: 50, unitCents: 3_900 }], hours: 72 });
  const about = { productid: shop.product, threshold: 50, skuid: shop.sku, quantity: 2 };
  const seen = await shop.call(who).call('GET /api/team/preview', about);
  // 2 x R39, 10 %, and 2 of 50 parts of the way of 15 kg: Y36
  expect(seen.breakdown).toMatchObject({
    goodsCents: 7_800,
    serviceFeeCents: 780,
    chinaFreightCents: 374,
    couponCents: 0,
  });
  expect(seen).toMatchObject({ aloneCents: 10_400, balanceCents: 10_000, missingCents: 0 });
  const wish = { ...about, key: randomUUID(), agreed: 8_954 };
  await expect(shop.call(who).call('POST /api/team/start', { ...wish, agreed: 8_953 })).rejects.toMatchObject(
    no('checkoutChanged'),
  );
  const team = await shop.call(who).call('POST /api/team/start', wish);
  expect(team).toMatchObject({ state: 10, missing: 48, totalCents: 8_954 });
  expect(await shop.balance(who)).toMatchObject({ available: 1_046, frozen: 8_954 });
  // The same wish again is the first one.
  expect(await shop.call(who).call('POST /api/team/start', wish)).toEqual(team);
  await expect(shop.call(who).call('POST /api/team/start', { ...wish, quantity: 3 })).rejects.toMatchObject(
    no('keyReused'),
  );

  const card = await shop.detail(team.id, who);
  expect(card).toMatchObject({ pieces: 2, people: 1, faces: ['T'], room: 148, mine: { state: 10, quantity: 2 } });
  expect((await shop.detail(team.id)).mine).toBeNull();
  const open = await shop.shop.client().call('GET /api/team/list', { productid: shop.product });
  expect(open.items.map(({ id }) => id)).toContain(team.id);
  const mine = await shop.call(who).call('GET /api/team/list', { mine: 1 });
  expect(mine).toMatchObject({ total: 1, pages: 1, items: [{ id: team.id }] });

  const drawn = await shop.shop.fastify.inject({ url: `/team/card/${team.id}.png` });
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/png']);
  expect((await shop.shop.fastify.inject({ url: '/team/card/2000000000.png' })).statusCode).toBe(404);

  expect(await shop.leave(who, team.id)).toEqual({ id: team.id, backCents: 8_954 });
  expect(await shop.balance(who)).toMatchObject({ available: 10_000, frozen: 0 });
  expect((await shop.detail(team.id)).state).toBe(90);
  await expect(shop.leave(who, team.id)).rejects.toMatchObject(no('notInTeam'));
  expect(await told(who)).toEqual([`You left team ${team.number}`]);
  await expectBooksToBalance(shop);
});

test('a team that is reached becomes paid orders of type 5, takes more until it is full, and nobody leaves it', async () => {
  const [first, second, third, late] = await shop.shoppers(4);
  if (!first || !second || !third || !late) throw new Error('nobody came');
  await shop.giveAll([first, second, third, late], 100_000);
  const terms = (await shop.app.settings()).get(scoinTerms);
  await shop.app.db.transact(async (tx) => {
    const words = {
      key: 'teams',
      ref: 'T1',
      terms,
      now: shop.app.clock.now(),
      reason: 'checkin' as const,
      tell: false,
    };
    await earnCoins(tx, { accountId: first.id, amount: 5_000, ...words });
  });
  const team = await shop.start(first, 5, 2, { scoin: 200 });
  await shop.join(second, team.id, 2);
  const agreed = await shop.price(third, { id: team.id, quantity: 1 });
  await expect(shop.joinAt(second, team.id, agreed)).rejects.toMatchObject(no('inTeam'));
  await expect(shop.price(second, { id: team.id, quantity: 1 })).rejects.toMatchObject(no('inTeam'));
  await expect(shop.start(second, 5)).rejects.toMatchObject(no('inTeam'));
  const reached = await shop.join(third, team.id, 1);
  expect(reached).toMatchObject({ state: 20, missing: 0 });
  await expect(shop.leave(second, team.id)).rejects.toMatchObject(no('teamReached'));
  await Promise.all([shop.bringOn(team.id), shop.bringOn(team.id)]);

  const orders = (await Promise.all([first, second, third].map(shop.ordersOf))).flat();
  expect(
    orders.map(({ type, status, quantity, unit_cents, scoin }) => [type, status, quantity, unit_cents, scoin]),
  ).toEqual([
    [5, 20, 2, 3_900, 200],
    [5, 20, 2, 3_900, 0],
    [5, 20, 1, 3_900, 0],
  ]);
  expect(await shop.balance(first)).toMatchObject({ frozen: 0, scoin: 4_800, 'scoin.frozen': 0 });
  expect(await told(first)).toContain('Your team has reached its price');
  const detail = await shop.call(first).call('GET /api/shoporder/detail', { id: orders[0]?.id });
  expect(detail.actions).not.toContain('cancel');
  const cancel = shop.call(first).call('POST /api/shoporder/cancel', { id: orders[0]?.id, backCents: 0 });
  await expect(cancel).rejects.toMatchObject({ http: 200 });

  // What its supplier cannot send goes back to where it came from: money to money, coins to coins.
  const before = await shop.balance(first);
  const buyer = shop.shop.client(await ticketFor(shop.shop, 'demo_buyer'));
  await buyer.call('POST /api/staff/purchase/fail', { orderIds: [orders[0]?.id], reason: failReasons[0] });
  expect(await shop.balance(first)).toMatchObject({
    available: (before.available ?? 0) + orders[0]?.paid_cents,
    scoin: 5_000,
    frozen: 0,
  });

  // More may join, three times as many pieces at most; they are orders, too.
  const problem = shop.joinAt(late, team.id, 1, 11);
  await expect(problem).rejects.toMatchObject(no('teamFull'));
  await shop.join(late, team.id, 10);
  await shop.bringOn(team.id);
  expect(await shop.ordersOf(late)).toMatchObject([{ type: 5, status: 20, quantity: 10 }]);
  expect((await shop.detail(team.id)).state).toBe(30);
  expect(await shop.count("job_outbox where job = 'teams.buy' and payload->>'id' = $1", String(team.id))).toBe(1);
  await expectBooksToBalance(shop);
});

test('a team that is missed gives everything back once, however often and by whomever it is ended', async () => {
  const [first, second] = await shop.shoppers(2);
  if (!first || !second) throw new Error('nobody came');
  await shop.giveAll([first, second], 50_000);
  const team = await shop.start(first, 5, 1);
  await shop.join(second, team.id, 2);
  const places = await shop.app.db.pool.query('select id from team_participations where team_id = $1', [team.id]);
  for (const { id } of places.rows) await joinedJob.perform(shop.app, { placeId: id });
  await endTeamJob.perform(shop.app, { id: team.id });
  expect((await shop.detail(team.id)).state).toBe(10);

  shop.app.clock.moveTo(addHours(shop.app.clock.now(), 72));
  const price = 1;
  await expect(shop.joinAt(await shop.shopper(50_000), team.id, price)).rejects.toMatchObject(no('teamOver'));
  const ends = [
    sweepTeamsJob.perform(shop.app, {}),
    ...[1, 2, 3].map(() => endTeamJob.perform(shop.app, { id: team.id })),
  ];
  await Promise.all(ends);
  const similar = await shop.start(await shop.shopper(50_000), 5, 1);
  expect(await shop.balance(first)).toMatchObject({ available: 50_000, frozen: 0 });
  expect(await shop.balance(second)).toMatchObject({ available: 50_000, frozen: 0 });
  expect(await shop.detail(team.id, second)).toMatchObject({
    state: 90,
    pieces: 3,
    mine: { state: 40, orderId: 0 },
    similar: [{ id: similar.id }],
  });
  expect(await told(second)).toEqual([`You are in team ${team.number}`, 'Your team did not come together']);
  await expect(shop.leave(second, team.id)).rejects.toMatchObject(no('teamOver'));
  await expectBooksToBalance(shop);
});

test('whatever is wrong with a wish is said, and nothing is set aside', async () => {
  const who = await shop.shopper(1_000_000);
  const team = await shop.start(await shop.shopper(1_000_000), 20, 1, { public: 0 });
  const wish = { productid: shop.product, threshold: 20, skuid: shop.sku, quantity: 2, agreed: 1, key: randomUUID() };
  const starting = (change: object) => shop.call(who).call('POST /api/team/start', { ...wish, ...change });
  const joining = (change: object) =>
    shop.call(who).call('POST /api/team/join', {
      id: team.id,
      skuid: shop.sku,
      quantity: 2,
      agreed: 1,
      key: randomUUID(),
      ...change,
    });
  await shop.app.db.pool.query('update products set batch = 2, min_order = 4 where id = $1', [productOf(270)]);
  await expect(starting({ threshold: 30 })).rejects.toMatchObject(no('wrongQuantity'));
  await expect(starting({ quantity: 4, threshold: 30 })).rejects.toMatchObject(no('noTeamPrice'));
  await expect(starting({ quantity: 5 })).rejects.toMatchObject(no('wrongQuantity'));
  await expect(starting({ quantity: 20 })).rejects.toMatchObject(no('wrongQuantity'));
  await expect(starting({ quantity: 4, skuid: String(skuOf(320, 0)) })).rejects.toMatchObject({ http: 400 });
  await expect(joining({ quantity: 3 })).rejects.toMatchObject(no('wrongQuantity'));
  await expect(joining({ quantity: 4, skuid: String(skuOf(320, 0)) })).rejects.toMatchObject({ http: 400 });
  await expect(joining({ quantity: 60 })).rejects.toMatchObject(no('teamFull'));
  await expect(joining({ id: 2_000_000_000, quantity: 4 })).rejects.toMatchObject({ http: 404 });
  await expect(joining({ quantity: 4 })).rejects.toMatchObject(no('checkoutChanged'));
  await shop.app.db.pool.query('update products set quote_type = 1 where id = $1', [productOf(270)]);
  await expect(starting({ quantity: 4 })).rejects.toMatchObject(no('noTeamPrice'));
  expect((await shop.shop.client().call('GET /api/team/list', { productid: shop.product })).offer).toBeNull();
  await shop.app.db.pool.query('update products set on_shelf = false where id = $1', [productOf(270)]);
  await expect(joining({ quantity: 4 })).rejects.toMatchObject(no('offShelf'));
  await expect(shop.leave(who, team.id)).rejects.toMatchObject(no('notInTeam'));
  await expect(shop.shop.client().call('GET /api/team/list', { mine: 1 })).rejects.toMatchObject({ http: 401 });

  const poor = await shop.shopper(3_000);
  await shop.tiered(20);
  const agreed = await shop.price(poor, { id: team.id, quantity: 1 });
  await expect(shop.joinAt(poor, team.id, agreed)).rejects.toMatchObject(
    no('balanceTooLow', { data: { missing: agreed - 3_000 } }),
  );
  expect(await shop.balance(who)).toEqual({ available: 1_000_000 });
  expect(await shop.balance(poor)).toEqual({ available: 3_000 });
  // By its link alone: it is in no list.
  expect((await shop.detail(team.id)).pieces).toBe(1);
  const listed = await shop.shop.client().call('GET /api/team/list', { productid: shop.product });
  expect(listed.items.map(({ id }) => id)).not.toContain(team.id);
  await expectBooksToBalance(shop);
});

test('what staff flag as flash has a window of a day', async () => {
  const staff = shop.shop.client(await ticketFor(shop.shop, 'demo_marketing'));
  const flagged = async () => (await staff.call('GET /api/staff/product/list', { show: 'flash' })).items;
  const flag = (flash: 0 | 1) => staff.call('POST /api/staff/team/flash', { productid: shop.product, flash });
  expect(await flag(1)).toEqual({ productId: shop.product, flash: true });
  expect(await flagged()).toMatchObject([{ id: shop.product, flash: true }]);
  const team = await shop.start(await shop.shopper(50_000), 5);
  const { startedAt, endsAt, flash } = await shop.detail(team.id);
  expect([flash, Date.parse(endsAt) - Date.parse(startedAt)]).toEqual([true, 24 * 3_600_000]);
  await flag(0);
  expect(await flagged()).toEqual([]);
  expect((await shop.shop.client().call('GET /api/team/list', { productid: shop.product })).offer?.hours).toBe(72);
  const other = { productid: '199999999999', flash: 1 } as const;
  await expect(staff.call('POST /api/staff/team/flash', other)).rejects.toMatchObject({ http: 404 });
});
