import { userTypes } from '@sgb/contract/people.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { registerSomebody } from '../../../testing/register.ts';
import { type Groups, openGroups, version } from './ambassador.fixture.ts';

let groups: Groups;
beforeAll(async () => {
  groups = await openGroups();
});
afterAll(async () => {
  await expectBooksToBalance(groups.shop);
  await groups.shop.close();
});

const start = new Date('2026-11-15T08:00:00Z');

describe('binding', () => {
  let leader: Awaited<ReturnType<Groups['logIn']>>;
  let code = '';
  beforeAll(async () => {
    leader = await groups.logIn('ambassador');
    code = (await leader.client.call('GET /api/groupship/info', {})).leader?.inviteCode ?? '';
  });

  test('by the registration: the account first, then -502 as a step, then by the same code', async () => {
    const { ticket, user } = await registerSomebody(groups.shop, { kind: 'groupbuy', invitecode: code, suburb: '' });
    const client = groups.shop.client(ticket);
    expect(user.usertype).toBe(userTypes.normalPersonal);
    const wish = { invitecode: code, version } as const;
    await expect(client.call('POST /api/groupship/bind', wish)).rejects.toMatchObject({
      status: -502,
      data: { missingCents: 10_000 },
    });
    await groups.give(user.userId, 10_000);
    expect(await client.call('POST /api/groupship/bind', wish)).toEqual({ ambassadorid: leader.id });
    expect(await client.call('POST /api/groupship/bind', wish)).toEqual({ ambassadorid: leader.id });
    expect(await groups.typeOf(user.userId)).toBe(userTypes.member);
    expect((await client.call('GET /api/groupship/info', {})).role).toBe('member');
  });

  test('-300 where nobody serves; codes of nobody, of oneself and of no ambassador are said to be so', async () => {
    const { client } = await groups.logIn('influencer');
    const bind = (wish: object) => client.call('POST /api/groupship/bind', { ...wish, version } as never);
    await expect(bind({ suburb: 'Nowhere' })).rejects.toMatchObject({
      status: -300,
      data: { ambassadors: [{ ambassadorid: leader.id }] },
    });
    await expect(bind({})).rejects.toMatchObject({ http: 400, data: { field: 'suburb' } });
    await expect(bind({ invitecode: 'ZZZZZZ' })).rejects.toMatchObject({ status: 3000028 });
    const [{ invite_code: mine }] = await groups.rows(
      "select invite_code from accounts where username = 'demo_influencer'",
    );
    await expect(bind({ invitecode: mine })).rejects.toMatchObject({ message: expect.stringContaining('own') });
    const [{ invite_code: other }] = await groups.rows("select invite_code from accounts where username = 'demo_vip'");
    await expect(bind({ invitecode: other })).rejects.toMatchObject({ message: expect.stringContaining('not of an') });
  });

  test('leaving asks once; the next binding asks again, and needs no money', async () => {
    const member = await groups.newMember(leader.id);
    await expect(member.client.call('POST /api/groupship/leave', {})).rejects.toMatchObject({ status: -501 });
    await member.client.call('POST /api/groupship/leave', { confirm: 1 });
    expect(await groups.typeOf(member.id)).toBe(userTypes.normalPersonal);
    const [contact] = await groups.rows(
      'select p.kind from contacts c join contact_people p on p.account_id = c.contact_id where c.account_id = $1',
      member.id,
    );
    expect(contact.kind).toBe('consultant');
    expect(await groups.told(leader.id)).toBe('A member left your group');
    await expect(member.client.call('POST /api/groupship/leave', { confirm: 1 })).rejects.toMatchObject({
      status: 3000264,
    });
    const wish = { teamuserid: leader.id, version } as const;
    await expect(member.client.call('POST /api/groupship/bind', wish)).rejects.toMatchObject({ status: -501 });
    expect(await member.client.call('POST /api/groupship/bind', { ...wish, confirm: 1 })).toEqual({
      ambassadorid: leader.id,
    });
  });

  test('ten times at once is one binding, and leaving while joining ends in one of the two', async () => {
    const { ticket, user } = await registerSomebody(groups.shop);
    await groups.give(user.userId, 10_000);
    const client = groups.shop.client(ticket);
    const wish = { teamuserid: leader.id, version, confirm: 1 } as const;
    const news = async () =>
      (
        await groups.rows(
          "select 1 from messages where account_id = $1 and title = 'A new member joined your group'",
          leader.id,
        )
      ).length;
    const before = await news();
    await Promise.all(Array.from({ length: 10 }, () => client.call('POST /api/groupship/bind', wish)));
    expect((await news()) - before).toBe(1);
    await Promise.allSettled([
      ...Array.from({ length: 5 }, () => client.call('POST /api/groupship/leave', { confirm: 1 })),
      ...Array.from({ length: 5 }, () => client.call('POST /api/groupship/bind', wish)),
    ]);
    const [end] = await groups.rows(
      `select a.user_type, p.kind from accounts a join contacts c on c.account_id = a.id
       join contact_people p on p.account_id = c.contact_id where a.id = $1`,
      user.userId,
    );
    expect([
      [userTypes.member, 'ambassador'],
      [userTypes.normalPersonal, 'consultant'],
    ]).toContainEqual([end.user_type, end.kind]);
  });

  test('the suburb is asked for where somebody serves it, once in 30 days, and never at the till', async () => {
    const { ticket, user } = await registerSomebody(groups.shop, { suburb: 'Melville' });
    const client = groups.shop.client(ticket);
    await groups.rows('update popups set closed_at = now() where account_id = $1', user.userId);
    const pop = (location: string) => client.call('GET /api/popupwindow/pop', { location });
    await expect(pop('/shoporder/checkout/cn')).rejects.toMatchObject({ status: 500 });
    const offered = await pop('/search');
    expect(offered).toMatchObject({ type: 9, windowtitle: 'Confirm your suburb' });
    expect(await pop('/search')).toEqual(offered);
    await expect(pop('/shoporder/2/cart/topay')).rejects.toMatchObject({ status: 500 });
    await client.call('GET /api/popupwindow/read', { id: offered.id, type: 9 });
    await expect(pop('/search')).rejects.toMatchObject({ status: 500 });
    const elsewhere = await registerSomebody(groups.shop, { suburb: 'Nowhere' });
    await groups.rows('update popups set closed_at = now() where account_id = $1', elsewhere.user.userId);
    await expect(
      groups.shop.client(elsewhere.ticket).call('GET /api/popupwindow/pop', { location: '/search' }),
    ).rejects.toMatchObject({ status: 500 });
    await groups.rows(
      "update popups set subject = 'earlier', starts_at = starts_at - interval '31 days' where account_id = $1",
      user.userId,
    );
    expect(await pop('/search')).toMatchObject({ type: 9 });
  });
});

