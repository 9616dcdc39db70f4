import { randomUUID } from 'node:crypto';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { dayMs, hourMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { drawnPicture } from '../../../testing/uploader.ts';
import { keepPicture } from '../../base/uploads/seed.ts';
import { guaranteed } from './price/price-rules.ts';
import { type Member, openRounds, type Rounds } from './round.fixture.ts';

let rounds: Rounds;
beforeAll(async () => {
  rounds = await openRounds();
});
afterAll(async () => {
  await expectBooksToBalance(rounds.shop);
  await rounds.close();
});

const refused = (status: number) => ({ status });
const stateOf = async (id: number) => (await rounds.sql('select state from rounds where id = $1', id))[0].state;
const detail = (id: number, client = rounds.leader) => client.call('GET /api/groupship/round', { id });

describe('a round from its opening to the last hand-over', () => {
  let id: number;
  /** 5 kg, 5 kg and 4 kg with what packing adds: 14 kg take 5 % off, 9 kg nothing. */
  let poor: Member;
  let anna: Member;
  let ben: Member;

  beforeAll(async () => {
    id = await rounds.open({ notice: 'Come on Saturday', targetkg: 40 });
    poor = await rounds.member([2_000, 2_500], 0);
    anna = await rounds.member([4_500]);
    ben = await rounds.member([3_600]);
  });

  test('is shown to members with what it costs now', async () => {
    expect(await rounds.join(id, poor)).toMatchObject({ priceCents: 62_800, mostCents: 65_940 });
    expect(await anna.client.call('GET /api/groupship/rounds', {})).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ id, state: 10, members: 1, mine: null, leads: false })]),
    });
    const before = await anna.client.call('GET /api/groupship/round/preview', { id, orderids: anna.orders.join(',') });
    expect(before).toMatchObject({ priceCents: 59_300, round: { basisPoints: 500, billableGrams: 10_000 } });
    expect(before.aloneCents).toBe(62_800);
    await expect(rounds.join(id, anna, { showncents: 59_299 })).rejects.toMatchObject({
      ...refused(3000307),
      data: { priceCents: 59_300 },
    });
    expect(await rounds.join(id, anna, { showncents: 59_300 })).toMatchObject({ priceCents: 59_300, orderCount: 1 });
    const joined = await rounds.join(id, ben);
    expect(joined.priceCents).toBe(47_500 + 228);
    expect(await detail(id, ben.client)).toMatchObject({
      state: 10,
      notice: 'Come on Saturday',
      code: '',
      billableGrams: 14_000,
      basisPoints: 500,
      nextTier: { fromGrams: 30_000, missingGrams: 16_000 },
      mine: { orderCount: 1, priceCents: 47_728, shownCents: 47_728, parcel: null, orders: [{ id: ben.orders[0] }] },
      parts: [],
      actions: ['join', 'leave', 'share'],
    });
  });

  test('its goods are in their tab, and cannot go anywhere else', async () => {
    const tab = await anna.client.call('GET /api/shoporder/list', { tagIndex: 10, type: 0 });
    expect(tab.items.map((order) => order.id).sort()).toEqual(anna.orders.toSorted());
    expect(tab.items[0]?.actions).not.toContain('ship');
    expect(tab.items.every(({ roundId }) => roundId !== null)).toBe(true);
    const { items } = await anna.client.call('GET /api/deliveryorder/combine', {});
    expect(items).toEqual([]);
    const [{ id: rid }] = await rounds.sql('select id from receivers where account_id = $1', anna.id);
    const wish = { orderids: anna.orders, rid, line: 'A2', key: randomUUID(), totalcents: 1, declared: 1 as const };
    await expect(anna.client.call('POST /api/deliveryorder/shipcreate', wish)).rejects.toMatchObject(refused(3000306));
    const other = await rounds.open({ name: 'Other' });
    await expect(rounds.join(other, anna)).rejects.toMatchObject(refused(3000305));
    await rounds.leader.call('POST /api/groupship/round/cancel', { id: other, reason: 'Only a test' });
  });

  test('taking something out is free', async () => {
    const [first = 0] = poor.orders;
    const out = await poor.client.call('POST /api/groupship/round/leave', { id, orderids: [first] });
    expect(out.orderCount).toBe(1);
    await poor.client.call('POST /api/groupship/round/leave', { id });
    expect(await detail(id, poor.client)).toMatchObject({ mine: null, members: 2, basisPoints: 0 });
    expect(await rounds.join(id, poor)).toMatchObject({ orderCount: 2 });
    expect(await rounds.leader.call('GET /api/groupship/cartlist', {})).toMatchObject({ total: 3 });
  });

  test('closing sets everybody’s part aside, or waits a day for it', async () => {
    const before = await rounds.balance(anna.id);
    await rounds.leader.call('POST /api/groupship/round/close', { id });
    expect(await rounds.leader.call('POST /api/groupship/round/close', { id })).toEqual({ state: 20 });
    await expect(rounds.join(id, ben)).rejects.toMatchObject(refused(3000300));
    await expect(ben.client.call('POST /api/groupship/round/leave', { id })).rejects.toMatchObject(refused(3000300));
    await rounds.run('rounds.bill', { id });
    await rounds.run('rounds.bill', { id });
    // 5 % off R 620.00, and 5/14 of R 8.00
    const parcel = await rounds.parcelOf(id, anna);
    expect(parcel).toMatchObject({ status: 20, total_cents: 58_900 + 286, held_cents: 59_186 });
    const after = await rounds.balance(anna.id);
    expect([before.available - after.available, after.frozen - before.frozen]).toEqual([59_186, 59_186]);
    expect(await rounds.parcelOf(id, poor)).toMatchObject({ status: 8, due_cents: 58_900 + 286 });
    expect(await detail(id, poor.client)).toMatchObject({
      state: 20,
      actions: ['pay'],
      mine: { parcel: { status: 8 } },
    });
    const fee = await rounds.leader.call('GET /api/groupship/totalfee', { id });
    expect(fee.packingCents).toBe(800);
    expect(fee.shares.map(({ paid }) => paid).sort()).toEqual([false, true, true]);
    expect(fee.totalCents).toBe(
      fee.freightCents - fee.discountCents + fee.packingCents + fee.otherCents - fee.borneCents,
    );
    await expect(rounds.pack(parcel.id, 4_860)).rejects.toMatchObject(refused(3000308));
    await expect(
      anna.client.call('POST /api/deliveryorder/canceltransit', { id: parcel.id, backcents: 59_186 }),
    ).rejects.toMatchObject(refused(3000306));
  });

  test('who has not paid after a day is out, and the discount is worked out again', async () => {
    await rounds.later(24 * hourMs);
    await rounds.run('rounds.follow');
    expect(await rounds.partOf(id, poor)).toMatchObject({ state: 'dropped', packing_cents: 0 });
    expect(await rounds.orderStatuses(poor.orders)).toEqual([40, 40]);
    expect(await rounds.sql('select round_id from orders where id = $1', poor.orders[0])).toEqual([{ round_id: null }]);
    expect(await detail(id)).toMatchObject({ state: 20, basisPoints: 0, members: 2 });
    const parts = [await rounds.partOf(id, anna), await rounds.partOf(id, ben)];
    expect(parts.map((part) => part.packing_cents)).toEqual([444, 356]);
  });

  test('the scales settle it, and nobody pays more than what was shown and 5 %', async () => {
    const parcels = [await rounds.parcelOf(id, anna), await rounds.parcelOf(id, ben)];
    await rounds.pack(parcels[0].id, 4_860);
    expect(await stateOf(id)).toBe(20);
    await expect(rounds.staff.call('POST /api/staff/groupship/round/move', { id, state: 30 })).rejects.toMatchObject(
      refused(3000300),
    );
    await rounds.pack(parcels[1].id, 3_900);
    const most = guaranteed(59_300, 500);
    const charged = await rounds.parcelOf(id, anna);
    // R 620.00 and R 4.44, of which the shop pays what is above the promise
    expect(charged).toMatchObject({ charged_cents: most, settlement: 'debited' });
    const borne = await rounds.sql(
      "select sum(amount)::int as cents from ledger_postings where from_book = 'promotions.groupship' and item = $1",
      `parcel:${charged.id}`,
    );
    expect(borne).toEqual([{ cents: 62_444 - most }]);
    expect((await rounds.parcelOf(id, ben)).charged_cents).toBeLessThanOrEqual(guaranteed(47_728, 500));
    await expectBooksToBalance(rounds.shop);
  });

  test('its parcels leave together', async () => {
    const ids = [(await rounds.parcelOf(id, anna)).id, (await rounds.parcelOf(id, ben)).id];
    await expect(rounds.send(ids.slice(0, 1))).rejects.toMatchObject(refused(3000309));
    await rounds.send(ids);
    expect(await rounds.staff.call('POST /api/staff/groupship/round/move', { id, state: 40 })).toEqual({ state: 40 });
    expect((await detail(id)).history.map(({ to }) => to)).toEqual([40, 30, 20, 20, 10]);
    await expect(
      rounds.leader.call('POST /api/groupship/round/arrived', { id, labels: [parcelNumber(ids[0])] }),
    ).rejects.toMatchObject(refused(3000300));
  });

  test('is counted by its labels, once each', async () => {
    const [one, two] = [(await rounds.parcelOf(id, anna)).id, (await rounds.parcelOf(id, ben)).id];
    for (const parcel of [one, two]) await rounds.scan(parcel, 'warehouse');
    const labels = [parcelNumber(one), parcelNumber(one), 'PC99999999', 'nonsense'];
    const counted = await rounds.leader.call('POST /api/groupship/round/arrived', { id, labels });
    expect(counted).toMatchObject({ state: 50, arrived: 1, expected: 2, missing: [parcelNumber(two)] });
    expect(counted.unknown).toEqual(['PC99999999', 'nonsense']);
    const again = { id, labels: [parcelNumber(one), parcelNumber(two)], complete: 1 as const };
    const all = { state: 60, arrived: 2, missing: [] };
    expect(await rounds.leader.call('POST /api/groupship/round/arrived', again)).toMatchObject(all);
    expect(await rounds.leader.call('POST /api/groupship/round/arrived', again)).toMatchObject(all);
    expect(await detail(id, anna.client)).toMatchObject({
      mine: {
        why: '',
        parcel: {
          code: await rounds.codeOf(one),
          status: 73,
          pickup: expect.stringContaining('14 4th Avenue, Melville'),
        },
      },
    });
    // Told once, of the round and with the code, and not of the parcel as well.
    const news = await rounds.sql('select title from messages where account_id = $1 order by id desc limit 2', anna.id);
    expect(news[0].title).toBe('“November” is at your ambassador');
    expect(news[1].title).not.toBe('Your parcel is ready to be collected');
  });

  test('damage opens a case for its member, within 48 hours', async () => {
    const parcel = (await rounds.parcelOf(id, ben)).id;
    const photo = async () =>
      keepPicture(
        rounds.app,
        { accountId: rounds.leaderId, purpose: 'workorder' },
        'd.png',
        await drawnPicture(30, 30),
      );
    const report = { id, parcelid: parcel, kind: 'damaged' as const, text: 'The box is wet through.' };
    const call = 'POST /api/groupship/round/damage';
    await expect(rounds.leader.call(call, { ...report, files: [] })).rejects.toMatchObject({ http: 400 });
    await expect(rounds.leader.call(call, { ...report, files: [randomUUID()] })).rejects.toThrow();
    const { cases } = await rounds.leader.call(call, { ...report, files: [await photo()] });
    expect(cases).toHaveLength(1);
    expect(await ben.client.call('GET /api/user/workorder/list', {})).toMatchObject({ total: 1, items: [{ type: 3 }] });
    await expect(rounds.leader.call(call, { ...report, files: [await photo()] })).rejects.toMatchObject(
      refused(3000220),
    );
    await rounds.later(48 * hourMs);
    const late = { ...report, kind: 'missing' as const, files: [await photo()] };
    await expect(rounds.leader.call(call, late)).rejects.toMatchObject(refused(3000311));
  });

  test('is handed over by the code: five wrong ones, then 15 minutes', async () => {
    const parcelid = (await rounds.parcelOf(id, anna)).id;
    const code = await rounds.codeOf(parcelid);
    const wrong = code === '0000' ? '1111' : '0000';
    const give = (said: string) =>
      rounds.leader.call('POST /api/groupship/round/handover', { id, parcelid, code: said });
    for (const left of [4, 3, 2, 1]) {
      await expect(give(wrong)).rejects.toMatchObject({ status: 3000250, data: { left } });
    }
    await expect(give(wrong)).rejects.toMatchObject(refused(3000310));
    await expect(give(code)).rejects.toMatchObject(refused(3000310));
    await rounds.later(15 * 60_000);
    // Two phones at once.
    const both = await Promise.all([give(code), give(code)]);
    expect(both).toEqual([both[0], both[0]]);
    expect(both[0]).toMatchObject({ state: 60, parcelid, left: 1 });
    expect(await give(code)).toEqual(both[0]);
    expect(
      await rounds.sql('select 1 from parcel_transitions where parcel_id = $1 and to_status = 90', parcelid),
    ).toHaveLength(1);
    expect(await rounds.orderStatuses(anna.orders)).toEqual([70]);
    expect(await rounds.sql('select ambassador_id from surveys where express_id = $1', parcelid)).toEqual([
      { ambassador_id: rounds.leaderId },
    ]);
  });

  test('what nobody fetches is told twice, and goes back after two weeks; then the round is over', async () => {
    const told = async () =>
      (
        await rounds.sql(
          'select title from messages where account_id = $1 and about = $2 order by id',
          ben.id,
          `round ${id}`,
        )
      ).length;
    const before = await told();
    await rounds.later(dayMs);
    await rounds.run('rounds.unfetched');
    await rounds.run('rounds.unfetched');
    expect(await told()).toBe(before + 1);
    await rounds.later(4 * dayMs);
    await rounds.run('rounds.unfetched');
    expect(await told()).toBe(before + 2);
    await rounds.later(7 * dayMs);
    await rounds.run('rounds.unfetched');
    expect(await rounds.partOf(id, ben)).toMatchObject({ state: 'sentBack' });
    expect(await rounds.parcelOf(id, ben)).toMatchObject({ status: 73, delivery: 'depot' });
    // It is at our depot: the leader has nothing to give for a code.
    expect((await detail(id, ben.client)).mine).toMatchObject({
      state: 'sentBack',
      why: 'Nobody fetched it',
      parcel: { code: '', qr: '', pickup: '' },
    });
    expect(await detail(id)).toMatchObject({ state: 70, actions: [] });
    expect(await anna.client.call('GET /api/groupship/info', {})).toMatchObject({ ambassador: { roundsDelivered: 1 } });
    await expectBooksToBalance(rounds.shop);
  });
});

