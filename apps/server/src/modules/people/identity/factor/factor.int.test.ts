import { hourMs, minuteMs } from '@sgb/contract/time.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setSetting } from '../../../../testing/settings.ts';
import { openTestShop, type TestShop } from '../../../../testing/shop.ts';
import { accessStaff } from '../settings.ts';

let shop: TestShop;
const terms = { secondFactor: true, exempt: [], idleMinutes: 30, longestHours: 12 };
beforeAll(async () => {
  shop = await openTestShop();
  await setSetting(shop.app, accessStaff, terms);
});
afterAll(() => shop.close());
// No code of one test is one of the next.
beforeEach(() => shop.app.clock.advance(5 * hourMs));

const who = (name: string) => ({ username: `${name}@demo.test`, password: 'demo1234' });
const logIn = (name: string, code?: string) =>
  shop.client().call('POST /api/staff/login', { ...who(name), ...(code !== undefined && { code }) });
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.app.clock.now().getTime() });
const [wrongCode, codeLocked, noSession, wrongLogin] = [3000024, 3000025, 3000012, 3000020];

async function setUp(name: string) {
  const { secret } = await logIn(name);
  const first = await logIn(name, codeOf(secret));
  shop.app.clock.advance(minuteMs);
  return { ...first, secret };
}

test('an app is set up at the first login, and asked for at the next', async () => {
  const before = await logIn('service');
  expect(before).toMatchObject({ next: 'setup', ticket: '', user: null, recoveryCodes: [] });
  // What was shown once and not used is worth nothing.
  const shown = await logIn('service');
  expect(shown.secret).not.toBe(before.secret);
  await expect(logIn('service', codeOf(before.secret))).rejects.toMatchObject({ status: wrongCode });

  const code = codeOf(shown.secret);
  const first = await logIn('service', code);
  expect(first).toMatchObject({ next: 'in', codesLeft: 10, user: { staffrole: 'service' } });
  expect(first.recoveryCodes).toHaveLength(10);
  await shop.client(first.ticket).call('GET /api/staff/feedback/list', {});

  expect(await logIn('service')).toMatchObject({ next: 'code', secret: '', uri: '' });
  await expect(logIn('service', code), 'used once').rejects.toMatchObject({ status: wrongCode });
  shop.app.clock.advance(minuteMs);
  expect(await logIn('service', codeOf(shown.secret))).toMatchObject({ next: 'in', recoveryCodes: [] });

  const kept = await shop.app.db.pool.query('select secret_sealed from staff_factors');
  for (const { secret_sealed } of kept.rows) expect(secret_sealed.toString('latin1')).not.toContain(shown.secret);
  const letters = await shop.client().call('GET /api/demo/outbox', { to: 'service@demo.test' });
  expect(letters.list.map(({ subject }) => subject)).toContain('An authenticator app was set up for your account');
});

test('of two logins with one code at once, one gets in', async () => {
  const { secret } = await setUp('buyer');
  const both = await Promise.allSettled([1, 2].map(() => logIn('buyer', codeOf(secret))));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a recovery code opens one session, and is of one account', async () => {
  const { recoveryCodes } = await setUp('warehouse');
  const [first = '', second = ''] = recoveryCodes;
  expect(await logIn('warehouse', first.toLowerCase())).toMatchObject({ next: 'in', codesLeft: 9 });
  await expect(logIn('warehouse', first)).rejects.toMatchObject({ status: wrongCode });
  await setUp('finance');
  await expect(logIn('finance', second)).rejects.toMatchObject({ status: wrongCode });
});

test('wrong codes make one wait, twice as long the second time, and their owner hears of it', async () => {
  const { secret } = await setUp('marketing');
  const wrong = async (times: number) => {
    for (let n = 0; n < times; n++)
      await expect(logIn('marketing', '000000')).rejects.toMatchObject({ status: wrongCode });
  };
  await wrong(5);
  await expect(logIn('marketing', codeOf(secret))).rejects.toMatchObject({
    status: codeLocked,
    message: 'Too many wrong codes. Please wait 15 minutes.',
  });
  shop.app.clock.advance(15 * minuteMs);
  await wrong(5);
  await expect(logIn('marketing', codeOf(secret))).rejects.toMatchObject({ message: expect.stringContaining('30') });
  shop.app.clock.advance(30 * minuteMs);
  expect(await logIn('marketing', codeOf(secret))).toMatchObject({ next: 'in' });
  const letters = await shop.client().call('GET /api/demo/outbox', { to: 'marketing@demo.test' });
  const told = letters.list.filter(({ subject }) => subject === 'Wrong codes were entered for your account');
  expect(told).toHaveLength(2);
});

