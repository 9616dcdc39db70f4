import { addHours, dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

let shop: TestShop;
let tickets: string[];

const index = 'GET /api/activity/snatchcoupon/index';
const grab = 'POST /api/activity/snatchcoupon';
const crowd = 500;

/** A crowd with open sessions. */
async function gather(): Promise<string[]> {
  await shop.app.db.pool.query(
    `with people as (
      insert into accounts (username, email, password_hash, user_type, created_at)
      select 'crowd_' || n, 'crowd' || n || '@demo.test', '-', -1, $1 from generate_series(1, $2) n
      returning id, username
    )
    insert into sessions (ticket_hash, account_id, user_agent, created_at, expires_at)
    select sha256(convert_to('ticket_' || username, 'utf8')), id, '', $1, $1 + interval '1 day' from people`,
    [shop.app.clock.now(), crowd],
  );
  return Array.from({ length: crowd }, (_, n) => `ticket_crowd_${n + 1}`);
}

async function row(text: string, ...values: unknown[]) {
  return (await shop.app.db.pool.query(text, values)).rows[0];
}

const offersNow = async (ticket?: string) => {
  const { rounds } = await shop.client(ticket).call(index, {});
  return rounds.find(({ open }) => open)?.coupons ?? [];
};

beforeAll(async () => {
  shop = await openTestShop();
  tickets = await gather();
});
afterAll(async () => {
  await expectBooksToBalance(shop);
  await shop.close();
});

let day = 0;
/** Travels in time without being logged out on the way. */
async function goTo(moment: Date): Promise<void> {
  shop.app.clock.moveTo(moment);
  await shop.app.db.pool.query(
    `update sessions set created_at = $1::timestamptz + interval '1 day', expires_at = $1::timestamptz + interval '1 day'`,
    [moment],
  );
}
const hoursOn = (hours: number) => goTo(addHours(shop.app.clock.now(), hours));

beforeEach(async () => {
  // Each test has a day of its own, at a minute past ten in Johannesburg.
  day += 1;
  await goTo(new Date(Date.UTC(2026, 10, 15 + day, 8, 1)));
});

describe('stock', () => {
  test('of 20 is given to exactly 20 of 500 who ask at once', async () => {
    const offer = (await offersNow()).find(({ stock }) => stock === 20);
    const id = offer?.id ?? 0;
    const answers = await Promise.allSettled(tickets.map((ticket) => shop.client(ticket).call(grab, { id })));
    const got = answers.filter(({ status }) => status === 'fulfilled');
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.status] : []));
    expect(got).toHaveLength(20);
    expect(new Set(reasons)).toEqual(new Set([3000124]));
    const stored = await row(
      `select (select taken from snatch_rounds where id = $1) taken,
        (select count(*)::int from snatches where round_id = $1) snatches,
        (select count(*)::int from coupons c join snatch_rounds r on r.id = $1
          where c.reason like 'snatch:%:' || r.day) coupons`,
      id,
    );
    expect(stored).toEqual({ taken: 20, snatches: 20, coupons: 20 });
    // Who got one and did not hear of it is not told that all are gone.
    const winner = tickets[answers.findIndex(({ status }) => status === 'fulfilled')];
    await expect(shop.client(winner).call(grab, { id })).rejects.toMatchObject({ status: 3000125 });
    expect((await offersNow()).find((each) => each.id === id)?.left).toBe(0);
  });

  test('cannot be oversold even by a statement that forgot to look', async () => {
    await offersNow();
    await expect(
      shop.app.db.pool.query('update snatch_rounds set taken = stock + 1 where day = $1', ['2026-11-17']),
    ).rejects.toThrow(/snatch_rounds/);
  });
});

test('one account gets one a day, however often and for whatever it asks at once', async () => {
  const [ticket = ''] = tickets;
  const offers = await offersNow();
  const wishes = Array.from({ length: 30 }, (_, n) => offers[n % offers.length]?.id ?? 0);
  const answers = await Promise.allSettled(wishes.map((id) => shop.client(ticket).call(grab, { id })));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.status] : []));
  expect(new Set(reasons)).toEqual(new Set([3000125]));
  const { mine } = await shop.client(ticket).call(index, {});
  const got = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))[0];
  expect(mine?.couponrecordid).toBe(got?.couponrecordid);
  expect((await offersNow()).reduce((sum, { stock, left }) => sum + stock - left, 0)).toBe(1);

  // The evening is the same day, tomorrow is not.
  await hoursOn(11);
  const [evening] = await offersNow();
  await expect(shop.client(ticket).call(grab, { id: evening?.id ?? 0 })).rejects.toMatchObject({ status: 3000125 });
  await hoursOn(14);
  const [tomorrow] = await offersNow();
  await shop.client(ticket).call(grab, { id: tomorrow?.id ?? 0 });
  day += 1;
});

test('a snatched coupon lives for a week and is told of', async () => {
  const [, ticket = ''] = tickets;
  const offer = (await offersNow())[0];
  const coupon = await shop.client(ticket).call(grab, { id: offer?.id ?? 0 });
  expect(coupon).toMatchObject({ name: offer?.name, status: 1, amountCents: offer?.amountCents });
  const lives = Date.parse(coupon.expiresAt) - shop.app.clock.now().getTime();
  expect(Math.floor(lives / dayMs)).toBe(7);
  const { items } = await shop.client(ticket).call('GET /api/message/record', { type: 4, subtype: 30 });
  expect(items[0]?.title).toBe(`A coupon for you: ${offer?.name}`);
  const { history } = await shop
    .client(ticket)
    .call('GET /api/user/coupon/usedetail', { couponrecordid: coupon.couponrecordid });
  expect(history).toMatchObject([{ move: 'granted', ref: "Today's coupons" }]);
});

describe('the clock of Johannesburg', () => {
  test.each([
    ['09:59', [false, false], '08:00', 3000122],
    ['10:00', [true, false], '18:00', null],
    ['20:00', [false, true], '22:00', 3000123],
  ] as const)('at %s', async (time, open, next, refused) => {
    await goTo(new Date(`2026-12-${String(day).padStart(2, '0')}T${time}:00+02:00`));
    // The demo has one at midnight as well.
    const { rounds: all, nextOpensAt } = await shop.client().call(index, {});
    const rounds = all.slice(1);
    expect(rounds.map((round) => round.open)).toEqual(open);
    expect(nextOpensAt.slice(11, 16)).toBe(next);
    const asked = shop.client(tickets[2]).call(grab, { id: rounds[0]?.coupons[0]?.id ?? 0 });
    if (refused) await expect(asked).rejects.toMatchObject({ status: refused, http: 200 });
    else await asked;
  });
});

test('bad and unknown numbers, and guests', async () => {
  const send = async (payload: object) =>
    (await shop.fastify.inject({ method: 'POST', url: `/api/activity/snatchcoupon?ticket=${tickets[3]}`, payload }))
      .statusCode;
  expect(await Promise.all([send({}), send({ id: 0 }), send({ id: '1 or 1=1' }), send({ id: 999_999 })])).toEqual([
    400, 400, 400, 404,
  ]);
  await expect(shop.client().call(grab, { id: 1 })).rejects.toMatchObject({ http: 401 });
});

test('a hundred who look first thing in the morning make one set of rounds', async () => {
  const looks = await Promise.all(Array.from({ length: 100 }, () => shop.client().call(index, {})));
  expect(new Set(looks.map(({ rounds }) => JSON.stringify(rounds))).size).toBe(1);
  expect(looks[0]?.rounds.flatMap(({ coupons }) => coupons)).toHaveLength(9);
});
