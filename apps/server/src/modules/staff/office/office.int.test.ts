import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../../../decisions.fixture.ts';
import { alertWhile } from '../../../platform/alerts/alerts.ts';
import { handOver } from '../../../platform/jobs/relay.ts';
import { codeOf } from '../../people/membership/member.fixture.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const query = async (text: string, ...values: unknown[]) => (await office.app.db.pool.query(text, values)).rows;
const nameOf = async (id: number) => (await query('select username from accounts where id = $1', id))[0].username;
const admin = async () => (await office.staff('admin')).client;
const role = 'POST /api/staff/people/role';
const reason = 'Begins on Monday';

test('a role is given by two people, never to oneself, and ends the sessions of whoever gets it', async () => {
  const first = await office.staff('admin');
  const second = await office.staff('finance');
  const owner = await office.person();
  const username = await nameOf(owner);
  expect(await codeOf(first.client.call(role, { username: await nameOf(first.id), role: 'buyer', reason }))).toBe(
    'ownDecision',
  );
  expect(await codeOf(first.client.call(role, { username: 'nobody_at_all', role: 'buyer', reason }))).toBe('notFound');
  const shopper = await office.clientOf(owner);
  expect(await codeOf(first.client.call(role, { username, role: 'buyer', reason }))).toBe('secondNeeded');
  expect(await codeOf(first.client.call(role, { username, role: 'buyer', reason }))).toBe('secondNeeded');
  const [{ id }] = await query('select id from staff_decisions where subject = $1', `role of ${username}`);
  const alone = 'update staff_decisions set state = 20, decided_by = $2, decided_at = now() where id = $1';
  await expect(query(alone, id, first.id)).rejects.toThrow('violates check constraint');
  await second.client.call('POST /api/staff/decision/approve', { id: Number(id) });
  await expect(shopper.call('GET /api/user/balance', {})).rejects.toMatchObject({ http: 401 });
  const listed = await first.client.call('GET /api/staff/people/list', { role: 'buyer' });
  expect(listed.items.map((each) => each.username)).toContain(username);
  expect(await codeOf(first.client.call(role, { username, role: 'buyer', reason }))).toBe('roleRefused');
  const rows = await query('select before, after, outcome from staff_audit where subject = $1', `role of ${username}`);
  expect(rows.at(-1)).toEqual({ before: { role: 'none' }, after: { role: 'buyer' }, outcome: 'done' });
  await expect(second.client.call('GET /api/staff/people/list', {})).rejects.toMatchObject({ http: 403 });
});

test('a job that failed shows its error and is tried again', async () => {
  const client = await admin();
  const { app } = office;
  await client.call('POST /api/staff/post/send', {});
  await handOver(app.db);
  const [{ id }] =
    await query(`update graphile_worker._private_jobs j set last_error = 'the line is down', attempts = 3,
    run_at = now() + interval '1 day' from graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'platform.deliverPost' returning j.id::text`);
  const { items } = await client.call('GET /api/staff/job/list', {});
  expect(items.find((job) => job.id === id)).toMatchObject({ error: 'the line is down', attempts: 3 });
  const today = await client.call('GET /api/staff/today', {});
  expect(today.queues.find(({ name }) => name === 'failedJobs')?.count).toBeGreaterThan(0);
  await client.call('POST /api/staff/job/retry', { id });
  expect(
    await query('select attempts from graphile_worker._private_jobs where id = $1 and run_at <= now()', id),
  ).toEqual([{ attempts: 0 }]);
  expect(await codeOf(client.call('POST /api/staff/job/retry', { id: '999999999' }))).toBe('jobGone');
});

test('letters are listed without their words, and whom the shop talks to with how that goes', async () => {
  const client = await admin();
  await query(
    "insert into outbox (channel, recipient, subject, body, created_at) values ('mail', 'thandi@example.com', 'Code', '123456', '2026-11-01')",
  );
  const { items } = await client.call('GET /api/staff/post/list', {});
  expect(items.find(({ subject }) => subject === 'Code')).toMatchObject({ recipient: 't***@example.com' });
  expect(JSON.stringify(items)).not.toContain('123456');
  const health = await client.call('GET /api/staff/adapter/list', {});
  expect(health.items.map(({ name }) => name).toSorted()).toEqual(
    [
      'carriers',
      'jobs',
      'mail',
      'payments',
      'sms',
      'supplier',
      'supplierMessages',
      'supplierAccess',
      'supplierToken',
    ].toSorted(),
  );
  expect(health.items.find(({ name }) => name === 'mail')?.state).toBe('fails');
});

test('an alert is for those who may open the page where it is seen to, and is closed once', async () => {
  const { app } = office;
  const alert = { kind: 'test.late', title: '3 withdrawals are late', body: 'Pay them.', page: 'withdrawals' } as const;
  await app.db.transact((tx) => alertWhile(tx, 3, alert, app.clock.now()));
  const { client: finance } = await office.staff('finance');
  const { client: buyer } = await office.staff('buyer');
  const titles = async (client: typeof finance, state: 'open' | 'closed' = 'open') =>
    (await client.call('GET /api/staff/alert/list', { state })).items.map(({ title }) => title);
  expect(await titles(finance)).toContain(alert.title);
  expect(await titles(buyer)).not.toContain(alert.title);
  const { items } = await finance.call('GET /api/staff/alert/list', {});
  const id = items.find(({ title }) => title === alert.title)?.id ?? 0;
  expect(await codeOf(buyer.call('POST /api/staff/alert/close', { id }))).toBe('alertClosed');
  await finance.call('POST /api/staff/alert/close', { id });
  expect(await codeOf(finance.call('POST /api/staff/alert/close', { id }))).toBe('alertClosed');
  expect(await titles(finance)).not.toContain(alert.title);
  expect(await titles(finance, 'closed')).toContain(alert.title);
  // What lasts is told again, and ends by itself with the last of it.
  await app.db.transact((tx) => alertWhile(tx, 2, alert, app.clock.now()));
  expect(await titles(finance)).toContain(alert.title);
  await app.db.transact((tx) => alertWhile(tx, 0, alert, app.clock.now()));
  expect(await titles(finance)).not.toContain(alert.title);
});

test('a person gets a copy of everything, and is forgotten when they ask us to', async () => {
  const client = await admin();
  const owner = await office.person();
  const username = await nameOf(owner);
  const copy = await client.call('POST /api/staff/privacy/copy', { username, reason: 'They wrote to us' });
  expect(copy.parts.map(({ title }) => title).length).toBeGreaterThan(1);
  const close = { username, reason: 'They wrote to us' };
  const asked = await client.call('POST /api/staff/privacy/close', { ...close, close: 1 });
  expect(asked.closesAt).not.toBeNull();
  const list = await client.call('GET /api/staff/privacy/list', {});
  expect(list.items).toMatchObject([{ username, closedAt: null, closesAt: asked.closesAt }]);
  const kept = await client.call('POST /api/staff/privacy/close', { ...close, close: 0 });
  expect(kept.closesAt).toBeNull();
  expect((await client.call('GET /api/staff/privacy/list', {})).total).toBe(0);
});
