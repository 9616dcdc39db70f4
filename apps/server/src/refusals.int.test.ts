import { randomUUID } from 'node:crypto';
import { planIdOf } from '@sgb/contract/membership-plans.ts';
import { shopDay } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, test } from 'vitest';
import { openShipping, type Shipping } from './modules/logistics/parcels/parcel.fixture.ts';
import { openSurvey } from './modules/logistics/surveys/index.ts';
import { expectNoTrace, type Refusals } from './testing/traces.ts';

/** A call that is answered with a no leaves nothing behind, but for what `keep` in the code says; here it is named by table. */

const password = 'demo1234';
/** That one in Argon2id, as cheap as it can be had. */
const cheapHash = '$argon2id$v=19$m=8,t=1,p=1$hJ28Gqu4ovxtRXsaqfPOiA$VjmVmFsu6gNru7UQoVkn9mmimmQ3640cQ6KlTxlHhKc';
const missing = randomUUID();

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

const sql = async (text: string, values: unknown[] = []) => (await shipping.app.db.pool.query(text, values)).rows;

/** Somebody who has been here for long, with a password and a bank account. */
async function person(cents: number) {
  const id = await shipping.person(cents);
  const [{ username, email }] = await sql(
    `update accounts set password_hash = $2, created_at = created_at - interval '1 year', email_verified_at = now() where id = $1
     returning username, email`,
    [id, cheapHash],
  );
  await sql(
    `insert into bank_accounts (account_id, bank, branch_code, kind, holder, number_tail, number_key, number_sealed, added_at)
     values ($1, 'Capitec', '470010', 2, 'Own Name', '7890', 'test', '', now())`,
    [id],
  );
  const client = await shipping.shopper(id);
  return { id, username, email, client };
}
type Person = Awaited<ReturnType<typeof person>>;

const lastCode = async (to: string): Promise<string> => {
  const { list } = await shipping.shop.client().call('GET /api/demo/outbox', { to });
  return list[0]?.body.slice(0, 6) ?? '';
};
const other = (code: string) => (code === '000000' ? '111111' : '000000');
async function moneyCode({ client, email }: Person): Promise<string> {
  await client.call('GET /api/user/sendmoneycode', {});
  return lastCode(email);
}
const transfer = (from: Person, to: Person, changes: object) =>
  from.client.call('POST /api/user/rechargetransfer', {
    to: to.username,
    amountCents: 10_000,
    note: '',
    password,
    key: randomUUID(),
    ...changes,
  });

const transfers: Refusals = {
  async 'a transfer that the balance does not pay for, with the right code'() {
    const [from, to] = [await person(40_000), await person(1)];
    const code = await moneyCode(from);
    return { ask: () => transfer(from, to, { amountCents: 50_001, code }), with: 'balanceTooLow' };
  },
  async 'a transfer with a wrong code'() {
    const [from, to] = [await person(90_000), await person(1)];
    const code = other(await moneyCode(from));
    const ask = () => transfer(from, to, { amountCents: 50_001, code });
    return { ask, with: 'wrongCode', keeps: ['one_time_codes'] };
  },
  async 'a transfer with a wrong password'() {
    const [from, to] = [await person(90_000), await person(1)];
    const ask = () => transfer(from, to, { password: 'wrong1' });
    return { ask, with: 'wrongPassword', keeps: ['account_waits', 'login_failures'] };
  },
  async 'a transfer under the key of another one'() {
    const [from, to] = [await person(90_000), await person(1)];
    const key = randomUUID();
    await transfer(from, to, { key });
    return { ask: () => transfer(from, to, { key, amountCents: 20_000 }), with: 'keyReused' };
  },
};

const withdraw = ({ client }: Person, changes: object) =>
  client.call('POST /api/user/withdraw/save', {
    amountCents: 10_000,
    password,
    code: '123456',
    key: randomUUID(),
    ...changes,
  });
