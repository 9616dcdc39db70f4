import type { Client } from '@sgb/contract/client.ts';
import { addMinutes } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { noisePicture, uploaderOf } from '../../../testing/uploader.ts';
import { indexQuestionsJob, learnQuestionsJob } from './jobs.ts';

let shop: TestShop;
let asker: { id: number; client: Client };
let helper: { id: number; client: Client };
let staff: Client;
const start = new Date('2026-11-16T08:00:00Z');

const rows = async (text: string, ...values: unknown[]) => (await shop.app.db.pool.query(text, values)).rows;
let people = 0;
/** Somebody who has just joined us. */
async function newcomer() {
  const name = `asker${++people}`;
  const [{ id }] = await rows(
    `insert into accounts (username, email, password_hash, user_type, created_at, first_name, last_name)
     values ($1, $1 || '@example.com', '', -1, $2, 'Some', 'Body') returning id`,
    name,
    shop.app.clock.now(),
  );
  return { id: id as number, client: shop.client(await ticketFor(shop, name)) };
}
const logIn = async (name: string) => {
  const login = { username: `${name}@demo.test`, password: 'demo1234' };
  const { ticket, user } = await shop.client().call('POST /api/user/logincheck', login);
  return { id: user.userId, client: shop.client(ticket) };
};

beforeAll(async () => {
  shop = await openTestShop();
  shop.app.clock.moveTo(start);
  [asker, helper] = [await newcomer(), await newcomer()];
  staff = (await logIn('service')).client;
});
afterAll(() => shop.close());

let asked = 0;
/** A question of somebody new, so that nobody reaches the day's limit. */
async function ask(changes: object = {}, by: { client: Client } | undefined = undefined) {
  const client = by?.client ?? (await newcomer()).client;
  const title = `How long does parcel ${++asked} take by sea?`;
  const made = await client.call('POST /api/question/ask', { title, text: 'To Polokwane.', topicid: 1, ...changes });
  return { ...made, client, title };
}
const reply = (id: number, by = helper, text = 'Six to eight weeks, mine took 45 days.') =>
  by.client.call('POST /api/question/reply', { id, text });
const see = (id: number, client: Client = shop.client()) => client.call('GET /api/question/answer', { id });
const titles = (id: number) => rows('select title from messages where account_id = $1 order by id desc', id);
const index = (id: number) => indexQuestionsJob.perform(shop.app, { ids: [id] });
const find = async (keyword: string) => {
  const { items } = await shop.client().call('GET /api/question/search', { keyword });
  return items.flatMap((item) => (item.kind === 'question' ? [item.question.id] : []));
};

