import { hourMs } from '@sgb/contract/time.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTally } from '../../../platform/db/statements.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { setSetting } from '../../../testing/settings.ts';
import { parcelYearLimit } from '../../logistics/parcels/settings.ts';
import { guaranteed } from './price/price-rules.ts';
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

test('everybody pays in as many statements as two do, and one whose papers cannot be read keeps nobody from it', async () => {
  const statements = async (count: number) => {
    const id = await rounds.open();
    for (let place = 0; place < count; place++) await rounds.join(id, await rounds.member([3_000]));
    await rounds.leader.call('POST /api/groupship/round/close', { id });
    return withTally(async (tally) => {
      await rounds.run('rounds.bill', { id });
      return tally.statements;
    });
  };
  expect(await statements(9)).toBe(await statements(2));
  const id = await rounds.open();
  const members = await Promise.all([[3_000], [2_000], [4_000]].map((grams) => rounds.member(grams)));
  for (const member of members) await rounds.join(id, member);
  const [odd, ...others] = members as [Member, ...Member[]];
  const sealed = 'update receivers set id_sealed = $2 where account_id = $1';
  const [{ id_sealed: before }] = await rounds.sql('select id_sealed from receivers where account_id = $1', odd.id);
  await rounds.sql(sealed, odd.id, Buffer.alloc(40));
  await rounds.leader.call('POST /api/groupship/round/close', { id });
  await expect(rounds.run('rounds.bill', { id })).rejects.toThrow();
  for (const member of others) expect(await rounds.parcelOf(id, member)).toMatchObject({ status: 20 });
  await rounds.sql(sealed, odd.id, before);
  await rounds.run('rounds.bill', { id });
  expect(await rounds.parcelOf(id, odd)).toMatchObject({ status: 20 });
  await expectBooksToBalance(rounds.shop);
});

test('what one person may bring in a year counts what goes with the same round', async () => {
  const before = (await rounds.app.settings()).get(parcelYearLimit);
  const id = await rounds.open();
  const members = await Promise.all([1, 2, 3].map(() => rounds.member([3_000])));
  for (const member of members) await rounds.join(id, member);
  const [{ cents }] = await rounds.sql(
    'select coalesce(sum(declared_cents), 0)::int as cents from parcels where status <> 99',
  );
  const [{ price }] = await rounds.sql('select max(goods_cents) as price from orders where round_id = $1', id);
  await setSetting(rounds.app, parcelYearLimit, { ...before, cents: cents + 2 * price });
  await rounds.leader.call('POST /api/groupship/round/close', { id });
  await rounds.run('rounds.bill', { id });
  const states = await rounds.sql('select state from round_parts where round_id = $1 order by account_id', id);
  expect(states.map(({ state }) => state)).toEqual(['in', 'in', 'dropped']);
  await setSetting(rounds.app, parcelYearLimit, before);
  await expectBooksToBalance(rounds.shop);
});

/** What happens in one run: who pays in time and what the clock does meanwhile, then who is packed when. */
interface Story {
  readonly before: readonly ('payThird' | 'payFifth' | 'bill' | 'follow' | 'lapse')[];
  readonly after: readonly ('follow' | 'lapse' | 'bill')[];
  readonly packing: readonly number[];
}

