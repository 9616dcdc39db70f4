import { addDays, addHours } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atOf } from '../../../../platform/at.ts';
import { openShipping, type Shipping, ship } from '../parcel.fixture.ts';
import * as cases from './cases.ts';
import { delayedParcelsJob } from './jobs.ts';

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

let batches = 0;

/** Two orders of 1 kg and 3 kg by A1 that weighed a step more than expected and have left. */
async function sent(insured: 0 | 1) {
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, [{ grams: 1_000 }, { grams: 3_000 }]);
  const rid = await shipping.receiver(client);
  const { made } = await ship(client, { orderids, rid, line: 'A1', couponid: 0, insured }, { autodebit: 1 });
  const box = { lengthMm: 200, widthMm: 200, heightMm: 200, photo: await shipping.photo() };
  const packed = await shipping.staff.call('POST /api/staff/parcel/pack', { id: made.id, grams: 4_900, ...box });
  const waybill = `CASE-${++batches}`;
  await shipping.staff.call('POST /api/staff/parcel/dispatch', { ids: [made.id], line: 'A1', waybill });
  const [light = 0, heavy = 0] = orderids;
  return { owner, client, made, packed, light, heavy };
}

test('freight of an order goes back by its share and no further, whichever payment it was taken with', async () => {
  const { app } = shipping;
  const { owner, client, made, packed, light, heavy } = await sent(0);
  // 4.32 kg are 9 steps, 4.9 kg are 10: R60 more, which is above 5 % and was agreed to.
  expect([made.totalCents, packed.settlement, packed.differenceCents]).toEqual([56_800, 'debited', -6_000]);
  const facts = await app.db.read((reader) => cases.parcelFactsOf(reader, [light, heavy]));
  expect([facts.get(light)?.shareCents, facts.get(heavy)?.shareCents]).toEqual([15_700, 47_100]);
  expect(facts.get(light)).toMatchObject({ id: made.id, air: true, leftCents: 15_700 });
  const before = await shipping.balance(owner);
  const give = (orderId: number, cents: number, key: string) =>
    app.db.transact(async (tx) => {
      await cases.holdParcelOf(tx, orderId);
      return cases.giveFreightBack(tx, { orderId, cents, key, note: 'WO1', now: app.clock.now() });
    });
  expect(await give(light, 15_701, 'workorder:1')).toMatchObject({ code: 'refundTooLarge' });
  await give(light, 10_000, 'workorder:1');
  await give(heavy, 47_100, 'workorder:2');
  await give(light, 5_700, 'workorder:3');
  expect(await give(light, 1, 'workorder:4')).toMatchObject({ code: 'refundTooLarge' });
  expect((await shipping.balance(owner)).available).toBe(before.available + 62_800);
  const detail = await client.call('GET /api/deliveryorder/detail', { expressid: made.id });
  expect(detail.chargedCents).toBe(0);
  expect(await app.db.read((reader) => cases.contentOf(reader, owner, made.id))).toEqual({
    number: made.number,
    orderIds: [light, heavy],
  });
});

test.each([
  [0, 1, 0],
  [0, 5, 12_250],
  // Goods and freight, but for the packing, which is not insured.
  [1, 3, 25_850],
] as const)('what is paid for a lost parcel, insured %i, in a case of type %i', async (insured, type, expected) => {
  const { app } = shipping;
  const { owner, made, light } = await sent(insured);
  const claim = { orderId: light, type, reportedAt: app.clock.now(), ...(await atOf(app)) };
  const claimable = () => app.db.read((reader) => cases.claimable(reader, claim));
  if (type === 5) expect(await claimable()).toBe(0);
  await app.db.pool.query('update parcel_journeys set lost_at = now() where parcel_id = $1', [made.id]);
  expect(await claimable()).toBe(expected);
  const before = await shipping.balance(owner);
  const pay = (key: string) => app.db.transact((tx) => cases.compensate(tx, { ...claim, key }));
  expect(await pay('workorder:1')).toMatchObject({ cents: expected });
  // Paid once, nothing is left.
  expect(await pay('workorder:2')).toMatchObject({ cents: 0, entryId: null });
  expect((await shipping.balance(owner)).available).toBe(before.available + expected);
});

test('an insurance pays for what was told within 72 hours of the delivery', async () => {
  const { app } = shipping;
  const { made, light } = await sent(1);
  const delivered = app.clock.now();
  await app.db.pool.query(
    'insert into parcel_transitions (parcel_id, at, from_status, to_status, who) values ($1, $2, 70, 80, 4), ($1, $2, 80, 21, 4)',
    [made.id, delivered],
  );
  const at = await atOf(app);
  const claimed = (hours: number) =>
    app.db.read((reader) =>
      cases.claimable(reader, { orderId: light, type: 3, reportedAt: addHours(delivered, hours), ...at }),
    );
  expect(await claimed(72)).toBe(25_850);
  expect(await claimed(73)).toBe(0);
});

test('insured air freight that takes more than 60 days: a fifth of it comes back, once', async () => {
  const { app } = shipping;
  const insured = await sent(1);
  const plain = await sent(0);
  const [one, other] = [await shipping.balance(insured.owner), await shipping.balance(plain.owner)];
  const days = async (count: number) => {
    app.clock.advance(addDays(app.clock.now(), count).getTime() - app.clock.now().getTime());
    await delayedParcelsJob.perform(app, {});
  };
  await days(59);
  expect(await shipping.balance(insured.owner)).toEqual(one);
  await days(1.1);
  await days(1);
  expect((await shipping.balance(insured.owner)).available).toBe(one.available + 12_560);
  expect(await shipping.balance(plain.owner)).toEqual(other);
});