test('there is no way round it: not by the shop, not with a session from before, not as a shopper', async () => {
  const login = (name: string) => shop.client().call('POST /api/user/logincheck', who(name));
  await expect(login('admin')).rejects.toMatchObject({ status: wrongLogin, message: 'Staff log in at /console/.' });
  await expect(logIn('shopper')).rejects.toMatchObject({ status: wrongLogin });
  await expect(
    shop.client().call('POST /api/staff/login', { ...who('admin'), password: 'wrong1' }),
  ).rejects.toMatchObject({ status: wrongLogin });

  const { ticket } = await login('new');
  await shop.app.db.pool.query(`update accounts set staff_role = 'buyer' where email = 'new@demo.test'`);
  await expect(shop.client(ticket).call('GET /api/staff/purchase/queue', {})).rejects.toMatchObject({
    status: noSession,
  });
});

test('a session of staff ends when nobody uses it for half an hour, and after twelve hours', async () => {
  const { ticket } = await setUp('consultant');
  const look = () => shop.client(ticket).call('GET /api/user/sessions', {});
  for (let n = 0; n < 25; n++) {
    shop.app.clock.advance(28 * minuteMs);
    const { list } = await look();
    expect(list.filter(({ current }) => current)).toHaveLength(1);
  }
  shop.app.clock.advance(25 * minuteMs);
  await expect(look(), 'twelve hours are over').rejects.toMatchObject({ status: noSession });

  const { secret } = await resetBy('consultant');
  const next = await logIn('consultant', codeOf(secret));
  shop.app.clock.advance(30 * minuteMs);
  await expect(shop.client(next.ticket).call('GET /api/user/sessions', {})).rejects.toMatchObject({
    status: noSession,
  });
});

/** An administrator lets somebody set up another app. */
async function resetBy(name: string) {
  const { ticket } = await adminLogin();
  const wish = { username: `${name}@demo.test`, reason: 'The phone was lost', password: 'demo1234' };
  await shop.client(ticket).call('POST /api/staff/account/resetfactor', wish);
  await expect(
    shop.client(ticket).call('POST /api/staff/account/resetfactor', { ...wish, username: 'admin@demo.test' }),
  ).rejects.toThrow();
  return logIn(name);
}

let adminSecret = '';
async function adminLogin() {
  if (!adminSecret) {
    const first = await setUp('admin');
    adminSecret = first.secret;
  }
  shop.app.clock.advance(minuteMs);
  return logIn('admin', codeOf(adminSecret));
}

test('sessions are ended one by one, and only by their owner', async () => {
  const one = await adminLogin();
  const two = await adminLogin();
  const { list } = await shop.client(two.ticket).call('GET /api/user/sessions', {});
  const other = list.find(({ current }) => !current);
  const shopper = await shop.client().call('POST /api/user/logincheck', who('shopper'));
  const end = (ticket: string, password = 'demo1234') =>
    shop.client(ticket).call('POST /api/user/endsession', { id: other?.id ?? 0, password });
  await expect(end(two.ticket, 'wrong1')).rejects.toMatchObject({ message: expect.stringMatching(/password/i) });
  expect(await end(shopper.ticket)).toEqual({ ended: 0 });
  expect(await end(two.ticket)).toEqual({ ended: 1 });
  await expect(shop.client(one.ticket).call('GET /api/user/sessions', {})).rejects.toMatchObject({ status: noSession });
});

test('an account of staff cannot buy', async () => {
  const { ticket } = await adminLogin();
  await expect(
    shop.client(ticket).call('POST /api/checkout/pay', { id: 1, key: crypto.randomUUID() } as never),
  ).rejects.toMatchObject({ http: 403, status: 3000013 });
});
