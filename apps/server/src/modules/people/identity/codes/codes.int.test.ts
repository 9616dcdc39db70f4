import { dayMs, hourMs, minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ticketFor } from '../../../../permissions.fixture.ts';
import { setSetting } from '../../../../testing/settings.ts';
import { openTestShop, type TestShop } from '../../../../testing/shop.ts';
import { sweepSessionsJob } from '../jobs.ts';
import { accessTexts } from '../settings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
// Every test on a day of its own: the limits of one do not reach into the next.
beforeEach(() => shop.app.clock.advance(25 * hourMs));

const status = (code: number) => expect.objectContaining({ status: code });
const as = async (name: string) => shop.client(await ticketFor(shop, `demo_${name}`));
const letters = async (to: string) => (await shop.client().call('GET /api/demo/outbox', { to })).list;
const codeFor = async (to: string) => (await letters(to))[0]?.body.slice(0, 6) ?? '';
const sql = async (text: string) => (await shop.app.db.pool.query(text)).rows;

describe('a guest who asks for codes to somebody’s address', () => {
  const email = 'business@demo.test';
  const ask = () => shop.client().call('GET /api/user/forgotsendemailcode', { email });
  const guess = () =>
    shop.client().call('POST /api/user/forgotupdateemailcode', { email, emailcode: '000000', password: 'new-pw-1' });

  test('and guesses them wrong does not lock the owner’s codes for money', async () => {
    await ask();
    for (let tries = 0; tries < 6; tries++) await guess().catch(() => undefined);
    await expect(guess()).rejects.toEqual(status(3000025));
    expect((await (await as('business')).call('GET /api/user/sendmoneycode', {})).sentTo).toBe('b***@demo.test');
  });

  test('uses none of the owner’s up, neither the time between two nor those of a day', async () => {
    const me = await as('business');
    for (let sent = 0; sent < 10; sent++) {
      await ask();
      shop.app.clock.advance(minuteMs);
    }
    await expect(ask()).rejects.toEqual(status(3000023));
    await me.call('GET /api/user/sendmoneycode', {});
    await me.call('GET /api/user/sendemailverification', { email });
    await expect(me.call('GET /api/user/sendmoneycode', {})).rejects.toEqual(status(3000022));
  });

  test('does not put their code in the place of one that the owner is about to enter', async () => {
    const me = await as('business');
    await me.call('GET /api/user/sendchangecode', { what: 'email' });
    const oldcode = await codeFor(email);
    await me.call('GET /api/user/sendemailverification', { email: 'business.new@demo.test' });
    const emailcode = await codeFor('business.new@demo.test');
    shop.app.clock.advance(minuteMs + 1);
    await ask();
    const changed = { email: 'business.new@demo.test', emailcode, oldcode, password: 'demo1234' };
    expect((await me.call('POST /api/user/updateemail', changed)).restsUntil).not.toBe('');
  });
});

test('a stranger who locks the codes for a new password and uses them up does not keep the owner from one at home', async () => {
  const [email, visitorid] = ['vip@demo.test', 'c'.repeat(32)];
  const guest = shop.client();
  await guest.call('POST /api/user/logincheck', { username: email, password: 'demo1234', visitorid });
  const ask = (more = {}) => guest.call('GET /api/user/forgotsendemailcode', { email, ...more });
  const set = (emailcode: string, more = {}) =>
    guest.call('POST /api/user/forgotupdateemailcode', { email, emailcode, password: 'new-pw-1', ...more });
  for (let sent = 0; sent < 10; sent++) {
    await ask();
    shop.app.clock.advance(minuteMs);
  }
  for (let tries = 0; tries < 6; tries++) await set('000000').catch(() => undefined);
  // A number that the account never saw is a stranger's, too.
  await expect(ask({ visitorid: 'd'.repeat(32) })).rejects.toEqual(status(3000023));
  await ask({ visitorid });
  const code = await codeFor(email);
  for (let tries = 0; tries < 6; tries++) await set('000000').catch(() => undefined);
  // Nor does the code serve anybody else, who would have to have read it.
  await expect(set(code)).rejects.toEqual(status(3000024));
  await set(code, { visitorid });
  expect((await guest.call('POST /api/user/logincheck', { username: email, password: 'new-pw-1' })).ticket).not.toBe(
    '',
  );
});