/** Everybody's money in the end, whatever came first. */
async function play({ before, after, packing }: Story) {
  const id = await rounds.open();
  const weights = [4_500, 4_500, 3_600, 2_700, 1_800];
  const poor = [0, 2, 4];
  const members: Member[] = [];
  for (const [place, grams] of weights.entries()) {
    members.push(await rounds.member([grams], poor.includes(place) ? 0 : undefined));
  }
  for (const member of members) await rounds.join(id, member);
  await rounds.leader.call('POST /api/groupship/round/close', { id });
  await rounds.run('rounds.bill', { id });
  const pay = (member: Member) => async () => {
    const { id: parcel, due_cents: totalcents } = await rounds.parcelOf(id, member);
    await rounds.give(member.id, totalcents);
    await member.client.call('POST /api/deliveryorder/send', { id: parcel, totalcents });
  };
  const [, , third, , fifth] = members as [Member, Member, Member, Member, Member];
  const clock = {
    bill: () => rounds.run('rounds.bill', { id }),
    follow: () => rounds.run('rounds.follow'),
    lapse: () => rounds.run('parcels.lapse'),
  };
  const doing = { ...clock, payThird: pay(third), payFifth: pay(fifth) };
  for (const event of before) await doing[event]();
  await rounds.later(24 * hourMs);
  for (const event of after) await doing[event]();
  await clock.lapse();
  await clock.follow();
  for (const place of packing) {
    const { id: parcel, grams } = await rounds.parcelOf(id, members[place] as Member);
    await rounds.pack(parcel, grams);
  }
  const out = [];
  for (const member of members) {
    const part = await rounds.partOf(id, member);
    const parcel = await rounds.parcelOf(id, member);
    expect(parcel.charged_cents).toBeLessThanOrEqual(guaranteed(part.shown_cents, 500));
    const { available, frozen } = await rounds.balance(member.id);
    const money = [parcel.total_cents, parcel.charged_cents, available, frozen];
    out.push([part.state, part.packing_cents, ...money]);
  }
  return out;
}

const shuffled = <Each>(all: readonly Each[]) =>
  fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length });

const story: fc.Arbitrary<Story> = fc.record({
  before: shuffled(['payThird', 'payFifth', 'bill', 'follow', 'lapse'] as const),
  after: fc.array(fc.constantFrom('follow', 'lapse', 'bill'), { maxLength: 4 }),
  packing: shuffled([1, 2, 3, 4]),
});

test('the money is the same whatever comes first', async () => {
  const first = await play({ before: ['payThird', 'payFifth'], after: [], packing: [1, 2, 3, 4] });
  expect(first.map(([state]) => state)).toEqual(['dropped', 'in', 'in', 'in', 'in']);
  expect(first.reduce((sum, [, packing]) => sum + Number(packing), 0)).toBe(800);
  for (const each of fc.sample(story, { seed: 17, numRuns: 3 })) {
    expect(await play(each), JSON.stringify(each)).toEqual(first);
  }
  await expectBooksToBalance(rounds.shop);
});

/** So many more parts in an open round as one that is there, without goods: it is the reading that counts. */
async function crowd(id: number, like: Member, count: number): Promise<void> {
  const [{ min }] = await rounds.sql(
    `with people as (
       insert into accounts (username, email, password_hash, user_type, created_at)
       select 'crowd' || n, 'crowd' || n || '@example.com', '', 2, now() from generate_series(1, $1::int) as n returning id)
     select min(id), max(id) from people`,
    count,
  );
  const columns = (
    await rounds.sql(
      "select string_agg(column_name, ', ') as names from information_schema.columns where table_name = 'round_parts' and column_name not in ('round_id', 'account_id')",
    )
  )[0].names;
  await rounds.sql(
    `insert into round_parts (round_id, account_id, ${columns})
     select round_id, n, ${columns} from round_parts, generate_series($3::int, $3::int + $4::int - 1) as n
     where round_id = $1 and account_id = $2`,
    id,
    like.id,
    min,
    count,
  );
}

test('a page with 200 members is 4 statements, that of a member and of the leader, and a list is few', async () => {
  const id = await rounds.open();
  const [inside, outside] = [await rounds.member([3_000]), await rounds.member([3_000])];
  await rounds.join(id, inside);
  await crowd(id, inside, 199);
  const statements = async (owner: number, path: string) => {
    const ticket = await rounds.ticket(owner);
    const url = `/api/groupship/${path}${path.includes('?') ? '&' : '?'}ticket=${ticket}`;
    const { headers, statusCode } = await rounds.shop.fastify.inject({ method: 'GET', url });
    expect(statusCode).toBe(200);
    return Number(headers['x-statements']);
  };
  const page = `round?id=${id}`;
  expect((await rounds.leader.call('GET /api/groupship/round', { id })).parts).toHaveLength(200);
  for (const owner of [rounds.leaderId, inside.id, outside.id]) {
    expect(await statements(owner, page)).toBeLessThanOrEqual(4);
    expect(await statements(owner, 'rounds')).toBeLessThanOrEqual(6);
  }
  // Nothing of theirs was ever on a shelf, which the books would say.
  await rounds.sql('delete from round_parts where round_id = $1 and account_id <> $2', id, inside.id);
});