describe('asking and answering', () => {
  test('everybody reads a question, who follows it is told of an answer, and only its writer sees the buttons', async () => {
    const { id, client, title, waiting } = await ask();
    expect(waiting).toBe('');
    const listed = await shop.client().call('GET /api/question/index', {});
    expect(listed.items[0]).toMatchObject({
      id,
      title,
      answers: 0,
      excerpt: 'To Polokwane.',
      by: { name: 'Some B.', badge: 0 },
    });
    const before = listed.topics.find((topic) => topic.id === 1)?.questions ?? 0;
    const follower = await newcomer();
    await follower.client.call('POST /api/question/follow', { id, follow: 1 });
    await reply(id, await logIn('ambassador'));
    await reply(id, await logIn('service'));
    expect((await titles(follower.id)).map((row) => row.title)).toEqual([
      'A question you follow has an answer',
      'A question you follow has an answer',
    ]);
    const guest = await see(id);
    expect(guest.answers.map(({ by }) => by.badge)).toEqual([1, 2]);
    expect(guest.question).toMatchObject({ mine: false, editUntil: '', deletable: false, answers: 2 });
    expect((await see(id, client)).question).toMatchObject({ mine: true, following: true, deletable: false });
    const topic = await shop.client().call('GET /api/question/topics', { id: 1, sort: 2 });
    expect(topic.topic.questions).toBe(before);
    const open = await shop.client().call('GET /api/question/topics', { id: 1, sort: 3 });
    expect(open.items.map((item) => item.id)).not.toContain(id);
  });

  test.each([
    ['a short title', { title: 'Too short' }, 'Ask in 10 to 120 characters.'],
    ['a long title', { title: 'x'.repeat(121) }, 'Ask in 10 to 120 characters.'],
    ['spaces for a title', { title: ` ${'x'.repeat(8)}          ` }, 'Ask in 10 to 120 characters.'],
    ['a long text', { text: 'x'.repeat(1001) }, 'Use at most 1,000 characters.'],
    ['no such topic', { topicid: 30_000 }, 'Choose a topic of the list.'],
    ['no such product', { productid: '999999999999' }, 'There is no such product.'],
    ['a fifth picture', { files: Array.from({ length: 5 }, () => crypto.randomUUID()) }, 'At most 4 pictures'],
    ['a picture of nobody', { files: [crypto.randomUUID()] }, 'upload it again'],
  ])('%s is refused with words', async (_name, changes, message) => {
    await expect(ask(changes, asker)).rejects.toMatchObject({ message: expect.stringContaining(message) });
  });

  test('HTML is text', async () => {
    const title = '<script>alert(1)</script> in a title';
    const { id } = await ask({ title, text: '<b>bold</b>' });
    expect((await see(id)).question).toMatchObject({ title, text: '<b>bold</b>' });
  });

  test('five questions and thirty answers a day, also when they come at once; the next day begins anew', async () => {
    const { client } = await newcomer();
    const many = await Promise.allSettled(Array.from({ length: 8 }, () => ask({}, { client })));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(ask({}, { client })).rejects.toMatchObject({ status: 3000320 });
    expect((await client.call('GET /api/question/mine', {})).left).toEqual({ questions: 0, answers: 30 });
    const { id } = await ask();
    await rows(
      `insert into question_answers (question_id, account_id, name, text, at, state)
       select $1, $2, 'Some B.', 'yes', $3, 20 from generate_series(1, 30)`,
      id,
      helper.id,
      start,
    );
    await expect(reply(id)).rejects.toMatchObject({ status: 3000321 });
    shop.app.clock.moveTo(new Date('2026-11-17T06:00:00Z'));
    const next = await newcomer();
    await expect(reply(id, next)).resolves.toMatchObject({ waiting: '' });
    await expect(ask({}, { client })).resolves.toMatchObject({ waiting: '' });
    shop.app.clock.moveTo(start);
  });

  test('links of new accounts and phone numbers wait: only their writer sees them until staff release them', async () => {
    const { id, client, waiting } = await ask({ text: 'Like https://example.com/bag, or call 082 555 1234' });
    expect(waiting).toContain('phone number');
    await expect(see(id)).rejects.toMatchObject({ status: 3000014 });
    expect((await see(id, client)).question.waiting).toBe(true);
    await expect(reply(id)).rejects.toMatchObject({ status: 3000014 });
    const queue = await staff.call('GET /api/staff/question/waiting', {});
    expect(queue.items.map((item) => [item.id, item.why])).toContainEqual([id, 'It has a phone number.']);
    await staff.call('POST /api/staff/question/release', { what: 1, id });
    expect((await see(id)).question.waiting).toBe(false);
    const other = await newcomer();
    const link = await other.client.call('POST /api/question/reply', { id, text: 'See www.example.com' });
    expect(link.waiting).toContain('account is new');
    expect((await see(id)).answers).toEqual([]);
    await staff.call('POST /api/staff/question/release', { what: 2, id: link.id });
    expect((await see(id)).answers).toHaveLength(1);
    expect((await titles(other.id))[0]?.title).toBe('Others can read what you wrote');
  });

  test('pictures are everybody’s exactly while the question can be read', async () => {
    const uploader = await uploaderOf(shop, 'shopper');
    const { data } = await uploader.upload('question', 'a.png', await noisePicture(20));
    const { id } = await ask({ files: [data.fileName] }, { client: shop.client(uploader.ticket) });
    const [address = ''] = (await see(id)).question.pictures;
    expect(address).toBe(`/files/${data.fileName}`);
    expect((await shop.fastify.inject(address)).statusCode).toBe(200);
    await staff.call('POST /api/staff/question/hide', { what: 1, id, note: 'A face of somebody else.' });
    expect((await shop.fastify.inject(address)).statusCode).not.toBe(200);
    const hidden = await staff.call('GET /api/staff/question/waiting', { queue: 4 });
    expect(hidden.items.map((item) => [item.what, item.id])).toContainEqual([1, id]);
    await staff.call('POST /api/staff/question/unhide', { what: 1, id, note: 'It is the writer.' });
    expect((await shop.fastify.inject(address)).statusCode).toBe(200);
  });
});