describe('an owner with a browser that the account does not know', () => {
  const email = 'member@demo.test';
  const guest = () => shop.client();
  const ask = () => guest().call('GET /api/user/forgotsendemailcode', { email });
  const set = (emailcode: string, password = 'new-pw-2') =>
    guest().call('POST /api/user/forgotupdateemailcode', { email, emailcode, password });
  const longCode = async () => /^(\d{4} ){3}\d{4}/.exec((await letters(email))[0]?.body ?? '')?.[0] ?? '';
  const guessMany = async () => {
    for (let tries = 0; tries < 12; tries++) await set(String(tries).padStart(6, '0')).catch(() => undefined);
    for (let tries = 0; tries < 12; tries++) await set(String(tries).padStart(16, '0')).catch(() => undefined);
  };

  test('gets a code that a stranger cannot lock, once one was', async () => {
    expect(await ask()).toMatchObject({ validMinutes: 5 });
    expect(await longCode()).toBe('');
    await guessMany();
    await expect(set(await codeFor(email))).rejects.toMatchObject({
      message: expect.stringContaining('ask for a new one'),
    });
    shop.app.clock.advance(minuteMs);
    expect(await ask()).toMatchObject({ validMinutes: 10 });
    const code = await longCode();
    await guessMany();
    shop.app.clock.advance(9 * minuteMs);
    await set(code);
    await expect(set(code, 'new-pw-3')).rejects.toEqual(status(3000024));
    expect(
      (await guest().call('POST /api/user/logincheck', { username: email, password: 'new-pw-2' })).ticket,
    ).not.toBe('');
  });

  test('has one that works, once a stranger used up those of the day, and can ask for another every hour', async () => {
    for (let sent = 0; sent < 10; sent++) {
      await ask();
      shop.app.clock.advance(minuteMs);
    }
    await expect(ask()).rejects.toMatchObject({ status: 3000023, message: expect.stringContaining('newest') });
    await guessMany();
    await set((await longCode()).replaceAll(' ', ''));
    shop.app.clock.advance(hourMs);
    await ask();
    await guessMany();
    await set(await longCode(), 'new-pw-4');
    await expect(ask()).rejects.toEqual(status(3000023));
  });

  test('is not kept from one by somebody who asks to register with their number', async () => {
    const number = { countryid: 1 as const, mobile: '0825550199' };
    for (let sent = 0; sent < 10; sent++) {
      await guest().call('GET /api/user/registersmspin', number);
      shop.app.clock.advance(minuteMs);
    }
    await expect(guest().call('GET /api/user/registersmspin', number)).rejects.toEqual(status(3000023));
    await guest().call('GET /api/user/forgotsmspin', number);
  });

  test('looks like one that has no account', async () => {
    const nobody = 'nobody.at.all@demo.test';
    const asked = [];
    for (const address of [email, nobody]) {
      const call = () =>
        guest()
          .call('GET /api/user/forgotsendemailcode', { email: address })
          .catch((error) => error);
      const guess = (emailcode: string) =>
        guest().call('POST /api/user/forgotupdateemailcode', { email: address, emailcode, password: 'new-pw-2' });
      const answers: unknown[] = [await call()];
      for (let tries = 0; tries < 7; tries++)
        answers.push(await guess('000000').catch((error: { status: number }) => error.status));
      shop.app.clock.advance(minuteMs);
      answers.push(await call());
      for (let tries = 0; tries < 7; tries++)
        answers.push(await guess('000000').catch((error: { status: number }) => error.status));
      asked.push(answers);
    }
    expect(asked[0]).toEqual(asked[1]);
  });
});

test('many accounts together send a stranger no more codes a day than one may', async () => {
  const number = { countryid: 1 as const, mobile: '0829990001' };
  const people = await Promise.all(['vip', 'member', 'new', 'stocker', 'shopper'].map(as));
  await people[0]?.call('GET /api/user/sendmobilecode', number);
  await expect(people[1]?.call('GET /api/user/sendmobilecode', number)).rejects.toEqual(status(3000022));
  for (let sent = 1; sent < 10; sent++) {
    shop.app.clock.advance(minuteMs);
    await people[sent % 5]?.call('GET /api/user/sendmobilecode', number);
  }
  shop.app.clock.advance(minuteMs);
  await expect(people[0]?.call('GET /api/user/sendmobilecode', number)).rejects.toEqual(status(3000023));
  expect(await letters('+27829990001')).toHaveLength(10);
});

describe('text messages of a day', () => {
  const open = () => sql("select title from staff_alerts where kind like 'texts.%' and closed_at is null");
  const register = (mobile: string) => shop.client().call('GET /api/user/registersmspin', { countryid: 1, mobile });
  const forgot = (mobile: string) => shop.client().call('GET /api/user/forgotsmspin', { countryid: 1, mobile });
  const nth = (range: string, n: number) => `${range}${String(n).padStart(3, '0')}`;
  const full = status(3000114);

  test('to numbers that begin alike have an end, staff hear of it, and it is over the next day', async () => {
    await setSetting(shop.app, accessTexts, { ...accessTexts.first, prefixDigits: 8, prefixPerDay: 20 });
    const range = '082555';
    const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => register(`${nth(range, n)}1`)));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(20);
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toEqual(full);
    expect(await open()).toEqual([{ title: 'Text messages to +27825550… have reached their end for today' }]);
    await expect(forgot('0825550991')).rejects.toEqual(full);
    await expect(register('0731110001')).resolves.toEqual({ resendSeconds: 60, validMinutes: 5 });
    await sweepSessionsJob.perform(shop.app, {});
    expect(await open()).toHaveLength(1);
    shop.app.clock.advance(dayMs);
    await sweepSessionsJob.perform(shop.app, {});
    expect(await open()).toEqual([]);
    await expect(register('0825550991')).resolves.toEqual({ resendSeconds: 60, validMinutes: 5 });
  });

  test('of guests have an end for the whole shop that leaves shoppers their codes for money', async () => {
    await setSetting(shop.app, accessTexts, {
      ...accessTexts.first,
      guestPerDay: 5,
      prefixDigits: 8,
      prefixPerDay: 100,
    });
    // Nobody has these numbers: what is never sent is not counted, and looks the same.
    for (let n = 0; n < 10; n++) await forgot(`071${n}000001`);
    for (let n = 0; n < 5; n++) await register(`072${n}000001`);
    await expect(register('0735000001')).rejects.toEqual(full);
    await expect(forgot('0736000001')).rejects.toEqual(full);
    await expect(forgot('0825550199')).rejects.toEqual(full);
    expect(await open()).toEqual([{ title: 'Text messages to guests have reached their end for today' }]);
    const { sentTo } = await (await as('ambassador')).call('GET /api/user/sendmoneycode', {});
    expect(sentTo).toBe('+27 *** *** 0199');
    await (await as('vip')).call('GET /api/user/sendmobilecode', { countryid: 1, mobile: '0829990009' });
  });
});