describe('members', () => {
  let leader: Awaited<ReturnType<Groups['logIn']>>;
  let member: Awaited<ReturnType<Groups['newMember']>>;
  beforeAll(async () => {
    leader = await groups.logIn('ambassador');
    member = await groups.newMember(leader.id);
  });

  test('are listed by name, with no more than a leader may know', async () => {
    const { items, total } = await leader.client.call('GET /api/groupship/memberlist', {});
    const found = items.find(({ id }) => id === member.id);
    expect(found).toEqual({
      id: member.id,
      name: 'Some B.',
      joinedAt: start.toISOString(),
      openOrders: 0,
      inRound: 0,
      score: 0,
      status: 1,
    });
    const [{ n }] = await groups.rows(
      'select count(*)::int as n from contacts c join accounts a on a.id = c.account_id where contact_id = $1 and user_type = 2',
      leader.id,
    );
    expect(total).toBe(n);
    const some = await leader.client.call('GET /api/groupship/memberlist', { keyword: 'zul' });
    expect(some.items.map(({ name }) => name)).toEqual(['Busi Z.']);
    await expect(member.client.call('GET /api/groupship/memberlist', {})).rejects.toMatchObject({ http: 403 });
    // Service sees the same group, with the names of the accounts.
    const { client: service } = await groups.logIn('service');
    const group = await service.call('GET /api/staff/groupship/members', { accountid: leader.id });
    expect(group.total).toBe(n);
    expect(group.items.find(({ id }) => id === member.id)).toMatchObject({ ...found, username: expect.any(String) });
    await expect(service.call('GET /api/staff/groupship/members', { accountid: member.id })).rejects.toMatchObject({
      http: 404,
    });
  });

  test('are paused and let go on by the same call, and removed with a reason', async () => {
    const change = () =>
      leader.client.call('POST /api/groupship/changememberstatus', { id: member.id, reason: 'Please fetch first.' });
    expect(await change()).toEqual({ status: 2 });
    expect(await groups.told(member.id)).toBe('You cannot join new rounds for now');
    expect((await member.client.call('GET /api/groupship/info', {})).ambassador).toMatchObject({
      status: 2,
      note: 'Please fetch first.',
    });
    const paused = await leader.client.call('GET /api/groupship/memberlist', { status: 2 });
    expect(paused.items.map(({ id }) => id)).toEqual([member.id]);
    expect(await change()).toEqual({ status: 1 });
    const stranger = await groups.logIn('vip');
    for (const id of [stranger.id, leader.id, 999_999]) {
      await expect(leader.client.call('POST /api/groupship/changememberstatus', { id })).rejects.toMatchObject({
        status: 3000265,
      });
    }
    await expect(
      leader.client.call('POST /api/groupship/removemember', { id: member.id, reason: '' }),
    ).rejects.toMatchObject({ http: 400 });
    await leader.client.call('POST /api/groupship/removemember', { id: member.id, reason: 'Moved away.' });
    expect(await groups.typeOf(member.id)).toBe(userTypes.normalPersonal);
    expect(await groups.told(member.id)).toBe('You are no longer in your group');
  });
});
