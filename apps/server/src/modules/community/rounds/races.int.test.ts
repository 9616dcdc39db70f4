import { hourMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { guaranteed } from './price-rules.ts';
import { type Member, openRounds, type Rounds } from './round.fixture.ts';

let rounds: Rounds;
beforeAll(async () => {
  rounds = await openRounds();
});
afterAll(() => rounds.close());

const done = async (call: Promise<unknown>) =>
  call.then(
    () => true,
    (error: { status: number }) => {
      if (error.status !== 3000300) throw error;
      return false;
    },
  );

test('closing while members join, leave and pay: everybody is in with all they put in, or out with all of it', async () => {
  const id = await rounds.open();
  const first = await Promise.all(Array.from({ length: 4 }, () => rounds.member([3_000])));
  const second = await Promise.all(Array.from({ length: 4 }, () => rounds.member([2_000, 1_000])));
  for (const member of first) await rounds.join(id, member);
  const [leaving, ...staying] = first as [Member, ...Member[]];
  const close = () => rounds.leader.call('POST /api/groupship/round/close', { id });
  const leave = () => leaving.client.call('POST /api/groupship/round/leave', { id });
  const [joins, left] = await Promise.all([
    Promise.all(second.map((member) => done(rounds.join(id, member)))),
    done(leave()),
    close(),
    close(),
  ]);
  // Two workers at once, and one that comes again.
  await Promise.all([rounds.run('rounds.bill', { id }), rounds.run('rounds.bill', { id })]);
  await rounds.run('rounds.follow');
  const inside = [...staying, ...second.filter((_, place) => joins[place]), ...(left ? [] : [leaving])];
  const parts = await rounds.sql("select account_id from round_parts where round_id = $1 and state = 'in'", id);
  expect(parts.map((part) => part.account_id).sort()).toEqual(inside.map((member) => member.id).sort());
  const parcels = await rounds.sql('select account_id, status from parcels where round_id = $1', id);
  expect(parcels).toHaveLength(inside.length);
  for (const member of [...first, ...second]) {
    const expected = member.orders.map(() => (inside.includes(member) ? 50 : 40));
    expect(await rounds.orderStatuses(member.orders)).toEqual(expected);
  }
  const [{ cents }] = await rounds.sql(
    "select sum(packing_cents)::int as cents from round_parts where round_id = $1 and state = 'in'",
    id,
  );
  expect(cents).toBe(800);
  await expectBooksToBalance(rounds.shop);
});

test('paying in the last moment: in with all of it, or out with all of it', async () => {
  const id = await rounds.open();
  const members = [
    await rounds.member([3_000]),
    await rounds.member([3_000]),
    await rounds.member([3_000], 0),
  ] as const;
  for (const member of members) await rounds.join(id, member);
  await rounds.leader.call('POST /api/groupship/round/close', { id });
  await rounds.run('rounds.bill', { id });
  const late = members[2];
  const { id: parcel, due_cents: totalcents } = await rounds.parcelOf(id, late);
  await rounds.give(late.id, totalcents);
  await rounds.later(24 * hourMs);
  const [paid] = await Promise.allSettled([
    late.client.call('POST /api/deliveryorder/send', { id: parcel, totalcents }),
    rounds.run('rounds.follow'),
    rounds.run('rounds.follow'),
    rounds.run('parcels.lapse'),
  ]);
  await rounds.run('rounds.follow');
  const inTime = paid.status === 'fulfilled';
  const { state } = await rounds.partOf(id, late);
  expect(state).toBe(inTime ? 'in' : 'dropped');
  expect(await rounds.orderStatuses(late.orders)).toEqual([inTime ? 50 : 40]);
  const { available, frozen } = await rounds.balance(late.id);
  expect([available, frozen]).toEqual(inTime ? [0, totalcents] : [totalcents, 0]);
  await expectBooksToBalance(rounds.shop);
});

/** Everybody's money in the end, whatever came first. */
async function play(events: readonly ('pay' | 'late' | 'packFirst' | 'packLast')[]) {
  const id = await rounds.open();
  const members = [
    await rounds.member([4_500], 0),
    await rounds.member([4_500]),
    await rounds.member([3_600], 0),
    await rounds.member([2_700]),
  ] as const;
  for (const member of members) await rounds.join(id, member);
  await rounds.leader.call('POST /api/groupship/round/close', { id });
  await rounds.run('rounds.bill', { id });
  const [, second, third, fourth] = members;
  const pay = async () => {
    const { id: parcel, due_cents: totalcents } = await rounds.parcelOf(id, third);
    await rounds.give(third.id, totalcents);
    await third.client.call('POST /api/deliveryorder/send', { id: parcel, totalcents });
  };
  const late = async () => {
    await rounds.later(24 * hourMs);
    await rounds.run('parcels.lapse');
    await rounds.run('rounds.follow');
  };
  const packed = async (these: readonly Member[]) => {
    for (const member of these) {
      const { id: parcel, grams } = await rounds.parcelOf(id, member);
      await rounds.pack(parcel, grams);
    }
  };
  const doing = {
    pay,
    late,
    packFirst: () => packed([second, third, fourth]),
    packLast: () => packed([fourth, third, second]),
  };
  for (const event of events) await doing[event]();
  const out = [];
  for (const member of members) {
    const part = await rounds.partOf(id, member);
    const parcel = await rounds.parcelOf(id, member);
    expect(parcel.charged_cents).toBeLessThanOrEqual(guaranteed(part.shown_cents, 500));
    out.push([part.state, part.packing_cents, parcel.total_cents, parcel.charged_cents]);
  }
  return out;
}

test('the money is the same whatever comes first', async () => {
  const one = await play(['pay', 'late', 'packFirst']);
  const other = await play(['pay', 'late', 'packLast']);
  expect(other).toEqual(one);
  expect(one.map(([state]) => state)).toEqual(['dropped', 'in', 'in', 'in']);
  expect(one.reduce((sum, [, packing]) => sum + Number(packing), 0)).toBe(800);
  await expectBooksToBalance(rounds.shop);
});
