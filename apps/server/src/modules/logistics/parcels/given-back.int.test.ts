import { randomUUID } from 'node:crypto';
import { addDays, minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../people/membership/member.fixture.ts';
import { openShipping, type Shipping, ship } from './parcel.fixture.ts';

const platinum = 101;
const small = { grams: 500, lengthMm: 100, widthMm: 100, heightMm: 50 };
const box = { grams: 10_000, lengthMm: 250, widthMm: 200, heightMm: 150 };

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

type Client = Awaited<ReturnType<Shipping['shopper']>>;

async function becomePlatinum(client: Client) {
  const { pay, enddate } = await client.call('GET /api/membership/describe', { vipgradepriceid: platinum });
  const wish = { vipgradepriceid: platinum, amount: pay, enddate, key: randomUUID() };
  await client.call('POST /api/membership/pay', wish);
  shipping.app.clock.advance(minuteMs);
  const { refund } = await client.call('GET /api/membership/vipinfo', {});
  return () => codeOf(client.call('POST /api/membership/cancel', { membershipid: refund?.membershipid ?? 0 }));
}

async function member(boxes = [box]) {
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, boxes);
  const giveBack = await becomePlatinum(client);
  const rid = await shipping.receiver(client);
  return { owner, client, orderids, rid, giveBack };
}

const benefitsOf = async (owner: number) =>
  (
    await shipping.app.db.pool.query<{ benefit: string }>(
      'select benefit from membership_uses where account_id = $1 order by 1',
      [owner],
    )
  ).rows.map(({ benefit }) => benefit);

test.each([
  ['paid for', 1],
  ['waiting to be paid for', 0],
] as const)('a membership is not given back while a parcel is %s at its price', async (_, paynow) => {
  const { owner, client, orderids, rid, giveBack } = await member();
  const { made } = await ship(client, { orderids, rid }, { paynow });
  expect(await benefitsOf(owner)).toEqual(['freight']);
  expect(await giveBack()).toBe('benefitUsed');
  const { backCents } = await client.call('GET /api/deliveryorder/canceltransit/show', { id: made.id });
  await client.call('POST /api/deliveryorder/canceltransit', { id: made.id, backcents: backCents });
  expect(await benefitsOf(owner)).toEqual([]);
  expect(await giveBack()).toBe('done');
});

test('what a packed parcel saved is what the scales say', async () => {
  const { owner, client, orderids, rid } = await member();
  const { made } = await ship(client, { orderids, rid });
  const saved = async () =>
    (
      await shipping.app.db.pool.query('select saved_cents as cents from membership_uses where account_id = $1', [
        owner,
      ])
    ).rows[0].cents;
  const before = await saved();
  const photo = await shipping.photo();
  const { grams: _, ...size } = box;
  await shipping.staff.call('POST /api/staff/parcel/pack', { id: made.id, grams: 8_000, ...size, photo });
  expect(await saved()).toBeLessThan(before);
  expect(await saved()).toBeGreaterThan(0);
});

test('a parcel at a coupon uses nothing, and gets no discount of a membership that was given back', async () => {
  const { owner, client, orderids, rid, giveBack } = await member([small, small]);
  await shipping.gifts(owner, { coupon: 'signup' });
  const { made } = await ship(client, { orderids, rid });
  expect(await benefitsOf(owner)).toEqual([]);
  expect(await giveBack()).toBe('done');
  const change = client.call('POST /api/deliveryorder/changeway', { id: made.id, line: 'A4', totalcents: 1 });
  const { data } = await change.catch((error) => error);
  expect(data).toMatchObject({ totalCents: expect.any(Number) });
  const agreed = { id: made.id, line: 'A4', totalcents: data.totalCents };
  expect(await codeOf(client.call('POST /api/deliveryorder/changeway', agreed))).toBe('done');
  const { quote } = (await shipping.app.db.pool.query('select quote from parcels where id = $1', [made.id])).rows[0];
  expect(quote.map(({ kind }: { kind: string }) => kind)).not.toContain('freightDiscount');
});

test('free days on our shelf are a use as well', async () => {
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, [box]);
  const start = shipping.app.clock.now();
  shipping.app.clock.moveTo(addDays(start, 80));
  await shipping.app.db.pool.query(
    "update sessions set created_at = '2036-01-01', expires_at = '2036-01-01' where account_id = $1",
    [owner],
  );
  const giveBack = await becomePlatinum(client);
  const rid = await shipping.receiver(client);
  await shipping.gifts(owner, { coupon: 'signup' });
  await ship(client, { orderids, rid });
  expect(await benefitsOf(owner)).toContain('storage');
  expect(await giveBack()).toBe('benefitUsed');
  shipping.app.clock.moveTo(start);
});
