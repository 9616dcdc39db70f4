import { userTypes } from '@sgb/contract/people.ts';
import { dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '../../../../app.ts';
import { registerSomebody } from '../../../../testing/register.ts';
import { openTestShop, type TestShop } from '../../../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.app.db.pool.query('delete from businesses');
});
afterAll(() => shop.close());

const as = async (name: string) =>
  shop.client(
    (await shop.client().call('POST /api/user/logincheck', { username: `${name}@demo.test`, password: 'demo1234' }))
      .ticket,
  );

async function company(companyname: string) {
  const { ticket, user } = await registerSomebody(shop, {
    kind: 'business',
    business: {
      companyname,
      registrationno: '2019/123456/07',
      jobtype: 2,
      workerband: 0,
      sitetype: 3,
      monthlyband: 4,
    },
  });
  return { id: user.userId, client: shop.client(ticket) };
}

/** Delivers the messages of an account as the job would; says what letters came of it. */
async function lettersTo(id: number): Promise<readonly string[]> {
  const deliver = jobs.find(({ name }) => name === 'messages.deliver');
  const { rows } = await shop.app.db.pool.query(
    'select id from messages where account_id = $1 order by id desc limit 1',
    [id],
  );
  await deliver?.perform(shop.app, { id: Number(rows[0].id), marketing: false });
  const { rows: found } = await shop.app.db.pool.query(
    'select subject from outbox o join accounts a on a.email = o.recipient where a.id = $1 order by o.id',
    [id],
  );
  return found.map(({ subject }) => subject);
}

test('a company waits with a promise, is approved once, and its owner hears of it', async () => {
  const { id, client } = await company('Nkosi Traders');
  // Not the one who looks after it.
  const staff = await as('admin');
  const { items, total } = await staff.call('GET /api/staff/business/list', {});
  expect(total).toBe(1);
  // Applied on a Sunday: nine working hours later is the end of Monday.
  expect(items[0]).toMatchObject({
    accountId: id,
    companyName: 'Nkosi Traders',
    email: expect.stringMatching(/^.…@/),
    state: 'waiting',
    dueAt: '2026-11-16T15:00:00.000Z',
    overdue: false,
  });
  const yes = { accountid: id, approve: 1 as const };
  const tried = await Promise.allSettled([
    staff.call('POST /api/staff/business/decide', yes),
    staff.call('POST /api/staff/business/decide', yes),
  ]);
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await client.call('GET /api/user/logininfo', {})).usertype).toBe(userTypes.normalBusiness);
  const { items: told } = await client.call('GET /api/message/record', { type: 5 });
  expect(told.filter(({ title }) => title === 'Your company is approved')).toHaveLength(1);
  expect(await lettersTo(id)).toContain('Your company is approved');
  expect((await staff.call('GET /api/staff/business/list', { state: 'approved' })).items).toHaveLength(1);
  await expect(
    staff.call('POST /api/staff/business/decide', { accountid: id, approve: 0, reason: 'Changed my mind' }),
  ).rejects.toMatchObject({ status: 3000063 });
});

test('a company is rejected with a reason that its owner reads, and may be approved later', async () => {
  const { id, client } = await company('Paper Company');
  const staff = await as('admin');
  await expect(
    staff.call('POST /api/staff/business/decide', { accountid: id, approve: 0, reason: ' no ' }),
  ).rejects.toMatchObject({ http: 400, data: { field: 'reason' } });
  const reason = 'The registration number <b>is unknown</b> at CIPC.';
  await staff.call('POST /api/staff/business/decide', { accountid: id, approve: 0, reason });
  expect((await client.call('GET /api/user/logininfo', {})).usertype).toBe(userTypes.normalPersonal);
  const { items: told } = await client.call('GET /api/message/record', { type: 5 });
  const [first] = told;
  expect((await client.call('GET /api/message/detail', { id: first?.id ?? 0, type: 5 })).text).toContain(reason);
  await staff.call('POST /api/staff/business/decide', { accountid: id, approve: 1 });
  expect((await client.call('GET /api/user/logininfo', {})).usertype).toBe(userTypes.normalBusiness);
});

test('a decision that comes too late is seen', async () => {
  await company('Slow Company');
  shop.app.clock.advance(3 * dayMs);
  const { items } = await (await as('admin')).call('GET /api/staff/business/list', {});
  expect(items.map(({ companyName, overdue }) => [companyName, overdue])).toEqual([['Slow Company', true]]);
});

test('only staff who serve customers decide, and only about companies', async () => {
  const decision = { accountid: 1, approve: 1 as const };
  for (const name of ['shopper', 'business', 'warehouse']) {
    await expect((await as(name)).call('POST /api/staff/business/decide', decision)).rejects.toMatchObject({
      http: 403,
    });
  }
  await expect((await as('admin')).call('POST /api/staff/business/decide', decision)).rejects.toMatchObject({
    http: 404,
  });
});
