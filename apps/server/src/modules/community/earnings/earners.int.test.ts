import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { giveFreightBack, holdParcelOf } from '../../logistics/parcels/index.ts';
import { ship } from '../../logistics/parcels/parcel.fixture.ts';
import { earnersOf } from './earners.ts';
import { type Earning, openEarning } from './earning.fixture.ts';
import { earningTerms } from './settings.ts';

let earning: Earning;
beforeAll(async () => {
  earning = await openEarning();
});
afterAll(async () => {
  await earning.hear();
  await expectBooksToBalance(earning);
  await earning.close();
});

test('a parcel that an ambassador hands over, and what an influencer gets of fee and freight for a year', async () => {
  const [leader, influencer] = [await earning.leader(), await earning.person()];
  await earning.query('update accounts set customer_type = 10 where id = $1', influencer);
  const member = await earning.member(leader);
  const registered = new Date(earning.app.clock.now().getTime() - 300 * 24 * 3_600_000);
  const invite = 'update accounts set invited_by = $2, created_at = $3 where id = $1';
  await earning.query(invite, member, influencer, registered);
  const [order = 0] = await earning.collected(member, [{ order: { goodsCents: 20_000, serviceFeeCents: 2_000 } }]);
  const shopper = await earning.shopper(member);
  const rid = await earning.receiver(shopper);
  const wish = { orderids: [order], rid, line: 'A1', couponid: 0, delivery: 'ambassador' };
  const { made } = await ship(shopper, wish);
  const { staff } = earning;
  const box = { grams: 950, lengthMm: 200, widthMm: 150, heightMm: 100, photo: await earning.photo() };
  await staff.call('POST /api/staff/parcel/pack', { id: made.id, ...box });
  await staff.call('POST /api/staff/parcel/dispatch', { ids: [made.id], line: 'A1', waybill: 'MAWB-E1' });
  await staff.call('POST /api/staff/parcel/event', { id: made.id, key: randomUUID(), kind: 'warehouse' });
  await staff.call('POST /api/staff/parcel/handover', { id: made.id });
  // The ambassador of then hands it over, whoever it is by now.
  await earning.later(0.1);
  await earning.bind(member, await earning.leader());
  const { code } = await shopper.call('GET /api/deliveryorder/tracking', { expressid: made.id });
  await staff.call('POST /api/staff/parcel/deliver', { id: made.id, code });
  await earning.hear();
  const { chargedCents: freight } = await shopper.call('GET /api/deliveryorder/detail', { expressid: made.id });
  expect(freight).toBeGreaterThan(8_000);
  expect(await earning.shown(leader)).toEqual([
    [1, 600, 0],
    [4, 800, 0],
  ]);
  expect(await earning.shown(influencer)).toEqual([
    [5, 100, 0],
    [6, Math.round(freight * 0.02), 0],
  ]);
  // What is given back of the fee and of the freight goes back; the hand-over was work.
  await earning.refund(order, { goods: 20_000, serviceFee: 1_000 });
  const back = { orderId: order, cents: freight, key: 'test', note: 'T', now: earning.app.clock.now() };
  await earning.app.db.transact(async (tx) => {
    await holdParcelOf(tx, order);
    await giveFreightBack(tx, back);
  });
  await earning.hear();
  expect(await earning.shown(leader)).toEqual([
    [1, 600, 600],
    [4, 800, 0],
  ]);
  expect(await earning.shown(influencer)).toEqual([
    [5, 100, 50],
    [6, Math.round(freight * 0.02), Math.round(freight * 0.02)],
  ]);
  // After twelve months, and for those who are no influencers, nothing.
  await earning.query(invite, member, influencer, new Date(registered.getTime() - 70 * 24 * 3_600_000));
  await earning.signed(member, { goodsCents: 100, serviceFeeCents: 5_000 });
  await earning.query(invite, member, influencer, registered);
  await earning.query('update accounts set customer_type = 0 where id = $1', influencer);
  await earning.signed(member, { goodsCents: 100, serviceFeeCents: 5_000 });
  expect(await earning.shown(influencer)).toHaveLength(2);
});

