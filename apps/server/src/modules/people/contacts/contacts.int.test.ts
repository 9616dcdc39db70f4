import { userTypes } from '@sgb/contract/people.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerSomebody } from '../../../testing/register.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { handOverJob } from './move.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const rows = async (text: string, ...values: unknown[]) => (await shop.app.db.pool.query(text, values)).rows;
const idOf = async (name: string) => (await rows('select id from accounts where username = $1', `demo_${name}`))[0].id;
const contactOf = async (accountId: number) =>
  (await rows('select contact_id, reason from contacts where account_id = $1', accountId))[0];
const logIn = async (name: string) =>
  shop.client().call('POST /api/user/logincheck', { username: `${name}@demo.test`, password: 'demo1234' });
const personOf = async (ticket: string) => (await shop.client(ticket).call('GET /api/contact/person', {})).person;

describe('at registration', () => {
  test('consultants take turns, exactly, though many come at once', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => registerSomebody(shop)));
    const given = await Promise.all(made.map(({ user }) => contactOf(user.userId)));
    const counts = [await idOf('service'), await idOf('consultant')].map(
      (id) => given.filter(({ contact_id, reason }) => contact_id === id && reason === 'turn').length,
    );
    expect(counts).toEqual([5, 5]);
  });

  test("the suburb's ambassador is the contact; nobody is bound yet, not even who joins the group-buy", async () => {
    const alone = await registerSomebody(shop, { suburb: ' melville ' });
    const joins = await registerSomebody(shop, { suburb: 'Brixton', kind: 'groupbuy' });
    const ambassador = { contact_id: await idOf('ambassador'), reason: 'suburb' };
    expect([await contactOf(alone.user.userId), await contactOf(joins.user.userId)]).toEqual([ambassador, ambassador]);
    expect([alone.user.usertype, joins.user.usertype]).toEqual([userTypes.normalPersonal, userTypes.normalPersonal]);
    expect(alone.user).toMatchObject({ ambassadorcountrycode: '27', ambassadorcellphone: '825550199' });
    expect(await personOf(alone.ticket)).toMatchObject({
      name: 'Naledi K.',
      kind: 'ambassador',
      cellphone: '825550199',
    });
  });

  test('the owner of the invite code comes first, unless they are an ordinary shopper', async () => {
    const [{ invite_code: leader }] = await rows("select invite_code from accounts where username = 'demo_ambassador'");
    const [{ invite_code: other }] = await rows("select invite_code from accounts where username = 'demo_shopper'");
    const invited = await registerSomebody(shop, { invitecode: leader });
    const [byFriend, asBusiness] = await Promise.all([
      registerSomebody(shop, { invitecode: other }),
      registerSomebody(shop, {
        suburb: 'Melville',
        kind: 'business',
        business: {
          companyname: 'Some Traders',
          registrationno: '2019/123456/07',
          jobtype: 2,
          workerband: 0,
          sitetype: 3,
          monthlyband: 4,
        },
      }),
    ]);
    expect(await contactOf(invited.user.userId)).toEqual({ contact_id: await idOf('ambassador'), reason: 'invite' });
    expect((await contactOf(byFriend.user.userId)).reason).toBe('turn');
    expect((await contactOf(asBusiness.user.userId)).reason).toBe('turn');
  });

  test('of two ambassadors the one with fewer active members is chosen', async () => {
    const admin = shop.client((await logIn('admin')).ticket);
    const second = await idOf('bigcustomer');
    await rows('update accounts set user_type = 1 where id = $1', second);
    const areas = [
      { countryId: 1 as const, province: 'Gauteng', city: 'Johannesburg', suburb: 'Westdene', code: '2092' },
    ];
    await admin.call('POST /api/staff/contact/person', { accountid: second, serves: 1, areas });
    const first = await registerSomebody(shop, { suburb: 'Westdene' });
    expect((await contactOf(first.user.userId)).contact_id).toBe(second);
    // Three members who were away for long weigh nothing against one who is there.
    const members = await rows('select account_id from contacts where contact_id = $1', await idOf('ambassador'));
    expect(members.length).toBeGreaterThan(2);
    for (const { account_id } of members) {
      await rows('delete from sessions where account_id = $1', account_id);
      await rows("update account_devices set seen_at = '2026-01-01' where account_id = $1", account_id);
    }
    const next = await registerSomebody(shop, { suburb: 'Westdene' });
    expect((await contactOf(next.user.userId)).contact_id).toBe(await idOf('ambassador'));
  });
});

test('an account from before gets a contact when it first looks; staff have none', async () => {
  const fresh = await logIn('new');
  expect(fresh.user.ambassadorcellphone).toBe('');
  const person = await personOf(fresh.ticket);
  expect(person?.kind).toBe('consultant');
  expect(await personOf(fresh.ticket)).toEqual(person);
  expect((await shop.client(fresh.ticket).call('GET /api/user/logininfo', {})).ambassadorcellphone).toBe(
    person?.cellphone,
  );
  expect(await personOf((await logIn('admin')).ticket)).toBeNull();
});

test('says when people are at work again, and how soon they answer', async () => {
  const { ticket } = await logIn('vip');
  const away = await shop.client(ticket).call('GET /api/contact/person', {});
  expect(away).toMatchObject({ opensAt: '2026-11-16T06:00:00.000Z', answerHours: 1 });
  shop.app.clock.moveTo(new Date('2026-11-16T10:00:00Z'));
  const again = await logIn('vip');
  expect((await shop.client(again.ticket).call('GET /api/contact/person', {})).opensAt).toBe('');
  shop.app.clock.moveTo(new Date('2026-11-15T08:00:00Z'));
});

describe('who leaves', () => {
  test('hands everybody over, once; members without an ambassador are members no more', async () => {
    const admin = shop.client((await logIn('admin')).ticket);
    const ambassador = await idOf('ambassador');
    await admin.call('POST /api/staff/contact/person', { accountid: ambassador, serves: 0 });
    await handOverJob.perform(shop.app, { personId: ambassador });
    await handOverJob.perform(shop.app, { personId: ambassador });
    expect(await rows('select 1 from contacts where contact_id = $1', ambassador)).toEqual([]);
    const member = await idOf('member');
    expect((await contactOf(member)).reason).toBe('turn');
    expect((await rows('select user_type from accounts where id = $1', member))[0].user_type).toBe(
      userTypes.normalPersonal,
    );
    const [told] = await rows('select title from messages where account_id = $1 order by id desc limit 1', member);
    expect(told.title).toBe('Your ambassador has changed');
    const { list } = await admin.call('GET /api/staff/contact/people', {});
    expect(list.find(({ id }) => id === ambassador)).toMatchObject({ serves: false, shoppers: 0 });
    const [one, other] = list.filter(({ kind, serves }) => kind === 'consultant' && serves);
    expect(Math.abs((one?.shoppers ?? 0) - (other?.shoppers ?? 0))).toBeLessThanOrEqual(2);
  });
});

test('only staff decide who serves, and only staff and leaders can', async () => {
  const shopper = await idOf('shopper');
  const given = { accountid: shopper, serves: 1 as const };
  const asShopper = shop.client((await logIn('shopper')).ticket);
  const asAdmin = shop.client((await logIn('admin')).ticket);
  await expect(asShopper.call('POST /api/staff/contact/person', given)).rejects.toMatchObject({ http: 403 });
  await expect(asAdmin.call('POST /api/staff/contact/person', given)).rejects.toMatchObject({ status: 3000060 });
  await expect(asAdmin.call('POST /api/staff/contact/person', { ...given, accountid: 999_999 })).rejects.toMatchObject({
    http: 404,
  });
});
