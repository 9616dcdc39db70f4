import { hourMs, minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
// Every test on a day of its own: the limits of one do not reach into the next.
beforeEach(() => shop.app.clock.advance(25 * hourMs));

const password = 'demo1234';

const logIn = (username: string, secret = password) =>
  shop.client().call('POST /api/user/logincheck', { username, password: secret });
const infoOf = (ticket: string) => shop.client(ticket).call('GET /api/user/logininfo', {});
const told = async (ticket: string) =>
  (await shop.client(ticket).call('GET /api/message/record', {})).items.map(({ title }) => title);
const letters = async (to: string) => (await shop.client().call('GET /api/demo/outbox', { to })).list;
const codeFor = async (to: string) =>
  (await letters(to)).find(({ body }) => /^\d{6} is your/.test(body))?.body.slice(0, 6) ?? '';
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const status = (code: number, field?: string) =>
  expect.objectContaining({ status: code, ...(field && { data: { field } }) });

/** Somebody who asks for both codes of a new address, in the hope that it becomes theirs. */
async function askForEmail(name: string, email: string) {
  const { ticket } = await logIn(`${name}@demo.test`);
  const me = shop.client(ticket);
  await me.call('GET /api/user/sendemailverification', { email });
  const sent = await me.call('GET /api/user/sendchangecode', { what: 'email' });
  const proof = { password, oldcode: await codeFor(`${name}@demo.test`) };
  return { ticket, me, sent, input: { email, emailcode: await codeFor(email), ...proof } };
}

async function askForMobile(ticket: string, mobile: string, holder: string) {
  const me = shop.client(ticket);
  await me.call('GET /api/user/sendmobilecode', { countryid: 1, mobile });
  await me.call('GET /api/user/sendchangecode', { what: 'mobile' });
  const pin = await codeFor(`+27${mobile.slice(1)}`);
  return { me, input: { countryid: 1 as const, mobile, pin, password, oldcode: await codeFor(holder) } };
}

test('the password is changed with the old one; other sessions end', async () => {
  const [here, there] = [await logIn('buyer@demo.test'), await logIn('buyer@demo.test')];
  await shop.client(here.ticket).call('POST /api/user/updatepassword', { oldpassword: password, password: 'kudu-77' });
  await expect(infoOf(there.ticket)).rejects.toEqual(status(3000012));
  expect((await infoOf(here.ticket)).username).toBe('demo_buyer');
  expect((await logIn('buyer@demo.test', 'kudu-77')).user.username).toBe('demo_buyer');
});

test('a password that would be guessed first is refused, and the old one stays', async () => {
  const { ticket } = await logIn('finance@demo.test');
  const change = (to: string) =>
    shop.client(ticket).call('POST /api/user/updatepassword', { oldpassword: password, password: to });
  await expect(change('Passw0rd')).rejects.toEqual(status(3000436, 'password'));
  await expect(change('finance-1')).rejects.toEqual(status(3000436, 'password'));
  expect((await logIn('finance@demo.test')).user.username).toBe('demo_finance');
});

describe('another email', () => {
  test('needs the password, a code to it and one to the old one; other sessions end and the old address is told', async () => {
    const elsewhere = await logIn('vip@demo.test');
    const { ticket, me, sent, input } = await askForEmail('vip', 'vip.new@demo.test');
    expect(sent).toEqual({ resendSeconds: 60, validMinutes: 5, sentTo: 'v***@demo.test' });
    const change = (missing: object) => me.call('POST /api/user/updateemail', { ...input, ...missing });
    await expect(change({ password: '' })).rejects.toEqual(status(3000029, 'password'));
    await expect(change({ password: 'wrong1' })).rejects.toEqual(status(3000029, 'password'));
    await expect(change({ oldcode: '' })).rejects.toEqual(status(3000108, 'oldcode'));
    await expect(change({ oldcode: wrong(input.oldcode) })).rejects.toEqual(status(3000024, 'oldcode'));
    // A wrong code uses the right one beside it not up.
    await expect(change({ emailcode: wrong(input.emailcode) })).rejects.toEqual(status(3000024, 'emailcode'));
    expect((await logIn('vip@demo.test')).user.username).toBe('demo_vip');

    const { restsUntil } = await change({});
    expect(Date.parse(restsUntil)).toBe(shop.app.clock.now().getTime() + 24 * hourMs);
    await expect(infoOf(elsewhere.ticket)).rejects.toEqual(status(3000012));
    expect((await infoOf(ticket)).username).toBe('demo_vip');
    expect((await logIn('vip.new@demo.test')).user.username).toBe('demo_vip');
    const [letter] = await letters('vip@demo.test');
    expect(letter?.subject).toBe('The email of your account was changed');
    expect(letter?.body).toContain('hello@sgb.example');
    expect(await told(ticket)).toContain('The email of your account was changed');
  });

  test('is not given to whoever has the ticket alone, as the document calls it', async () => {
    const { me, input } = await askForEmail('stocker', 'thief@demo.test');
    const { email, emailcode } = input;
    await expect(me.call('POST /api/user/updateemail', { email, emailcode })).rejects.toEqual(status(3000029));
    expect((await me.call('GET /api/user/info', {})).email).toBe('stocker@demo.test');
  });

  test('neither sets a new password nor gets codes for money for 24 hours', async () => {
    const { me, input } = await askForEmail('member', 'member.new@demo.test');
    await me.call('POST /api/user/updateemail', input);
    const email = 'member.new@demo.test';
    const forgot = () => shop.client().call('GET /api/user/forgotsendemailcode', { email });
    shop.app.clock.advance(24 * hourMs - minuteMs);
    await me.call('GET /api/user/info', {});
    expect(await forgot()).toEqual({ resendSeconds: 60, validMinutes: 5 });
    const [letter] = await letters(email);
    expect(letter?.body).not.toMatch(/\d{6}/);
    expect(letter?.body).toContain('cannot set a new password yet');
    await expect(me.call('GET /api/user/sendmoneycode', {})).rejects.toEqual(status(3000112));
    shop.app.clock.advance(minuteMs);
    await forgot();
    const reset = { email, emailcode: await codeFor(email), password: 'new-pw-1' };
    await me.call('GET /api/user/sendmoneycode', {}).catch(() => undefined);
    await shop.client().call('POST /api/user/forgotupdateemailcode', reset);
    expect((await logIn(email, 'new-pw-1')).user.username).toBe('demo_member');
  });

  test('is refused where a new password came first, though the old one was looked at before it', async () => {
    const { me, input } = await askForEmail('influencer', 'influencer.new@demo.test');
    const forgotten = { email: 'influencer@demo.test', password: 'new-pw-1' };
    shop.app.clock.advance(minuteMs);
    await shop.client().call('GET /api/user/forgotsendemailcode', { email: forgotten.email });
    const emailcode = await codeFor(forgotten.email);
    const [reset, changed] = await Promise.allSettled([
      shop.client().call('POST /api/user/forgotupdateemailcode', { ...forgotten, emailcode }),
      me.call('POST /api/user/updateemail', input),
    ]);
    // One of the two; never both, whichever comes first.
    expect([reset.status, changed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('that is the same but for its proof needs no more than the code from it', async () => {
    const { ticket } = await logIn('bigcustomer@demo.test');
    const me = shop.client(ticket);
    await shop.app.db.pool.query("update accounts set email_verified_at = null where username = 'demo_bigcustomer'");
    await me.call('GET /api/user/sendemailverification', { email: 'BigCustomer@demo.test' });
    const input = { email: 'bigcustomer@demo.test', emailcode: await codeFor('bigcustomer@demo.test') };
    expect(await me.call('POST /api/user/updateemail', input)).toEqual({ restsUntil: '' });
    expect((await me.call('GET /api/user/info', {})).emailverified).toBe(true);
  });

  test('of somebody else: no code is sent and no answer tells', async () => {
    const { ticket } = await logIn('business@demo.test');
    const sent = await shop.client(ticket).call('GET /api/user/sendemailverification', { email: 'admin@demo.test' });
    expect(sent).toEqual({ resendSeconds: 60, validMinutes: 5 });
    expect(await letters('admin@demo.test')).toEqual([]);
  });

  test('has codes of one account: nobody else can use them', async () => {
    const { input } = await askForEmail('new', 'new.new@demo.test');
    const other = await askForEmail('shopper', 'shopper.new@demo.test');
    await expect(
      other.me.call('POST /api/user/updateemail', { ...other.input, email: input.email, emailcode: input.emailcode }),
    ).rejects.toEqual(status(3000024));
  });
});

test('another mobile number: the first with a code to the email, the next with one to the old number, which is told', async () => {
  const { ticket } = await logIn('ambassador@demo.test');
  await shop.app.db.pool.query("update accounts set mobile = null where username = 'demo_ambassador'");
  const first = await askForMobile(ticket, '0821234567', 'ambassador@demo.test');
  await first.me.call('POST /api/user/updatemobile', first.input);
  expect((await logIn('082-123-4567')).user.username).toBe('demo_ambassador');
  await expect(first.me.call('GET /api/user/sendmoneycode', {})).rejects.toEqual(status(3000112));

  shop.app.clock.advance(24 * hourMs - 1);
  const elsewhere = await logIn('+27 82 123 4567');
  const { ticket: later } = await logIn('ambassador@demo.test');
  const second = await askForMobile(later, '0837654321', '+27821234567');
  const { oldcode: _, ...without } = second.input;
  await expect(second.me.call('POST /api/user/updatemobile', without)).rejects.toEqual(status(3000108));
  await second.me.call('POST /api/user/updatemobile', second.input);
  await expect(infoOf(elsewhere.ticket)).rejects.toEqual(status(3000012));
  expect((await letters('ambassador@demo.test'))[0]?.subject).toBe('The mobile number of your account was changed');
  expect((await letters('+27821234567'))[0]?.body).toContain('The mobile number of your SGB account was changed');
  shop.app.clock.advance(minuteMs);
  await shop.client().call('GET /api/user/forgotsmspin', { countryid: 1, mobile: '0837654321' });
  expect((await letters('+27837654321'))[0]?.body).toContain('cannot set a new password yet');
});

describe('members of staff', () => {
  test('cannot change how they are reached by themselves', async () => {
    const { ticket } = await logIn('marketing@demo.test');
    const me = shop.client(ticket);
    const refused = status(3000113);
    const email = 'thief@demo.test';
    await expect(me.call('GET /api/user/sendemailverification', { email })).rejects.toEqual(refused);
    await expect(me.call('GET /api/user/sendchangecode', { what: 'email' })).rejects.toEqual(refused);
    await expect(me.call('GET /api/user/sendmobilecode', { countryid: 1, mobile: '0821234569' })).rejects.toEqual(
      refused,
    );
    const proof = { password, oldcode: '123456' };
    const change = me.call('POST /api/user/updateemail', { email, emailcode: '123456', ...proof });
    await expect(change).rejects.toEqual(refused);
    const mobile = { countryid: 1 as const, mobile: '0821234569', pin: '123456' };
    await expect(me.call('POST /api/user/updatemobile', { ...mobile, ...proof })).rejects.toEqual(refused);
  });

  test('are changed by an administrator with their own password, never their own account; all sessions end', async () => {
    const theirs = await logIn('warehouse@demo.test');
    const { ticket } = await logIn('admin@demo.test');
    const change = (input: object) =>
      shop.client(ticket).call('POST /api/staff/account/contact', {
        username: 'demo_warehouse',
        email: 'depot@demo.test',
        password,
        ...input,
      });
    await expect(change({ password: 'wrong1' })).rejects.toEqual(status(3000029));
    await expect(change({ username: 'demo_admin' })).rejects.toEqual(status(3000270));
    await expect(change({ email: 'vip.new@demo.test' })).rejects.toEqual(status(3000026));
    await expect(change({ username: 'nobody_here' })).rejects.toEqual(status(3000014));
    const service = await logIn('service@demo.test');
    const tried = shop.client(service.ticket).call('POST /api/staff/account/contact', {
      username: 'demo_warehouse',
      email: 'thief@demo.test',
      password,
    });
    await expect(tried).rejects.toEqual(status(3000013));

    await change({ countryid: 1, mobile: '082 123 4560' });
    await expect(infoOf(theirs.ticket)).rejects.toEqual(status(3000012));
    expect((await letters('warehouse@demo.test'))[0]?.body).toContain('demo_admin');
    const { user, ticket: mine } = await logIn('depot@demo.test');
    expect(user.username).toBe('demo_warehouse');
    const info = await shop.client(mine).call('GET /api/user/info', {});
    expect(info).toMatchObject({ email: 'depot@demo.test', emailverified: false, mobile: '+27821234560' });
    const { rows } = await shop.app.db.pool.query(
      "select what, before, after from contact_changes join accounts a on a.id = changed_by where a.username = 'demo_admin' order by what",
    );
    expect(rows).toEqual([
      { what: 'email', before: 'warehouse@demo.test', after: 'depot@demo.test' },
      { what: 'mobile', before: null, after: '+27821234560' },
    ]);
  });
});

describe('an account that is stopped', () => {
  test('ends its sessions and lets nobody in until it goes on; nobody stops their own', async () => {
    const theirs = await logIn('shipper@demo.test');
    const { ticket } = await logIn('admin@demo.test');
    const stop = (input: object) =>
      shop.client(ticket).call('POST /api/staff/account/stop', {
        username: 'demo_shipper',
        stop: 1,
        reason: 'Left us',
        password,
        ...input,
      });
    await expect(stop({ password: 'wrong1' })).rejects.toEqual(status(3000029));
    await expect(stop({ username: 'demo_admin' })).rejects.toEqual(status(3000270));
    await expect(stop({ username: 'nobody_here' })).rejects.toEqual(status(3000014));
    await expect(stop({ reason: 'no' })).rejects.toMatchObject({ http: 400 });

    expect(await stop({})).toMatchObject({ stopped: true, ended: 1 });
    await expect(infoOf(theirs.ticket)).rejects.toEqual(status(3000012));
    await expect(logIn('shipper@demo.test')).rejects.toEqual(status(3000274));
    const wrong = shop
      .client('')
      .call('POST /api/user/logincheck', { username: 'shipper@demo.test', password: 'wrong1' });
    await expect(wrong).rejects.toEqual(status(3000020));

    expect(await stop({ stop: 0, reason: 'Is back' })).toMatchObject({ stopped: false, ended: 0 });
    expect((await logIn('shipper@demo.test')).user.username).toBe('demo_shipper');
  });
});
