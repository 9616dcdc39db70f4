import type { Client, InputOf } from '@sgb/contract/client.ts';
import { userTypes } from '@sgb/contract/people.ts';
import { addDays } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { registerSomebody } from '../../../testing/register.ts';
import { drawnPicture, uploaderOf } from '../../../testing/uploader.ts';
import { answersOf } from '../../care/chat/index.ts';
import { handOverJob } from '../../people/contacts/seed.ts';
import { type Groups, openGroups, version } from './ambassador.fixture.ts';
import { inactiveJob, probationJob } from './jobs.ts';

let groups: Groups;
beforeAll(async () => {
  groups = await openGroups();
});
afterAll(() => groups.shop.close());

const start = new Date('2026-11-15T08:00:00Z');
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
  let me: Awaited<ReturnType<Groups['logIn']>>;
  let admin: Client;
  const identity = async () => ({
    idType: 1 as const,
    idNumber: '8001015009087',
    files: [
      (await (await uploaderOf(groups.shop, 'shopper')).upload('identity', 'id.png', await drawnPicture(300, 200))).data
        .fileName,
    ],
  });
  const apply = async (changes: object = {}) =>
    me.client.call('POST /api/groupship/apply', { ...form, identity: await identity(), ...changes });

  beforeAll(async () => {
    me = await groups.logIn('shopper');
    admin = (await groups.logIn('admin')).client;
  });

  test('needs a confirmed number', async () => {
    await expect(apply()).rejects.toMatchObject({ status: 3000260, message: expect.stringContaining('mobile') });
    await groups.rows("update accounts set mobile = '+27825550177', mobile_verified_at = now() where id = $1", me.id);
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
    const before = await groups.rows('select count(*) from ambassadors');
    await expect(apply(changes)).rejects.toMatchObject({
      http: 400,
      data: { field: expect.stringMatching(new RegExp(`^${field.split('.')[0]}`)) },
    });
    expect(await groups.rows('select count(*) from ambassadors')).toEqual(before);
  });

  test('a wrong password changes no bank account', async () => {
    await expect(apply({ bank: { ...(form.bank as object), password: 'wrong12' } })).rejects.toMatchObject({
      status: 3000029,
    });
    expect(await groups.rows('select 1 from bank_accounts where account_id = $1', me.id)).toEqual([]);
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
        whatsapp: '+27…177',
        bank: expect.stringContaining('Capitec'),
        overdue: false,
      },
    ]);
    const look = { id: made.id, reason: 'About an order or a parcel' };
    expect(await admin.call('POST /api/staff/groupship/contact', look)).toEqual({ whatsapp: '+27825550177' });
    await admin.call('POST /api/staff/groupship/decide', { id: made.id, approve: 0, reason: 'The picture is dark.' });
    expect(await groups.told(me.id)).toBe('We could not approve your application');
    await expect(apply({ identity: undefined, bank: undefined })).rejects.toMatchObject({ status: 3000262 });
    await expect(admin.call('POST /api/staff/groupship/decide', { id: made.id, approve: 1 })).rejects.toMatchObject({
      status: 3000263,
    });
  });

  test('again after 30 days; taken back; two at once are one', async () => {
    groups.shop.app.clock.moveTo(addDays(start, 30));
    me = await groups.logIn('shopper');
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
    admin = (await groups.logIn('admin')).client;
    const [{ id }] = await groups.rows('select id from ambassadors where state = 10');
    const both = await Promise.allSettled(
      [1, 2].map(() => admin.call('POST /api/staff/groupship/decide', { id, approve: 1 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await groups.typeOf(me.id)).toBe(userTypes.header);
    expect(await groups.told(me.id)).toBe('You are an ambassador now');
    const [proof] = await groups.rows('select status from identity_proofs where account_id = $1', me.id);
    expect(proof.status).toBe(20);
    const { items, total } = await groups.shop.client().call('GET /api/groupship/ambassadors', { suburb: 'sandton' });
    expect(total).toBe(1);
    expect(items).toMatchObject([
      { id: me.id, name: 'Lerato M.', suburbs: ['Rosebank', 'Sandton'], members: 0, score: 0 },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/82555|Main Road/);
    const { leader } = await me.client.call('GET /api/groupship/info', {});
    expect(leader).toMatchObject({ state: 20, memberCount: 0, probationUntil: addDays(start, 60).toISOString() });
  });

  test('active after the probation; a pause hands the members over and takes no new ones; an end ends it', async () => {
    groups.shop.app.clock.moveTo(addDays(start, 60));
    await probationJob.perform(groups.shop.app, {});
    await probationJob.perform(groups.shop.app, {});
    me = await groups.logIn('shopper');
    expect((await me.client.call('GET /api/groupship/info', {})).leader?.state).toBe(50);
    const member = await groups.newMember(me.id);
    expect(await groups.typeOf(member.id)).toBe(userTypes.member);
    expect((await member.client.call('GET /api/groupship/info', {})).ambassador).toMatchObject({
      name: 'Lerato M.',
      cellphone: '825550177',
      pickup: { street: '12 Main Road', city: expect.any(String) },
      status: 1,
    });
    expect(await me.client.call('POST /api/groupship/pause', { paused: 1 })).toEqual({ state: 60 });
    await handOverJob.perform(groups.shop.app, { personId: me.id });
    expect(await groups.typeOf(member.id)).toBe(userTypes.normalPersonal);
    expect(await groups.told(member.id)).toBe('Your ambassador has changed');
    await expect(member.client.call('POST /api/groupship/bind', { teamuserid: me.id, version })).rejects.toMatchObject({
      status: -300,
    });
    expect(await me.client.call('POST /api/groupship/pause', { paused: 0 })).toEqual({ state: 50 });
    admin = (await groups.logIn('admin')).client;
    const [{ id }] = await groups.rows('select id from ambassadors where account_id = $1 and state = 50', me.id);
    const end = { id, state: 70 as const, reason: 'Moved to another country.' };
    expect(await admin.call('POST /api/staff/groupship/move', end)).toEqual({ state: 70 });
    expect(await groups.typeOf(me.id)).toBe(userTypes.normalPersonal);
    groups.shop.app.clock.moveTo(start);
    await expectBooksToBalance(groups.shop);
  });

  test('who takes it back in the moment of the decision has either done so or not', async () => {
    for (let round = 0; round < 4; round++) {
      const { ticket, user } = await registerSomebody(groups.shop);
      await groups.rows(
        `insert into identity_proofs (account_id, id_type, id_tail, id_key, id_sealed, files, sent_at, status)
         values ($1, 1, '087', 'test', '', '{}', now(), 20)`,
        user.userId,
      );
      const them = groups.shop.client(ticket);
      const bank = { ...(form.bank as object), password: 'kudu-77' } as never;
      const { id } = await them.call('POST /api/groupship/apply', { ...form, bank });
      admin = (await groups.logIn('admin')).client;
      const [decided, taken] = await Promise.allSettled([
        admin.call('POST /api/staff/groupship/decide', { id, approve: 1 }),
        them.call('POST /api/groupship/apply/withdraw', {}),
      ]);
      expect([decided.status, taken.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const approved = decided.status === 'fulfilled';
      const [row] = await groups.rows('select state from ambassadors where id = $1', id);
      expect(row.state).toBe(approved ? 20 : 40);
      expect(await groups.typeOf(user.userId)).toBe(approved ? userTypes.header : userTypes.normalPersonal);
      if (approved) {
        const end = { id, state: 70 as const, reason: 'Only a test of ours.' };
        await admin.call('POST /api/staff/groupship/move', end);
      }
    }
    await expectBooksToBalance(groups.shop);
  });

  test('is not for companies', async () => {
    const { client } = await groups.logIn('business');
    await expect(client.call('POST /api/groupship/apply', form)).rejects.toMatchObject({ http: 403 });
  });
});

test('who does nothing for the group is warned after 45 days and loses the members after 60; an answer counts', async () => {
  const job = inactiveJob({
    answersOf,
    closeSuburbPopups: async () => undefined,
    roundFigures: async () => new Map(),
    ordersInRounds: async () => new Map(),
    endOpenRounds: async () => undefined,
  });
  const { id } = await groups.logIn('ambassador');
  const state = async () =>
    (await groups.rows('select state from ambassadors where account_id = $1 order by id desc limit 1', id))[0].state;
  const at = async (days: number) => {
    groups.shop.app.clock.moveTo(addDays(start, days));
    await job.perform(groups.shop.app, {});
  };
  await groups.rows('update ambassadors set active_at = $2 where account_id = $1', id, start);
  await groups.rows('update chat_messages set sent_at = $1 where sent_at > $1', start);
  await groups.rows('update surveys set opened_at = $1 where opened_at > $1', start);
  await at(44);
  expect(await groups.told(id)).not.toBe('Your group has not heard from you for a while');
  await at(45);
  await at(46);
  const warnings = await groups.rows(
    "select 1 from messages where account_id = $1 and title like 'Your group has not%'",
    id,
  );
  expect(warnings).toHaveLength(1);
  const [talk] = await groups.rows('select id, last_number from conversations where contact_id = $1 limit 1', id);
  expect(talk).toBeDefined();
  await groups.rows(
    "insert into chat_messages (conversation_id, number, from_shopper, key, text, sent_at) values ($1, $2, false, gen_random_uuid(), 'Hello', $3)",
    talk.id,
    talk.last_number + 1000,
    addDays(start, 50),
  );
  await at(61);
  expect(await state()).toBe(50);
  // A parcel that was handed over on day 100: its receiver was asked how it was.
  await groups.rows(
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