const withdrawals: Refusals = {
  async 'a withdrawal with a wrong code'() {
    const who = await person(90_000);
    const code = other(await moneyCode(who));
    return { ask: () => withdraw(who, { code }), with: 'wrongCode', keeps: ['one_time_codes'] };
  },
  async 'a withdrawal of more than there is, with the right code'() {
    const who = await person(9_000);
    const code = await moneyCode(who);
    return { ask: () => withdraw(who, { code }), with: 'withdrawalRefused' };
  },
  async 'a withdrawal of somebody else, taken back'() {
    const [who, stranger] = [await person(90_000), await person(1)];
    const { id } = await withdraw(who, { code: await moneyCode(who) });
    return { ask: () => stranger.client.call('POST /api/user/withdraw/cancel', { id }), with: 'notFound' };
  },
};

const others: Refusals = {
  async 'a proof of payment that is not there'() {
    const { client } = await person(1);
    const claim = {
      bank: 'Capitec',
      amount: 20_000,
      paidOn: shopDay(shipping.app.clock.now()),
      payer: 'N Dube',
      key: randomUUID(),
    };
    const ask = () => client.call('POST /api/paymentvoucher/save', { ...claim, files: [missing] });
    return { ask, with: 'fileNotUsable' };
  },
  async 'a membership that the balance does not pay for'() {
    const { client } = await person(1);
    const vipgradepriceid = planIdOf(1, 1);
    const { pay: amount, enddate } = await client.call('GET /api/membership/describe', { vipgradepriceid });
    const input = { vipgradepriceid, amount, enddate, key: randomUUID() };
    return { ask: () => client.call('POST /api/membership/pay', input), with: 'balanceTooLow' };
  },
  async 'a coupon of which there is none left'() {
    const { client } = await person(1);
    const [round] = await sql(
      `insert into snatch_rounds (offer_id, template_id, day, opens_at, closes_at, stock)
       select id, template_id, $2, $1::timestamptz, $1::timestamptz + interval '1 day', 1
       from snatch_offers order by id limit 1 returning id`,
      [shipping.app.clock.now(), shopDay(shipping.app.clock.now())],
    );
    await (await person(1)).client.call('POST /api/activity/snatchcoupon', { id: round.id });
    return { ask: () => client.call('POST /api/activity/snatchcoupon', { id: round.id }), with: 'snatchGone' };
  },
  async 'coins that nobody has, for a coupon'() {
    const { client } = await person(1);
    const { offers } = await client.call('GET /api/cart/exchange', {});
    const input = { id: offers[0]?.id ?? 0, key: randomUUID() };
    return { ask: () => client.call('POST /api/cart/exchange', input), with: 'scoinTooLow' };
  },
  async 'more than there is, into a jar'() {
    const { client } = await person(100);
    const { jar } = await client.call('POST /api/user/jar/save', { name: 'A trip', targetCents: 100_000 });
    const move = { id: jar?.id ?? 0, way: 'in', amountCents: 20_000, key: randomUUID() } as const;
    return { ask: () => client.call('POST /api/user/jar/move', move), with: 'balanceTooLow' };
  },
  async 'a first message with a picture that is not there'() {
    const [{ username: name }] = await sql(`select username from accounts where email = 'vip@demo.test'`);
    await sql('truncate conversations, chat_messages, chat_events, chat_inboxes');
    const { ticket } = await shipping.shop.client().call('POST /api/user/logincheck', { username: name, password });
    const message = { conversation: 0, key: randomUUID(), text: 'Hello', pictures: [missing] };
    const client = shipping.shop.client(ticket);
    return { ask: () => client.call('POST /api/chat/send', message), with: 'fileNotUsable' };
  },
};

