import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { userTypes } from '@sgb/contract/people.ts';
import { dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openRounds, type Rounds } from './round.fixture.ts';

let rounds: Rounds;
beforeAll(async () => {
  rounds = await openRounds();
});
afterAll(async () => {
  await expectBooksToBalance(rounds.shop);
  await rounds.close();
});

test('who leads no group any more hands over what has come, and what was open lies on its shelf again', async () => {
  const under = await rounds.open();
  const [anna, ben] = [await rounds.member([4_500]), await rounds.member([3_600])];
  for (const each of [anna, ben]) await rounds.join(under, each);
  await rounds.leader.call('POST /api/groupship/round/close', { id: under });
  await rounds.run('rounds.bill', { id: under });
  const parcels = [await rounds.parcelOf(under, anna), await rounds.parcelOf(under, ben)].map(({ id }) => id as number);
  // Bound to a round until it is billed for good, a day later.
  await rounds.later(dayMs);
  await rounds.run('rounds.follow');
  for (const [place, id] of parcels.entries()) await rounds.pack(id, place === 0 ? 4_860 : 3_900);
  await rounds.send(parcels);
  await rounds.run('rounds.follow');
  const open = await rounds.open({ name: 'December' });
  const carl = await rounds.member([2_000]);
  await rounds.join(open, carl);

  const [{ id }] = await rounds.sql(
    'select id from ambassadors where account_id = $1 and state in (20, 50)',
    rounds.leaderId,
  );
  const admin = rounds.admin;
  await admin.call('POST /api/staff/groupship/move', { id, state: 70, reason: 'Moved to another country.' });
  expect(await rounds.sql('select user_type from accounts where id = $1', rounds.leaderId)).toEqual([
    { user_type: userTypes.normalPersonal },
  ]);
  expect(await carl.client.call('GET /api/groupship/round', { id: open })).toMatchObject({
    state: 90,
    mine: { state: 'dropped' },
  });
  expect(await rounds.sql('select round_id, status from orders where id = $1', carl.orders[0])).toEqual([
    { round_id: null, status: 40 },
  ]);

  for (const parcel of parcels) await rounds.scan(parcel, 'warehouse');
  const former = await rounds.shopper(rounds.leaderId);
  const listed = await former.call('GET /api/groupship/rounds', {});
  expect(listed.items.find((each) => each.id === under)).toMatchObject({ state: 40, leads: true });
  const labels = parcels.map(parcelNumber);
  expect(await former.call('POST /api/groupship/round/arrived', { id: under, labels, complete: 1 })).toMatchObject({
    state: 60,
    arrived: 2,
  });
  for (const parcelid of parcels) {
    const code = await rounds.codeOf(parcelid);
    await former.call('POST /api/groupship/round/handover', { id: under, parcelid, code });
  }
  expect(await former.call('GET /api/groupship/round', { id: under })).toMatchObject({ state: 70 });
  // Nothing new.
  await expect(
    former.call('POST /api/groupship/round/open', { name: 'More', line: 'A1', days: 5, key: crypto.randomUUID() }),
  ).rejects.toMatchObject({ http: 403 });
});