describe('votes and accepted answers', () => {
  test('50 votes at once are 50, said twice they are one, and nobody votes for themselves', async () => {
    const { id, client } = await ask();
    const { id: answer } = await reply(id, await newcomer());
    await Promise.all(Array.from({ length: 50 }, newcomer));
    const voters = await rows('select username from accounts order by id desc limit 50');
    await Promise.all(
      voters.map(async ({ username: voter }) => {
        const by = shop.client(await ticketFor(shop, voter));
        const vote = { what: 2, id: answer, vote: 1 } as const;
        await Promise.all([by.call('POST /api/question/vote', vote), by.call('POST /api/question/vote', vote)]);
      }),
    );
    expect(voters).toHaveLength(50);
    expect((await see(id)).answers[0]).toMatchObject({ votes: 50 });
    const own = { what: 1, id, vote: 1 } as const;
    await expect(client.call('POST /api/question/vote', own)).rejects.toMatchObject({ status: 3000322 });
    expect(await helper.client.call('POST /api/question/vote', own)).toEqual({ votes: 1, voted: true });
    expect(await helper.client.call('POST /api/question/vote', { ...own, vote: 0 })).toEqual({
      votes: 0,
      voted: false,
    });
    const [{ helpful }] = await rows('select helpful from questions where id = $1', id);
    expect(helpful).toBe(50);
  });

  test('two accepts at once pay once; neither oneself nor staff are paid; only who asked accepts', async () => {
    const coinsOf = async (account: number) =>
      (
        await rows(
          `select coalesce(sum(amount), 0)::int as sum from scoin_lots where account_id = $1 and reason = 'answer'`,
          account,
        )
      )[0].sum;
    const { id, client } = await ask();
    const someone = await newcomer();
    const one = await reply(id, someone);
    const two = await reply(id, someone, 'And by air ten days.');
    await expect(someone.client.call('POST /api/question/accept', { id: one.id })).rejects.toMatchObject({
      status: 3000324,
    });
    const both = await Promise.allSettled([
      client.call('POST /api/question/accept', { id: one.id }),
      client.call('POST /api/question/accept', { id: two.id }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 3000323 } });
    expect(await coinsOf(someone.id)).toBe(20);
    expect((await see(id)).answers.map(({ accepted }) => accepted)).toEqual([true, false]);

    // Hidden, it is no accepted answer any more: another one can be, and is not paid for a second time.
    const [first, second] = (await see(id)).answers;
    await staff.call('POST /api/staff/question/hide', { what: 2, id: first?.id ?? 0, note: 'Not true.' });
    expect(await see(id)).toMatchObject({ answers: [{ id: second?.id, accepted: false }] });
    expect(await rows('select accepted_answer from questions where id = $1', id)).toEqual([{ accepted_answer: null }]);
    expect(await client.call('POST /api/question/accept', { id: second?.id ?? 0 })).toEqual({ coins: 0 });
    expect(await coinsOf(someone.id)).toBe(20);

    const own = await ask();
    const self = await own.client.call('POST /api/question/reply', { id: own.id, text: 'Found it myself.' });
    expect(await own.client.call('POST /api/question/accept', { id: self.id })).toEqual({ coins: 0 });
    const other = await ask();
    const ours = await reply(other.id, { id: 0, client: staff });
    expect(await other.client.call('POST /api/question/accept', { id: ours.id })).toEqual({ coins: 0 });
    await expectBooksToBalance(shop);
  });
});