describe('what cannot be', () => {
  const call = 'POST /api/groupship/round/open';
  const form = { name: 'Bad', line: 'A1', days: 5 };

  test.each<[string, object, object]>([
    ['a line that rounds do not go by', { line: 'A4' }, { status: 3000301 }],
    ['two days', { days: 2 }, { status: 3000301 }],
    ['fifteen days', { days: 15 }, { status: 3000301 }],
    ['a target below 30 kg', { targetkg: 29 }, { status: 3000301 }],
    ['a name of 31 letters', { name: 'x'.repeat(31) }, { http: 400 }],
    ['a notice of 301 letters', { notice: 'x'.repeat(301) }, { http: 400 }],
    ['a picture of nobody', { picture: randomUUID() }, {}],
  ])('%s', async (_what, changes, expected) => {
    const before = await rounds.sql('select count(*) from rounds');
    await expect(rounds.leader.call(call, { ...form, ...changes, key: randomUUID() })).rejects.toMatchObject(expected);
    expect(await rounds.sql('select count(*) from rounds')).toEqual(before);
  });

  test('is told, and nothing changed', async () => {
    const key = randomUUID();
    const made = await rounds.leader.call(call, { ...form, key, public: 0 });
    expect(await rounds.leader.call(call, { ...form, key, public: 0 })).toEqual(made);
    const { id, code } = made;
    const carl = await rounds.member([1_000]);
    const stranger = await rounds.member([1_000]);
    const battery = await rounds.member([1_000], 500_000, { special: 1 });
    const heavy = await rounds.member([15_000, 14_000]);
    // Not public, and without its link.
    await expect(rounds.join(id, carl)).rejects.toMatchObject({ http: 404 });
    await expect(rounds.join(id, { ...carl, orders: stranger.orders }, { code })).rejects.toMatchObject(
      refused(3000305),
    );
    await expect(rounds.join(id, battery, { code })).rejects.toMatchObject({
      message: expect.stringContaining('Magnets'),
    });
    await expect(rounds.join(id, heavy, { code })).rejects.toMatchObject({
      message: expect.stringContaining('too much'),
    });
    await rounds.sql('update accounts set user_type = -1 where id = $1', stranger.id);
    await expect(rounds.join(id, stranger, { code })).rejects.toMatchObject(refused(3000303));
    await rounds.leader.call('POST /api/groupship/changememberstatus', { id: carl.id });
    await expect(rounds.join(id, carl, { code })).rejects.toMatchObject(refused(3000304));
    await rounds.leader.call('POST /api/groupship/changememberstatus', { id: carl.id });
    await rounds.join(id, carl, { code });
    await expect(rounds.leader.call('POST /api/groupship/round/close', { id })).rejects.toMatchObject(refused(3000302));
    await expect(carl.client.call('POST /api/groupship/round/close', { id })).rejects.toMatchObject({ http: 404 });
    await expect(rounds.leader.call('POST /api/groupship/round/extend', { id, days: 8 })).rejects.toMatchObject(
      refused(3000301),
    );
    await rounds.leader.call('POST /api/groupship/round/extend', { id, days: 7 });
    await expect(rounds.leader.call('POST /api/groupship/round/extend', { id, days: 1 })).rejects.toMatchObject(
      refused(3000301),
    );
    expect(await detail(id)).toMatchObject({ state: 10, members: 1, extended: true });
    // Alone at its date: back to the shelf, and nothing was charged.
    const before = await rounds.balance(carl.id);
    await rounds.later(12 * dayMs);
    await rounds.run('rounds.close');
    expect(await detail(id, carl.client)).toMatchObject({
      state: 90,
      mine: { state: 'dropped', why: 'Too few took part' },
    });
    expect(await rounds.sql('select round_id, status from orders where id = $1', carl.orders[0])).toEqual([
      { round_id: null, status: 40 },
    ]);
    expect(await rounds.balance(carl.id)).toEqual(before);
  });

  test('two of whom one cannot pay fall back, and the other has everything back', async () => {
    const id = await rounds.open();
    const rich = await rounds.member([5_000]);
    const poor = await rounds.member([5_000], 0);
    const before = await rounds.balance(rich.id);
    await rounds.join(id, rich);
    await rounds.join(id, poor);
    await rounds.later(5 * dayMs);
    await rounds.run('rounds.close');
    await rounds.run('rounds.bill', { id });
    expect((await rounds.balance(rich.id)).frozen).toBeGreaterThan(0);
    await rounds.later(24 * hourMs);
    await rounds.run('parcels.lapse');
    await rounds.run('rounds.follow');
    expect(await stateOf(id)).toBe(90);
    expect(await rounds.balance(rich.id)).toEqual(before);
    expect(await rounds.orderStatuses([...rich.orders, ...poor.orders])).toEqual([40, 40]);
    await expectBooksToBalance(rounds.shop);
  });

  test('members hear of a new round, those inside of more days, and a leader who ships as well hears once', async () => {
    const titles = async (owner: number, id: number) =>
      (
        await rounds.sql(
          'select title, read_at from messages where account_id = $1 and about = $2 order by id',
          owner,
          `round ${id}`,
        )
      ).map(({ title, read_at }) => [title.replace(/ until .*/, ''), read_at === null]);
    const member = await rounds.member([5_000]);
    const paused = await rounds.member([5_000]);
    await rounds.leader.call('POST /api/groupship/changememberstatus', { id: paused.id });
    const id = await rounds.open();
    const hidden = await rounds.open({ public: 0 });
    expect(await titles(paused.id, id)).toEqual([]);
    expect(await titles(member.id, hidden)).toEqual([]);
    const own = { id: rounds.leaderId, client: rounds.leader, orders: [] as number[] };
    own.orders = await rounds.collected(rounds.leaderId, [{ grams: 4_000 }]);
    await rounds.receiver(rounds.leader);
    for (const each of [member, own]) await rounds.join(id, each);
    await rounds.leader.call('POST /api/groupship/round/extend', { id, days: 2 });
    await rounds.leader.call('POST /api/groupship/round/close', { id });
    await rounds.run('rounds.bill', { id });
    expect(await titles(member.id, id)).toEqual([
      ['“November” is open', false],
      ['“November” stays open', false],
      [expect.stringContaining('set aside'), true],
    ]);
    expect(await titles(own.id, id)).toEqual([[expect.stringMatching(/set aside|please pay/), true]]);
    await rounds.admin.call('POST /api/staff/groupship/round/cancel', { id, reason: 'The flight is off' });
    expect((await titles(own.id, id)).slice(1)).toEqual([['“November” was cancelled', true]]);
    await rounds.leader.call('POST /api/groupship/round/cancel', { id: hidden, reason: 'Only a test' });
  });

  test('a target that is reached closes it, and staff can cancel what is not packed', async () => {
    const id = await rounds.open({ targetkg: 30 });
    const two = [await rounds.member([14_000]), await rounds.member([14_000])];
    const before = await Promise.all(two.map(({ id: owner }) => rounds.balance(owner)));
    for (const each of two) await rounds.join(id, each);
    expect(await stateOf(id)).toBe(20);
    await rounds.run('rounds.bill', { id });
    const cancelled = await rounds.admin.call('POST /api/staff/groupship/round/cancel', {
      id,
      reason: 'The flight is off',
    });
    expect(cancelled).toEqual({ state: 90 });
    expect(await Promise.all(two.map(({ id: owner }) => rounds.balance(owner)))).toEqual(before);
    await expectBooksToBalance(rounds.shop);
  });
});