test('a part of a group shipment is handed over by whoever led it', async () => {
  const [leader, other] = [await earning.leader(), await earning.leader()];
  const member = await earning.member(other);
  const now = earning.app.clock.now();
  const parcel = {
    id: 1,
    accountId: member,
    createdAt: now,
    signedAt: now,
    delivery: 'ambassador',
    freightLeftCents: 0,
  } as const;
  const handedBy = async (leaderId: number | undefined, delivery: 'ambassador' | 'depot' = 'ambassador') => {
    const parcels = [{ ...parcel, leaderId, delivery }];
    const { earned } = await earning.app.db.read((sql) =>
      earnersOf(sql, { accountId: member, orders: [], parcels }, earningTerms.first),
    );
    return earned.map(({ kind, accountId }) => [kind, accountId]);
  };
  expect(await handedBy(leader)).toEqual([[4, leader]]);
  expect(await handedBy(undefined)).toEqual([[4, other]]);
  expect(await handedBy(leader, 'depot')).toEqual([]);
});

test('invites that are oneself earn nothing and are listed for staff; staff earn nothing', async () => {
  const [leader, worker] = [await earning.leader(), await earning.leader()];
  const [device, bank, payer, card, honest] = [
    await earning.member(leader),
    await earning.member(leader),
    await earning.member(leader),
    await earning.member(leader),
    await earning.member(leader),
  ];
  const seen = `insert into account_devices (account_id, device_hash, seen_at, first_at)
    select $1, '\\x01', now(), created_at + $2::interval from accounts where id = $1`;
  const named = `insert into bank_accounts (account_id, bank, branch_code, kind, holder, number_tail, number_key, number_sealed, added_at)
    values ($1, 'Capitec', '470010', 1, 'T', $2, 'k', '\\x00', now())`;
  await earning.query(seen, leader, '-1 day');
  await earning.query(seen, device, '0');
  // Whoever later borrows the phone is still somebody else.
  await earning.query(seen, honest, '3 days');
  await earning.query(named, leader, '7890');
  await earning.query(named, bank, '7890');
  await earning.query(named, honest, '1111');
  const paid = `insert into recharges (number, account_id, method, status, amount_cents, bank, paid_on, payer, client_key, created_at, updated_at)
    values ('RCT' || $1::int, $1::int, 'eft', $2, 100, 'Capitec', now(), $3, gen_random_uuid(), now(), now())`;
  await earning.query(paid, leader, 20, 'T Mokoena');
  await earning.query(paid, payer, 20, 't mokoena');
  // What was never credited says nothing of who pays, nor does a payment that only its reference names.
  await earning.query(paid, honest, 40, 'T Mokoena');
  const byCard = `insert into recharges (number, account_id, method, status, amount_cents, payer, client_key, created_at, updated_at)
    values ('RCT-Y' || $1::int, $1::int, $2, 20, 100, 'visa ************1111 12/28', gen_random_uuid(), now(), now())`;
  await earning.query(byCard, leader, 'yoco');
  await earning.query(byCard, card, 'yoco');
  // What another gateway calls so is not the same.
  await earning.query(byCard, honest, 'payfast');
  for (const id of [device, bank, payer, card, honest]) await earning.signed(id, 10_000);
  // The books know nothing of them.
  await earning.query("delete from recharges where number like 'RCT%'");
  expect(await earning.shown(leader)).toEqual([[1, 300, 0]]);
  await earning.query("update accounts set staff_role = 'service' where id = $1", worker);
  await earning.signed(await earning.member(worker), 10_000);
  expect(await earning.shown(worker)).toEqual([]);
  const finance = earning.shop.client(await earning.ticketOf('demo_finance'));
  const { items, total } = await finance.call('GET /api/staff/groupship/blockedinvites', {});
  expect(total).toBe(4);
  expect(new Map(items.map(({ personId, reason }) => [personId, reason]))).toEqual(
    new Map([
      [device, 'sameDevice'],
      [bank, 'sameBankAccount'],
      [payer, 'samePayer'],
      [card, 'samePayer'],
    ]),
  );
  // Looked at and found to be two people, they earn from then on.
  const clear = { earnerid: leader, personid: bank, note: 'Mother and daughter' };
  const call = 'POST /api/staff/groupship/clearinvite';
  await expect(finance.call(call, { ...clear, personid: honest })).rejects.toMatchObject({ http: 404 });
  expect(await finance.call(call, clear)).toEqual(await finance.call(call, clear));
  const left = (await finance.call('GET /api/staff/groupship/blockedinvites', {})).items;
  expect(new Set(left.map(({ personId }) => personId))).toEqual(new Set([device, payer, card]));
  await earning.signed(bank, 10_000);
  expect(await earning.shown(leader)).toEqual([
    [1, 300, 0],
    [1, 300, 0],
  ]);
});