describe('changing and taking back', () => {
  test('words change for 15 minutes, and what is added then waits as well', async () => {
    const { id, client, title } = await ask();
    const edit = { what: 1, id, title: `${title} Or by air?`, text: 'To Giyani.' } as const;
    await expect(helper.client.call('POST /api/question/edit', edit)).rejects.toMatchObject({ status: 3000014 });
    await client.call('POST /api/question/edit', edit);
    expect((await see(id)).question).toMatchObject({ title: edit.title, text: 'To Giyani.', edited: true });
    const sly = await client.call('POST /api/question/edit', { ...edit, text: 'Call 082 555 1234' });
    expect(sly.waiting).not.toBe('');
    await expect(see(id)).rejects.toMatchObject({ status: 3000014 });
    await client.call('POST /api/question/edit', edit);
    expect((await see(id)).question.waiting).toBe(false);
    // What stays as it is was looked at no more than what changes.
    const named = await ask({ title: 'Who else is at 082 555 1234 by WhatsApp?' });
    const hushed = await named.client.call('POST /api/question/edit', { what: 1, id: named.id, text: 'Nothing.' });
    expect(hushed.waiting).toContain('phone number');
    shop.app.clock.moveTo(addMinutes(start, 16));
    await expect(client.call('POST /api/question/edit', edit)).rejects.toMatchObject({ status: 3000325 });
    shop.app.clock.moveTo(start);
  });

  test('a question goes while nobody has answered, an answer while it is not accepted', async () => {
    const { id, client } = await ask();
    await expect(helper.client.call('POST /api/question/delete', { what: 1, id })).rejects.toMatchObject({
      status: 3000014,
    });
    const given = await newcomer();
    const { id: answer } = await reply(id, given);
    await expect(client.call('POST /api/question/delete', { what: 1, id })).rejects.toMatchObject({ status: 3000326 });
    await given.client.call('POST /api/question/delete', { what: 2, id: answer });
    expect((await see(id)).answers).toEqual([]);
    await client.call('POST /api/question/delete', { what: 1, id });
    await expect(see(id)).rejects.toMatchObject({ status: 3000014 });
  });
});

describe('what staff keep in order', () => {
  test('reports, hiding, locking, pinning; each with a line in the log and a word to the writer', async () => {
    const { id } = await ask();
    const writer = await newcomer();
    const { id: answer } = await reply(id, writer);
    await helper.client.call('POST /api/question/report', { what: 2, id: answer, reason: 1, note: 'Sells shoes' });
    await helper.client.call('POST /api/question/report', { what: 2, id: answer, reason: 2 });
    const { items } = await staff.call('GET /api/staff/question/reports', {});
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ what: 2, id: answer, reports: [{ reason: 2 }] });
    await staff.call('POST /api/staff/question/hide', { what: 2, id: answer, note: 'It advertises something.' });
    expect((await see(id)).answers).toEqual([]);
    expect((await staff.call('GET /api/staff/question/reports', {})).items).toEqual([]);
    expect((await titles(writer.id))[0]?.title).toBe('What you wrote is hidden');
    await helper.client.call('POST /api/question/report', { what: 1, id, reason: 1 });
    await staff.call('POST /api/staff/question/settle', { what: 1, id, note: 'Nothing is wrong with it.' });
    expect((await staff.call('GET /api/staff/question/reports', {})).items).toEqual([]);
    await staff.call('POST /api/staff/question/lock', { id, locked: 1, note: 'Settled.' });
    await expect(reply(id, await newcomer())).rejects.toMatchObject({ status: 3000327 });
    await staff.call('POST /api/staff/question/pin', { id, pinned: 1, note: 'Asked daily.' });
    expect((await shop.client().call('GET /api/question/index', { sort: 2 })).items[0]).toMatchObject({
      id,
      pinned: true,
    });
    await staff.call('POST /api/staff/question/pin', { id, pinned: 0, note: 'Enough.' });
    expect(
      (await rows('select action from question_log where post_id = any($1) order by id', [id, answer])).map(
        (row) => row.action,
      ),
    ).toEqual(['hidden', 'settled', 'locked', 'pinned', 'unpinned']);
    await expect(
      helper.client.call('POST /api/staff/question/pin', { id, pinned: 1, note: 'Me first' }),
    ).rejects.toMatchObject({ status: 3000013 });
  });

  test('a question that was asked before becomes part of the other: answers, votes and followers go there', async () => {
    const [one, other] = [await ask(), await ask()];
    const voter = await newcomer();
    await voter.client.call('POST /api/question/vote', { what: 1, id: one.id, vote: 1 });
    const { id: answer } = await reply(one.id, await newcomer());
    await staff.call('POST /api/staff/question/merge', { id: one.id, into: other.id });
    const seen = await see(one.id);
    expect(seen.question).toMatchObject({ id: other.id, votes: 1, answers: 1 });
    expect(seen.answers.map((each) => each.id)).toEqual([answer]);
    expect((await see(other.id, one.client)).question.following).toBe(true);
    await index(one.id);
    expect(await find(one.title)).not.toContain(one.id);
    const again = { id: one.id, into: other.id };
    await expect(staff.call('POST /api/staff/question/merge', again)).rejects.toMatchObject({ status: 3000014 });
  });

  test('topics are made, renamed and closed', async () => {
    const { id } = await staff.call('POST /api/staff/question/topic', { name: 'Toys and games' });
    await expect(staff.call('POST /api/staff/question/topic', { name: 'toys and Games' })).rejects.toMatchObject({
      status: 3000001,
    });
    await staff.call('POST /api/staff/question/topic', { id, name: 'Toys', open: 0 });
    await expect(ask({ topicid: id }, asker)).rejects.toMatchObject({ status: 3000001 });
    const { topics } = await staff.call('GET /api/staff/question/topics', {});
    expect(topics.find((topic) => topic.id === id)).toMatchObject({ name: 'Toys', open: false });
  });
});

