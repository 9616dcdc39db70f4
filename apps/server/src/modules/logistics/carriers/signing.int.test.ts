import { randomUUID } from 'node:crypto';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { addDays, dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { balance, book } from '../../books/ledger/index.ts';
import { refusal } from '../parcels/parcel.fixture.ts';
import { type Carriers, event, openCarriers } from './carrier.fixture.ts';

type Side = 'bank' | ReturnType<typeof balance>;

let carriers: Carriers;
beforeAll(async () => {
  carriers = await openCarriers();
});
afterAll(async () => {
  await expectBooksToBalance(carriers);
  await carriers.close();
});

describe('the code', () => {
  test('five wrong ones lock it for a day, and staff are told', async () => {
    const { id, client, track } = await carriers.left();
    await carriers.toMile(id);
    await carriers.told([event(id, 'delivered', carriers.app.clock.now())]);
    const code = await carriers.codeOf(id);
    const wrong = code === '0000' ? '1111' : '0000';
    const sign = (given: string) => client.call('POST /api/deliveryorder/sign', { id, code: given });
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await refusal(sign(wrong))).toMatchObject({ status: 3000250, data: { left: triesLeft } });
    }
    expect(await refusal(sign(wrong))).toMatchObject({ status: 3000251 });
    expect(await refusal(sign(code))).toMatchObject({ status: 3000251 });
    expect(await refusal(carriers.staff.call('POST /api/staff/parcel/deliver', { id, code }))).toMatchObject({
      status: 3000251,
    });
    expect((await track()).lockedUntil).toBe(addDays(carriers.app.clock.now(), 1).toISOString());
    const alerts = await carriers.sql('select kind from staff_alerts where kind = $1', [`parcels.code.${id}`]);
    expect(alerts).toHaveLength(1);
    await carriers.later(dayMs);
    expect(await sign(code)).toEqual({ id, status: 90 });
  });

  test('the carrier and the shopper sign at once: once', async () => {
    for (let round = 0; round < 3; round++) {
      const { id, owner, client } = await carriers.left();
      await carriers.toMile(id);
      await carriers.told([event(id, 'out', carriers.app.clock.now())]);
      await carriers.told([event(id, 'delivered', carriers.app.clock.now())]);
      const code = await carriers.codeOf(id);
      const byCarrier = event(id, 'delivered', carriers.app.clock.now(), { id: `${id} with code`, code });
      const coins = (await carriers.balance(owner)).scoin;
      await Promise.all([
        client.call('POST /api/deliveryorder/sign', { id, code }),
        carriers.told([byCarrier]),
        carriers.told([byCarrier]),
        carriers.staff.call('POST /api/staff/parcel/deliver', { id, code }),
        carriers.run('parcels.autoSign'),
      ]);
      expect(
        await carriers.sql('select to_status from parcel_transitions where parcel_id = $1 and to_status = 90', [id]),
      ).toHaveLength(1);
      expect(await carriers.sql('select id from surveys where express_id = $1', [id])).toHaveLength(1);
      const earned = await carriers.sql(
        'select coalesce(sum(reward_coins), 0)::int as coins from orders where account_id = $1',
        [owner],
      );
      expect((await carriers.balance(owner)).scoin - coins).toBe(earned[0].coins);
    }
  });

  test('a wrong one of the carrier delivers, signs nothing, and is told', async () => {
    const { id } = await carriers.left();
    await carriers.toMile(id);
    const code = (await carriers.codeOf(id)) === '0000' ? '1111' : '0000';
    await carriers.told([event(id, 'delivered', carriers.app.clock.now(), { code })]);
    expect(await carriers.statusOf(id)).toBe(80);
    expect(
      await carriers.sql('select kind from staff_alerts where kind = $1', [`parcels.handedOver.${id}`]),
    ).toHaveLength(1);
  });
});

test('at our depot: ready at once, reminded once, dearer each day', async () => {
  const { id, owner, client, track } = await carriers.left('A1', { delivery: 'depot' });
  await carriers.told([event(id, 'warehouse', carriers.app.clock.now())]);
  expect(await carriers.staff.call('POST /api/staff/parcel/handover', { id })).toEqual({ id, status: 73 });
  expect(await carriers.sql(`select 1 from parcel_shipments where parcel_id = $1 and leg = 'mile'`, [id])).toHaveLength(
    0,
  );
  const ready = carriers.app.clock.now();
  const fee = { since: ready.toISOString(), freeUntil: addDays(ready, 14).toISOString(), dayCents: 500 };
  expect((await track()).collect).toEqual({ ...fee, feeCents: 0 });
  await carriers.later(15 * dayMs);
  const { collect: seen } = await track();
  expect(seen).toEqual({ ...fee, feeCents: 500 });
  await carriers.later(dayMs);
  await carriers.run('parcels.fetchReminder');
  await carriers.run('parcels.fetchReminder');
  const words = 'Please fetch your parcel from our depot';
  expect(await carriers.sql('select 1 from messages where title = $1', [words])).toHaveLength(1);
  expect((await track()).collect).toEqual({ ...fee, feeCents: 1_000 });
  const { code } = await track();
  const before = (await client.call('GET /api/deliveryorder/detail', { expressid: id })).totalCents;
  const { available } = await carriers.balance(owner);
  const sign = (agreed?: number) => client.call('POST /api/deliveryorder/sign', { id, code, agreed });

  // Nobody pays what they did not see, and nobody is told what it costs who does not know the code.
  const dearer = { status: 3000202, message: expect.stringContaining('R\u00a010.00'), data: { feeCents: 1_000 } };
  for (const agreed of [seen?.feeCents, undefined]) expect(await refusal(sign(agreed))).toMatchObject(dearer);
  const guess = { id, code: code === '0000' ? '1111' : '0000', agreed: 0 };
  expect(await refusal(client.call('POST /api/deliveryorder/sign', guess))).toMatchObject({ data: { left: 4 } });
  expect((await carriers.balance(owner)).available).toBe(available);

  // It is handed over against the money for its days, by whomever.
  const moved = (key: string, from: Side, to: Side) =>
    carriers.app.db.transact((tx) =>
      book(tx, {
        key: `test:${key}:${id}`,
        type: entryTypes.correction,
        ref: 'T1',
        postings: [{ from, to, amount: available - 999 }],
        now: carriers.app.clock.now(),
      }),
    );
  const own = balance(owner, 'available');
  await moved('spent', own, 'bank');
  const lacks = { status: 3000100, data: { feeCents: 1_000, missingCents: 1 } };
  expect(await refusal(sign(1_000))).toMatchObject(lacks);
  expect(await refusal(carriers.staff.call('POST /api/staff/parcel/deliver', { id, code }))).toMatchObject(lacks);
  const noted = { id, key: randomUUID(), kind: 'delivered' as const };
  expect(await refusal(carriers.staff.call('POST /api/staff/parcel/event', noted))).toMatchObject(lacks);
  expect((await track()).status).toBe(73);
  await moved('back', 'bank', own);

  expect(await Promise.all([sign(1_000), sign(1_000)])).toEqual([
    { id, status: 90 },
    { id, status: 90 },
  ]);
  expect((await carriers.balance(owner)).available).toBe(available - 1_000);
  expect(await client.call('GET /api/deliveryorder/detail', { expressid: id })).toMatchObject({
    depot: { days: 2, cents: 1_000 },
    totalCents: before + 1_000,
    chargedCents: before + 1_000,
  });
  const bill = await carriers.sql(
    `select 1 from messages where account_id = $1 and title like 'R\u00a010.00 for the days%'`,
    [owner],
  );
  expect(bill).toHaveLength(1);
});