/** A survey of somebody's about a parcel with one thing in it. */
async function asked() {
  const { id: accountId, client } = await person(1);
  const now = shipping.app.clock.now();
  const survey = { accountId, orderType: 0, expressId: accountId, expressNumber: 'PC1', finishedAt: now };
  const items = [{ orderId: 11, title: 'Mug', picture: 'mug' }];
  await shipping.app.db.transact((tx) => openSurvey(tx, { ...survey, ambassadorId: null }, items, now));
  return { client, expressid: accountId };
}
const surveys: Refusals = {
  async 'a draft of a survey with a picture that is not there'() {
    const { client, expressid } = await asked();
    const answers = { expressid, score1: 4, item: { shoporderid: 11, imageList: [missing] } };
    return { ask: () => client.call('POST /api/deliveryorder/evaluationdraft', answers), with: 'fileNotUsable' };
  },
  async 'a survey that is not complete is a draft'() {
    const { client, expressid } = await asked();
    const ask = () => client.call('POST /api/deliveryorder/evaluate', { expressid, score1: 4 });
    return { ask, with: 'surveyIncomplete', keeps: ['surveys'] };
  },
};

let numbers = 0;
const newNumber = () => `082 555 ${String(1_000 + ++numbers)}`;
async function joining(changes: object) {
  const mobile = newNumber();
  const visitor = shipping.shop.client();
  await visitor.call('GET /api/user/registersmspin', { countryid: 1, mobile });
  const smspin = await lastCode(`+27${mobile.replaceAll(' ', '').slice(1)}`);
  const form = {
    version: '20220520',
    kind: 'personal',
    countryid: 1,
    mobile,
    smspin,
    email: `joins${numbers}@example.com`,
    firstname: 'Thandi',
    lastname: 'Nkosi',
    username: `joins_${numbers}`,
    password: 'kudu-77',
    repeat: 'kudu-77',
    suburb: 'Sandton',
    source: 3,
    purpose: 1,
    terms: true,
  } as const;
  return {
    smspin,
    ask: (more: object = {}) => visitor.call('POST /api/user/registernew', { ...form, ...changes, ...more }),
  };
}
const identity: Refusals = {
  async 'a registration with a wrong code'() {
    const { smspin, ask } = await joining({});
    return { ask: () => ask({ smspin: other(smspin) }), with: 'wrongCode', keeps: ['one_time_codes'] };
  },
  async 'a registration with a taken address costs the proof'() {
    const { ask } = await joining({ email: 'vip@demo.test' });
    return { ask, with: 'accountExists', keeps: ['one_time_codes'] };
  },
  async 'a registration with a taken name costs nothing'() {
    const { ask } = await joining({ username: 'demo_vip' });
    return { ask, with: 'usernameTaken' };
  },
  async 'a new password with a wrong code'() {
    const { email } = await person(1);
    const visitor = shipping.shop.client();
    await visitor.call('GET /api/user/forgotsendemailcode', { email });
    const input = { email, emailcode: other(await lastCode(email)), password: 'kudu-77' };
    const ask = () => visitor.call('POST /api/user/forgotupdateemailcode', input);
    return { ask, with: 'wrongCode', keeps: ['one_time_codes'] };
  },
  async 'a new password for an address that nobody has costs the code that was never sent'() {
    const email = 'nobody@example.com';
    const visitor = shipping.shop.client();
    await visitor.call('GET /api/user/forgotsendemailcode', { email });
    const [{ body }] = await sql('select body from outbox where recipient = $1 order by id desc limit 1', [email]);
    const input = { email, emailcode: body.slice(0, 6), password: 'kudu-77' };
    const ask = () => visitor.call('POST /api/user/forgotupdateemailcode', input);
    return { ask, with: 'wrongCode', keeps: ['one_time_codes'] };
  },
  async 'an address that somebody else took meanwhile, with the right code'() {
    const [who, faster] = [await person(1), await person(1)];
    const email = `taken${faster.id}@example.com`;
    await who.client.call('GET /api/user/sendemailverification', { email });
    await who.client.call('GET /api/user/sendchangecode', { what: 'email' });
    const input = { email, emailcode: await lastCode(email), password, oldcode: await lastCode(who.email) };
    await sql('update accounts set email = $2 where id = $1', [faster.id, email]);
    return { ask: () => who.client.call('POST /api/user/updateemail', input), with: 'accountExists' };
  },
};

test.each(Object.entries({ ...transfers, ...withdrawals, ...others, ...surveys, ...identity }))(
  '%s',
  async (_name, prepare) => expectNoTrace(shipping.app.db.pool, await prepare()),
);
