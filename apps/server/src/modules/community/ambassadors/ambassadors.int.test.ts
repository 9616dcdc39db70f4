import type { Client, InputOf } from '@sgb/contract/client.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { userTypes } from '@sgb/contract/people.ts';
import { addDays } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { registerSomebody } from '../../../testing/register.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { drawnPicture, uploaderOf } from '../../../testing/uploader.ts';
import { balance, book } from '../../books/ledger/index.ts';
import { answersOf } from '../../care/chat/index.ts';
import { handOverJob } from '../../people/contacts/seed.ts';
import { inactiveJob, probationJob } from './jobs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const start = new Date('2026-11-15T08:00:00Z');
const version = '20220520';
const rows = async (text: string, ...values: unknown[]) => (await shop.app.db.pool.query(text, values)).rows;
const logIn = async (name: string) => {
  const { ticket, user } = await shop.client().call('POST /api/user/logincheck', {
    username: `${name}@demo.test`,
    password: 'demo1234',
  });
  return { id: user.userId, client: shop.client(ticket) };
};
const typeOf = async (id: number) => (await rows('select user_type from accounts where id = $1', id))[0].user_type;
const told = async (id: number) =>
  (await rows('select title from messages where account_id = $1 order by id desc limit 1', id))[0]?.title;
let given = 0;
const give = (accountId: number, amount: number) =>
  shop.app.db.transact((tx) =>
    book(tx, {
      key: `test:${++given}`,
      type: entryTypes.recharge,
      ref: 'test',
      now: shop.app.clock.now(),
      postings: [{ from: 'bank', to: balance(accountId, 'available'), amount }],
    }),
  );

/** Somebody new who is a member of this ambassador. */
async function newMember(teamuserid: number): Promise<{ id: number; client: Client }> {
  const { ticket, user } = await registerSomebody(shop);
  await give(user.userId, 10_000);
  const client = shop.client(ticket);
  await client.call('POST /api/groupship/bind', { teamuserid, version });
  return { id: user.userId, client };
}

const form: InputOf<'POST /api/groupship/apply'> = {
  countryid: 1,
  whatsapp: '082 555 0177',
  areas: [
    { suburb: 'Sandton', code: '2196' },
    { suburb: 'Rosebank', code: '2196' },
  ],
  pickup: { street: '12 Main Road', suburb: 'Sandton', code: '2196', unit: '', note: 'Ring twice' },
  hours: [
    { day: 6, from: '09:00', to: '12:00' },
    { day: 1, from: '08:00', to: '17:00' },
  ],
  languages: ['en', 'zu'],
  why: 'I know everybody in my street.',
  bank: { bank: 'Capitec', branchCode: '470010', number: '1234567890', kind: 1, password: 'demo1234' },
};

