import { hourMs, minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../testing/shop.ts';
import { sweepSessionsJob } from '../jobs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
// Every test outside the window of the one before.
beforeEach(() => shop.app.clock.advance(49 * hourMs));

const password = 'demo1234';
const [right, wrong, locked] = [0, 3000020, 3000021];
const home = 'a'.repeat(32);

let address = 0;
/** Always from another address: nothing but the account is the same. */
async function tryIn(
  username: string,
  secret: string,
  device: object = {},
): Promise<{ status: number; message: string }> {
  address++;
  const answer = await shop.fastify.inject({
    method: 'POST',
    url: '/api/user/logincheck',
    payload: { username, password: secret, ...device },
    remoteAddress: `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
  });
  return answer.json();
}
const statuses = async (count: number, username: string, secret = 'wrong1') => {
  const told = [];
  for (let n = 0; n < count; n++) told.push((await tryIn(username, secret)).status);
  return told;
};
const letters = async (to: string) => (await shop.client().call('GET /api/demo/outbox', { to })).list;

describe('an account that is guessed at from many addresses', () => {
  test('waits, longer each time; its owner is told once, and gets in where they are known', async () => {
    expect((await tryIn('vip@demo.test', password, { visitorid: home })).status).toBe(right);
    const { ticket } = await shop.client().call('POST /api/user/logincheck', { username: 'vip@demo.test', password });
    expect(await statuses(20, 'vip@demo.test')).toEqual(Array(20).fill(wrong));
    expect(await tryIn('vip@demo.test', password)).toMatchObject({
      status: locked,
      message: 'Too many wrong passwords. Please wait 15 minutes, or set a new password.',
    });
    expect(await statuses(3, 'vip@demo.test')).toEqual([locked, locked, locked]);

    expect((await tryIn('vip@demo.test', password, { visitorid: home })).status).toBe(right);
    const me = shop.client(ticket);
    await me.call('POST /api/user/updatepassword', { oldpassword: password, password });
    // A device that only says so is not known, nor is one that names none.
    expect((await tryIn('vip@demo.test', password, { visitorid: 'b'.repeat(32) })).status).toBe(locked);

    shop.app.clock.advance(15 * minuteMs);
    expect((await tryIn('vip@demo.test', 'wrong1')).status).toBe(wrong);
    expect((await tryIn('vip@demo.test', password)).message).toContain('30 minutes');
    shop.app.clock.advance(30 * minuteMs);
    expect((await tryIn('vip@demo.test', password)).status).toBe(right);
    const told = (await letters('vip@demo.test')).filter(({ subject }) => subject.includes('wrong passwords'));
    expect(told.map(({ body }) => body)).toEqual([expect.stringContaining('20 times')]);
  });

  test('waits no longer when its owner sets a new password, nor for what is a day old', async () => {
    await statuses(19, 'member@demo.test');
    shop.app.clock.advance(24 * hourMs);
    expect(await statuses(19, 'member@demo.test')).toEqual(Array(19).fill(wrong));
    expect(await statuses(2, 'member@demo.test')).toEqual([wrong, locked]);
    await shop.client().call('GET /api/user/forgotsendemailcode', { email: 'member@demo.test' });
    const code = (await letters('member@demo.test'))[0]?.body.slice(0, 6) ?? '';
    const reset = { email: 'member@demo.test', emailcode: code, password: 'new-pw-1' };
    await shop.client().call('POST /api/user/forgotupdateemailcode', reset);
    expect((await tryIn('member@demo.test', 'new-pw-1')).status).toBe(right);
  });

  test('is held in the same way where nobody has that name', async () => {
    expect(await statuses(21, 'nobody@demo.test')).toEqual([...Array(20).fill(wrong), locked]);
  });

  test('fifty at once: twenty are told to be wrong', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryIn('stocker@demo.test', 'wrong1')));
    expect(answers.filter(({ status }) => status === wrong)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === locked)).toHaveLength(30);
  });
});

test('a device that is known has five tries of its own, whatever others at its address do', async () => {
  const device = { visitorid: home };
  await tryIn('business@demo.test', password, device);
  const told = [];
  for (let n = 0; n < 6; n++) told.push((await tryIn('business@demo.test', 'wrong1', device)).status);
  expect(told).toEqual([...Array(5).fill(wrong), locked]);
  expect((await tryIn('business@demo.test', password)).status).toBe(right);
});

test('a ticket that guesses from many addresses has its five tries as well, and its owner the others', async () => {
  const logIn = () => shop.client().call('POST /api/user/logincheck', { username: 'new@demo.test', password });
  const [stolen, own] = [await logIn(), await logIn()];
  const change = async (ticket: string, oldpassword: string) => {
    address++;
    const answer = await shop.fastify.inject({
      method: 'POST',
      url: `/api/user/updatepassword?ticket=${ticket}`,
      payload: { oldpassword, password },
      remoteAddress: `10.9.0.${address & 255}`,
    });
    return answer.json().status;
  };
  const told = [];
  for (let n = 0; n < 6; n++) told.push(await change(stolen.ticket, 'wrong1'));
  expect(told).toEqual([...Array(5).fill(3000029), locked]);
  expect(await change(own.ticket, password)).toBe(0);
});

test('what is counted is forgotten in time', async () => {
  await statuses(2, 'influencer@demo.test');
  shop.app.clock.advance(8 * 24 * hourMs);
  await sweepSessionsJob.perform(shop.app, {});
  const { rows } = await shop.app.db.pool.query(
    'select (select count(*) from account_waits)::int + count(*)::int as left from login_failures',
  );
  expect(rows).toEqual([{ left: 0 }]);
});