test('an ambassador has the members’ questions with a clock of four working hours', async () => {
  // Monday, 10:00 in Johannesburg: four working hours end at 14:00.
  const leader = await logIn('ambassador');
  const member = await logIn('member');
  const { id } = await ask({}, member);
  const before = await leader.client.call('GET /api/question/inbox', {});
  const mine = (items: readonly { id: number }[]) => items.find((item) => item.id === id);
  expect(mine(before.items)).toMatchObject({ id, answerBy: '2026-11-16T12:00:00.000Z', late: false });
  expect((await titles(leader.id))[0]?.title).toBe('A member of yours has a question');
  shop.app.clock.moveTo(new Date('2026-11-16T12:00:01Z'));
  expect(mine((await leader.client.call('GET /api/question/inbox', {})).items)).toMatchObject({ id, late: true });
  const late = await staff.call('GET /api/staff/question/waiting', { queue: 2 });
  expect(late.items.map((item) => item.id)).toContain(id);
  await reply(id, leader);
  const after = await leader.client.call('GET /api/question/inbox', {});
  expect(mine(after.items)).toMatchObject({ answerBy: '', late: false });
  expect(after.open).toBe(before.open - 1);
  shop.app.clock.moveTo(start);
});

test('questions are found by their answers, by slips and by local words; what is hidden is not', async () => {
  const { id } = await ask({ title: 'Will my veldskoens be stopped at the border?', text: 'Ordered twelve pairs.' });
  await reply(id, await newcomer(), 'Bring the invoice, the clearing agent asked me for my passport.');
  await index(id);
  for (const keyword of ['veldskoens border', 'clearing agent passport', 'customs veldskoens']) {
    expect(await find(keyword), keyword).toContain(id);
  }
  const like = await shop.client().call('GET /api/question/similar', { title: 'are veldskoens stopped by customs' });
  expect(like.items[0]).toMatchObject({ kind: 'question', question: { id } });
  const help = await shop.client().call('GET /api/question/search', { keyword: 'prohibited goods' });
  expect(help.items.some(({ kind }) => kind === 'article')).toBe(true);
  // What is asked comes before what is only mentioned, and its own words before other names for it.
  const beside = await ask({ title: 'Which polish keeps leather soft?', text: 'My veldskoens stood at the border.' });
  const alike = await ask({ title: 'Will chukka boots be stopped at the border?' });
  for (const each of [beside, alike]) await index(each.id);
  const order = (await find('veldskoens')).filter((each) => [id, beside.id, alike.id].includes(each));
  expect(order[0]).toBe(id);
  // Staff's synonyms reach what was asked before by night.
  await rows("insert into search_synonyms (word, means) values ('xolwandle', 'veldskoens')");
  expect(await find('xolwandle')).toEqual([]);
  await learnQuestionsJob.perform(shop.app, {});
  expect(await find('xolwandle')).toContain(id);
  await staff.call('POST /api/staff/question/hide', { what: 1, id, note: 'Asked before.' });
  await index(id);
  expect(await find('veldskoens border')).not.toContain(id);
});

test('questions about a product stand with it', async () => {
  const [{ id: product }] = await rows('select id from products limit 1');
  const { id } = await ask({ productid: String(product) });
  const { items, total } = await shop.client().call('GET /api/question/product', { productid: String(product) });
  expect([items[0]?.id, total]).toEqual([id, 1]);
  expect((await see(id)).question.product).toMatchObject({ id: String(product) });
});