describe('becoming an ambassador', () => {
  let me: Awaited<ReturnType<typeof logIn>>;
  let admin: Client;
  const identity = async () => ({
    idType: 1 as const,
    idNumber: '8001015009087',
    files: [
      (await (await uploaderOf(shop, 'shopper')).upload('identity', 'id.png', await drawnPicture(300, 200))).data
        .fileName,
    ],
  });
  const apply = async (changes: object = {}) =>
    me.client.call('POST /api/groupship/apply', { ...form, identity: await identity(), ...changes });

  beforeAll(async () => {
    me = await logIn('shopper');
    admin = (await logIn('admin')).client;
  });

  test('needs a confirmed number', async () => {
    await expect(apply()).rejects.toMatchObject({ status: 3000260, message: expect.stringContaining('mobile') });
    await rows("update accounts set mobile = '+27825550177', mobile_verified_at = now() where id = $1", me.id);
  });

  test.each<[string, object]>([
    ['identity', { identity: undefined }],
    ['identity.idNumber', { identity: { idType: 1, idNumber: '8001015009088', files: ['x'] } }],
    ['bank', { bank: undefined }],
    ['bank.number', { bank: { ...(form.bank as object), number: '12' } }],
    ['areas', { areas: [] }],
    ['areas', { areas: Array.from({ length: 21 }, () => ({ suburb: 'Sandton', code: '2196' })) }],
    ['areas', { areas: [{ suburb: 'Atlantis Under Sea', code: '9999' }] }],
    ['pickup.street', { pickup: { ...form.pickup, street: '1 A' } }],
    ['hours', { hours: [] }],
    ['hours', { hours: [{ day: 1, from: '17:00', to: '08:00' }] }],
    ['languages', { languages: [] }],
    ['why', { why: 'because' }],
    ['whatsapp', { whatsapp: '12345' }],
  ])('%s is looked at', async (field, changes) => {
    const before = await rows('select count(*) from ambassadors');
    await expect(apply(changes)).rejects.toMatchObject({
      http: 400,
      data: { field: expect.stringMatching(new RegExp(`^${field.split('.')[0]}`)) },
    });
    expect(await rows('select count(*) from ambassadors')).toEqual(before);
  });

  test('a wrong password changes no bank account', async () => {
    await expect(apply({ bank: { ...(form.bank as object), password: 'wrong12' } })).rejects.toMatchObject({
      status: 3000029,
    });
    expect(await rows('select 1 from bank_accounts where account_id = $1', me.id)).toEqual([]);
  });

  test('one application at a time, decided within three working days, refused with a reason', async () => {
    const made = await apply();
    // A Sunday: Monday to Wednesday, 9 hours each.
    expect(made.dueAt).toBe('2026-11-18T15:00:00.000Z');
    await expect(apply({ identity: undefined })).rejects.toMatchObject({ status: 3000261 });
    const { application, role, known } = await me.client.call('GET /api/groupship/info', {});
    expect({ application, role, known }).toMatchObject({
      role: 'other',
      application: { state: 10, dueAt: made.dueAt },
      known: { identity: '••••••087', bank: 'Capitec •••• 7890' },
    });
    await expect(me.client.call('POST /api/staff/groupship/decide', { id: made.id, approve: 1 })).rejects.toMatchObject(
      {
        http: 403,
      },
    );
    const { items } = await admin.call('GET /api/staff/groupship/applications', {});
    expect(items).toMatchObject([
      {
        id: made.id,
        idNumber: '••••••087',
        areas: ['Sandton 2196', 'Rosebank 2196'],
        whatsapp: '+27825550177',
        bank: expect.stringContaining('Capitec'),
        pictures: [expect.stringContaining('/files/')],
        overdue: false,
      },
    ]);
    await admin.call('POST /api/staff/groupship/decide', { id: made.id, approve: 0, reason: 'The picture is dark.' });
    expect(await told(me.id)).toBe('We could not approve your application');
    await expect(apply({ identity: undefined, bank: undefined })).rejects.toMatchObject({ status: 3000262 });
    await expect(admin.call('POST /api/staff/groupship/decide', { id: made.id, approve: 1 })).rejects.toMatchObject({
      status: 3000263,
    });
  });

  test('again after 30 days; taken back; two at once are one', async () => {
    shop.app.clock.moveTo(addDays(start, 30));
    me = await logIn('shopper');
    await apply({ identity: undefined, bank: undefined });
    await me.client.call('POST /api/groupship/apply/withdraw', {});
    expect((await me.client.call('GET /api/groupship/info', {})).application?.state).toBe(40);
    const wish = { ...form, bank: undefined };
    const both = await Promise.allSettled([
      me.client.call('POST /api/groupship/apply', wish),
      me.client.call('POST /api/groupship/apply', wish),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('approved: leads a group, whose card says neither number nor address', async () => {
    admin = (await logIn('admin')).client;
    const [{ id }] = await rows('select id from ambassadors where state = 10');
    const both = await Promise.allSettled(
      [1, 2].map(() => admin.call('POST /api/staff/groupship/decide', { id, approve: 1 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await typeOf(me.id)).toBe(userTypes.header);
    expect(await told(me.id)).toBe('You are an ambassador now');
    const [proof] = await rows('select status from identity_proofs where account_id = $1', me.id);
    expect(proof.status).toBe(20);
    const { items, total } = await shop.client().call('GET /api/groupship/ambassadors', { suburb: 'sandton' });
    expect(total).toBe(1);
    expect(items).toMatchObject([
      { id: me.id, name: 'Lerato M.', suburbs: ['Rosebank', 'Sandton'], members: 0, score: 0 },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/82555|Main Road/);
    const { leader } = await me.client.call('GET /api/groupship/info', {});
    expect(leader).toMatchObject({ state: 20, memberCount: 0, probationUntil: addDays(start, 60).toISOString() });
  });

  test('active after the probation; a pause hands the members over and takes no new ones; an end ends it', async () => {
    shop.app.clock.moveTo(addDays(start, 60));
    await probationJob.perform(shop.app, {});
    await probationJob.perform(shop.app, {});
    me = await logIn('shopper');
    expect((await me.client.call('GET /api/groupship/info', {})).leader?.state).toBe(50);
    const member = await newMember(me.id);
    expect(await typeOf(member.id)).toBe(userTypes.member);
    expect((await member.client.call('GET /api/groupship/info', {})).ambassador).toMatchObject({
      name: 'Lerato M.',
      cellphone: '825550177',
      pickup: { street: '12 Main Road', city: expect.any(String) },
      status: 1,
    });
    expect(await me.client.call('POST /api/groupship/pause', { paused: 1 })).toEqual({ state: 60 });
    await handOverJob.perform(shop.app, { personId: me.id });
    expect(await typeOf(member.id)).toBe(userTypes.normalPersonal);
    expect(await told(member.id)).toBe('Your ambassador has changed');
    await expect(member.client.call('POST /api/groupship/bind', { teamuserid: me.id, version })).rejects.toMatchObject({
      status: -300,
    });
    expect(await me.client.call('POST /api/groupship/pause', { paused: 0 })).toEqual({ state: 50 });
    admin = (await logIn('admin')).client;
    const [{ id }] = await rows('select id from ambassadors where account_id = $1 and state = 50', me.id);
    const end = { id, state: 70 as const, reason: 'Moved to another country.' };
    expect(await admin.call('POST /api/staff/groupship/move', end)).toEqual({ state: 70 });
    expect(await typeOf(me.id)).toBe(userTypes.normalPersonal);
    shop.app.clock.moveTo(start);
    await expectBooksToBalance(shop);
  });

  test('who takes it back in the moment of the decision has either done so or not', async () => {
    for (let round = 0; round < 4; round++) {
      const { ticket, user } = await registerSomebody(shop);
      await rows(
        `insert into identity_proofs (account_id, id_type, id_tail, id_key, id_sealed, files, sent_at, status)
         values ($1, 1, '087', 'test', '', '{}', now(), 20)`,
        user.userId,
      );
      const them = shop.client(ticket);
      const bank = { ...(form.bank as object), password: 'kudu-77' } as never;
      const { id } = await them.call('POST /api/groupship/apply', { ...form, bank });
      admin = (await logIn('admin')).client;
      const [decided, taken] = await Promise.allSettled([
        admin.call('POST /api/staff/groupship/decide', { id, approve: 1 }),
        them.call('POST /api/groupship/apply/withdraw', {}),
      ]);
      expect([decided.status, taken.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const approved = decided.status === 'fulfilled';
      const [row] = await rows('select state from ambassadors where id = $1', id);
      expect(row.state).toBe(approved ? 20 : 40);
      expect(await typeOf(user.userId)).toBe(approved ? userTypes.header : userTypes.normalPersonal);
      if (approved) {
        const end = { id, state: 70 as const, reason: 'Only a test of ours.' };
        await admin.call('POST /api/staff/groupship/move', end);
      }
    }
    await expectBooksToBalance(shop);
  });

  test('is not for companies', async () => {
    const { client } = await logIn('business');
    await expect(client.call('POST /api/groupship/apply', form)).rejects.toMatchObject({ http: 403 });
  });
});

describe('binding', () => {
  let leader: Awaited<ReturnType<typeof logIn>>;
  let code = '';
  beforeAll(async () => {
    leader = await logIn('ambassador');
    code = (await leader.client.call('GET /api/groupship/info', {})).leader?.inviteCode ?? '';
  });

  test('by the registration: the account first, then -502 as a step, then by the same code', async () => {
    const { ticket, user } = await registerSomebody(shop, { kind: 'groupbuy', invitecode: code, suburb: '' });
    const client = shop.client(ticket);
    expect(user.usertype).toBe(userTypes.normalPersonal);
    const wish = { invitecode: code, version } as const;
    await expect(client.call('POST /api/groupship/bind', wish)).rejects.toMatchObject({
      status: -502,
      data: { missingCents: 10_000 },
    });
    await give(user.userId, 10_000);
    expect(await client.call('POST /api/groupship/bind', wish)).toEqual({ ambassadorid: leader.id });
    expect(await client.call('POST /api/groupship/bind', wish)).toEqual({ ambassadorid: leader.id });
    expect(await typeOf(user.userId)).toBe(userTypes.member);
    expect((await client.call('GET /api/groupship/info', {})).role).toBe('member');
  });

  test('-300 where nobody serves; codes of nobody, of oneself and of no ambassador are said to be so', async () => {
    const { client } = await logIn('influencer');
    const bind = (wish: object) => client.call('POST /api/groupship/bind', { ...wish, version } as never);
    await expect(bind({ suburb: 'Nowhere' })).rejects.toMatchObject({
      status: -300,
      data: { ambassadors: [{ ambassadorid: leader.id }] },
    });
    await expect(bind({})).rejects.toMatchObject({ http: 400, data: { field: 'suburb' } });
    await expect(bind({ invitecode: 'ZZZZZZ' })).rejects.toMatchObject({ status: 3000028 });
    const [{ invite_code: mine }] = await rows("select invite_code from accounts where username = 'demo_influencer'");
    await expect(bind({ invitecode: mine })).rejects.toMatchObject({ message: expect.stringContaining('own') });
    const [{ invite_code: other }] = await rows("select invite_code from accounts where username = 'demo_vip'");
    await expect(bind({ invitecode: other })).rejects.toMatchObject({ message: expect.stringContaining('not of an') });
  });

  test('leaving asks once; the next binding asks again, and needs no money', async () => {
    const member = await newMember(leader.id);
    await expect(member.client.call('POST /api/groupship/leave', {})).rejects.toMatchObject({ status: -501 });
    await member.client.call('POST /api/groupship/leave', { confirm: 1 });
    expect(await typeOf(member.id)).toBe(userTypes.normalPersonal);
    const [contact] = await rows(
      'select p.kind from contacts c join contact_people p on p.account_id = c.contact_id where c.account_id = $1',
      member.id,
    );
    expect(contact.kind).toBe('consultant');
    expect(await told(leader.id)).toBe('A member left your group');
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
    const { ticket, user } = await registerSomebody(shop);
    await give(user.userId, 10_000);
    const client = shop.client(ticket);
    const wish = { teamuserid: leader.id, version, confirm: 1 } as const;
    const news = async () =>
      (
        await rows(
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
    const [end] = await rows(
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
    const { ticket, user } = await registerSomebody(shop, { suburb: 'Melville' });
    const client = shop.client(ticket);
    await rows('update popups set closed_at = now() where account_id = $1', user.userId);
    const pop = (location: string) => client.call('GET /api/popupwindow/pop', { location });
    await expect(pop('/shoporder/checkout/cn')).rejects.toMatchObject({ status: 500 });
    const offered = await pop('/search');
    expect(offered).toMatchObject({ type: 9, windowtitle: 'Confirm your suburb' });
    expect(await pop('/search')).toEqual(offered);
    await expect(pop('/shoporder/2/cart/topay')).rejects.toMatchObject({ status: 500 });
    await client.call('GET /api/popupwindow/read', { id: offered.id, type: 9 });
    await expect(pop('/search')).rejects.toMatchObject({ status: 500 });
    const elsewhere = await registerSomebody(shop, { suburb: 'Nowhere' });
    await rows('update popups set closed_at = now() where account_id = $1', elsewhere.user.userId);
    await expect(
      shop.client(elsewhere.ticket).call('GET /api/popupwindow/pop', { location: '/search' }),
    ).rejects.toMatchObject({ status: 500 });
    await rows(
      "update popups set subject = 'earlier', starts_at = starts_at - interval '31 days' where account_id = $1",
      user.userId,
    );
    expect(await pop('/search')).toMatchObject({ type: 9 });
  });
});

describe('members', () => {
  let leader: Awaited<ReturnType<typeof logIn>>;
  let member: Awaited<ReturnType<typeof newMember>>;
  beforeAll(async () => {
    leader = await logIn('ambassador');
    member = await newMember(leader.id);
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
    const [{ n }] = await rows(
      'select count(*)::int as n from contacts c join accounts a on a.id = c.account_id where contact_id = $1 and user_type = 2',
      leader.id,
    );
    expect(total).toBe(n);
    const some = await leader.client.call('GET /api/groupship/memberlist', { keyword: 'zul' });
    expect(some.items.map(({ name }) => name)).toEqual(['Busi Z.']);
    await expect(member.client.call('GET /api/groupship/memberlist', {})).rejects.toMatchObject({ http: 403 });
  });

  test('are paused and let go on by the same call, and removed with a reason', async () => {
    const change = () =>
      leader.client.call('POST /api/groupship/changememberstatus', { id: member.id, reason: 'Please fetch first.' });
    expect(await change()).toEqual({ status: 2 });
    expect(await told(member.id)).toBe('You cannot join new rounds for now');
    expect((await member.client.call('GET /api/groupship/info', {})).ambassador).toMatchObject({
      status: 2,
      note: 'Please fetch first.',
    });
    const paused = await leader.client.call('GET /api/groupship/memberlist', { status: 2 });
    expect(paused.items.map(({ id }) => id)).toEqual([member.id]);
    expect(await change()).toEqual({ status: 1 });
    const stranger = await logIn('vip');
    for (const id of [stranger.id, leader.id, 999_999]) {
      await expect(leader.client.call('POST /api/groupship/changememberstatus', { id })).rejects.toMatchObject({
        status: 3000265,
      });
    }
    await expect(
      leader.client.call('POST /api/groupship/removemember', { id: member.id, reason: '' }),
    ).rejects.toMatchObject({ http: 400 });
    await leader.client.call('POST /api/groupship/removemember', { id: member.id, reason: 'Moved away.' });
    expect(await typeOf(member.id)).toBe(userTypes.normalPersonal);
    expect(await told(member.id)).toBe('You are no longer in your group');
  });
});

test('who does nothing for the group is warned after 45 days and loses the members after 60; an answer counts', async () => {
  const job = inactiveJob({
    answersOf,
    closeSuburbPopups: async () => undefined,
    roundFigures: async () => new Map(),
    ordersInRounds: async () => new Map(),
  });
  const { id } = await logIn('ambassador');
  const state = async () =>
    (await rows('select state from ambassadors where account_id = $1 order by id desc limit 1', id))[0].state;
  const at = async (days: number) => {
    shop.app.clock.moveTo(addDays(start, days));
    await job.perform(shop.app, {});
  };
  await rows('update ambassadors set active_at = $2 where account_id = $1', id, start);
  await rows('update chat_messages set sent_at = $1 where sent_at > $1', start);
  await rows('update surveys set opened_at = $1 where opened_at > $1', start);
  await at(44);
  expect(await told(id)).not.toBe('Your group has not heard of you for a while');
  await at(45);
  await at(46);
  const warnings = await rows("select 1 from messages where account_id = $1 and title like 'Your group has not%'", id);
  expect(warnings).toHaveLength(1);
  const [talk] = await rows('select id, last_number from conversations where contact_id = $1 limit 1', id);
  expect(talk).toBeDefined();
  await rows(
    "insert into chat_messages (conversation_id, number, from_shopper, key, text, sent_at) values ($1, $2, false, gen_random_uuid(), 'Hello', $3)",
    talk.id,
    talk.last_number + 1000,
    addDays(start, 50),
  );
  await at(61);
  expect(await state()).toBe(50);
  // A parcel that was handed over on day 100: its receiver was asked how it was.
  await rows(
    `insert into surveys (account_id, order_type, express_id, express_number, finished_at, ambassador_id, opened_at)
     select id, 0, 99001, 'PC99001', $2, $1, $2 from accounts where username = 'demo_member'`,
    id,
    addDays(start, 100),
  );
  await at(110);
  expect(await state()).toBe(50);
  await at(160);
  expect(await state()).toBe(60);
});
