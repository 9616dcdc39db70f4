import type { CallName } from '@sgb/contract/client.ts';
import { type BackState, backCalls } from '@sgb/contract/given-back.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../../../decisions.fixture.ts';
import { codeOf } from '../../people/membership/member.fixture.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const nameOf = async (id: number): Promise<string> =>
  (await office.app.db.pool.query('select username from accounts where id = $1', [id])).rows[0].username;

// What was only set aside for a parcel is free again: nothing went back.
test.each(Object.entries(backCalls).filter(([call]) => call !== 'POST /api/staff/parcel/unpack'))(
  '%s waits for a second person, and is paid with both names and its entry (%s)',
  async (call, kind) => {
    const [owner, first, second] = [await office.person(), await office.staff(), await office.staff('finance')];
    const [q, by, other] = [await nameOf(owner), await nameOf(first.id), await nameOf(second.id)];
    const input = await office.scenes[call as CallName]?.(owner);
    const list = async (state: BackState) =>
      (await second.client.call('GET /api/staff/refund/list', { state, kind, q })).items;
    expect(await codeOf(first.client.call(call as CallName, input as never))).toBe('secondNeeded');
    const [waits] = await list('second');
    expect(waits).toMatchObject({ by, usernames: [q], second: '', entryId: null, decisionId: waits?.id });
    await second.client.call('POST /api/staff/decision/approve', { id: waits?.decisionId ?? 0 });
    expect(await list('second')).toEqual([]);
    const [paid, ...more] = await list('paid');
    expect(paid).toMatchObject({ kind, by, second: other, usernames: [q], decisionId: waits?.id, entryId: paid?.id });
    expect(more).toEqual([]);
    const { entry } = await second.client.call('GET /api/staff/ledger/entry', { id: paid?.entryId ?? 0 });
    expect(entry.ref).toBe(paid?.ref);
    const one = await second.client.call('GET /api/staff/decision/list', { id: waits?.id });
    expect(one.items).toMatchObject([{ id: waits?.id, state: 20, decidedBy: other }]);
  },
);

test('what waits for a supervisor or an answer is listed, and the sums are those of the lists', async () => {
  const owner = await office.person();
  const q = await nameOf(owner);
  const { client } = await office.staff('finance');
  await office.scenes['POST /api/staff/orderrequest/decide']?.(owner);
  await office.scenes['POST /api/staff/workorder/approve']?.(owner);
  const items = async (state: BackState) => (await client.call('GET /api/staff/refund/list', { state, q })).items;
  expect(await items('asked')).toMatchObject([{ kind: 'order', why: 'I found one here', by: '' }]);
  expect(await items('supervisor')).toMatchObject([{ kind: 'case', cents: null }]);
  expect((await client.call('GET /api/staff/refund/list', { state: 'asked', q: 'nobody_at_all' })).items).toEqual([]);
  const sums = await client.call('GET /api/staff/refund/sums', {});
  const days = { from: sums.from, until: sums.until };
  const { items: all, next } = await client.call('GET /api/staff/refund/list', days);
  expect(next).toBeNull();
  expect(sums.paid).toEqual({ count: all.length, cents: all.reduce((sum, { cents }) => sum + (cents ?? 0), 0) });
  for (const { kind, count } of sums.kinds) expect(all.filter((each) => each.kind === kind)).toHaveLength(count);
  const { items: asked } = await client.call('GET /api/staff/refund/list', { state: 'asked' });
  expect(sums.asked).toEqual({ count: asked.length, cents: asked.reduce((sum, { cents }) => sum + (cents ?? 0), 0) });
  expect(await client.call('GET /api/staff/refund/list', { until: '2020-01-01' })).toEqual({ items: [], next: null });
});
