import { randomBytes, randomUUID } from 'node:crypto';
import type { CallName, Client } from '@sgb/contract/client.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { keepPicture } from './modules/base/uploads/seed.ts';
import { balance, book } from './modules/books/ledger/index.ts';
import { actors, lockOrders, moveOrders, signOrders } from './modules/buying/orders/index.ts';
import type { Wanted } from './modules/buying/orders/order.fixture.ts';
import { referenceOf } from './modules/cash/recharge/index.ts';
import { askForMoney, beginWithdrawal } from './modules/cash/withdrawals/seed.ts';
import { openShipping, ship } from './modules/logistics/parcels/parcel.fixture.ts';
import { dearDispatch } from './modules/stock/dispatches/scene.fixture.ts';
import { listing } from './modules/stock/listings/scene.fixture.ts';
import { atOf } from './platform/at.ts';
import { Refusal } from './platform/http/refusal.ts';
import { noisePicture } from './testing/uploader.ts';

/** More than one person may decide alone. */
const much = 400_000;

/** A shop with people of staff, and something of somebody's to decide about for every call that decides. */
export async function openOffice() {
  const shipping = await openShipping();
  const { app, shop } = shipping;
  const { pool } = app.db;
  const person = () => shipping.person(10_000_000);
  const clientOf = async (id: number): Promise<Client> => shop.client(await shipping.ticket(id));
  let tails = 1_000;
  let lines = 0;

  /** Somebody new of staff, with money of their own. */
  async function staff(role = 'admin') {
    const id = await person();
    await pool.query(
      `update accounts set staff_role = $2,
         password_hash = (select password_hash from accounts where username = 'demo_shopper') where id = $1`,
      [id, role],
    );
    return { id, client: await clientOf(id) };
  }
  const finance = await staff();

  const picture = async (accountId: number, purpose: 'identity' | 'proof' | 'workorder') =>
    keepPicture(app, { accountId, purpose }, 'a.png', await noisePicture(8));

  async function line(owner: number): Promise<number> {
    const text = `${referenceOf(owner)} no ${++lines}`;
    const csv = `Date,Description,Amount\n2026-11-14,${text},4000.00`;
    await finance.client.call('POST /api/staff/recharge/statement', { name: 'n.csv', csv });
    return (await pool.query('select id from bank_lines where text = $1', [text])).rows[0].id;
  }

  async function claim(owner: number): Promise<string> {
    const files = [await picture(owner, 'proof')];
    const voucher = { bank: 'Capitec', amount: much, paidOn: '2026-11-14', payer: `N ${++lines}`, files };
    const made = await (await clientOf(owner)).call('POST /api/paymentvoucher/save', { ...voucher, key: randomUUID() });
    return made.number;
  }

  async function identity(owner: number): Promise<void> {
    const files = [await picture(owner, 'identity')];
    const wish = { idType: 1, idNumber: '8001015009087', files } as const;
    await (await clientOf(owner)).call('POST /api/user/withdraw/identity', wish);
  }

  async function withdrawal(owner: number, processing: boolean): Promise<number> {
    const now = app.clock.now();
    await pool.query('update accounts set email_verified_at = created_at where id = $1', [owner]);
    await pool.query(
      `insert into bank_accounts (account_id, bank, branch_code, kind, holder, number_tail, number_key, number_sealed,
         added_at, verified_at) values ($1, 'Capitec', '470010', 2, 'N', $2, 'k', $3, $4, $4) on conflict do nothing`,
      [owner, String(++tails), randomBytes(8), now],
    );
    const at = { ...(await atOf(app)), confirm: async () => null };
    const asked = await app.db.transact((tx) =>
      askForMoney(tx, { accountId: owner, key: randomUUID(), amountCents: much }, at),
    );
    if (asked instanceof Refusal) throw new Error(asked.message);
    const begin = { id: asked.id, by: finance.id, accountVerified: true };
    if (processing) await app.db.transact((tx) => beginWithdrawal(tx, begin, now));
    return asked.id;
  }

  const costly = { goodsCents: much } satisfies Wanted;
  const moves = { who: actors.shop, by: null, why: '', quiet: true };

  async function orderAt(owner: number, way: readonly (30 | 32 | 35 | 40 | 50 | 60 | 70)[], wanted: Wanted = costly) {
    const ids = (await shipping.paid(owner, [wanted])).map(({ id }) => id);
    for (const to of way) {
      const move = { ...moves, to, now: app.clock.now() };
      await app.db.transact(async (tx) => moveOrders(tx, await lockOrders(tx, ids), move));
    }
    return ids[0] ?? 0;
  }

  async function request(owner: number): Promise<number> {
    const shoporderid = await orderAt(owner, [30]);
    const wish = { shoporderid, refundtype: 1, content: 'I found one here' } as const;
    const made = await (await clientOf(owner)).call('POST /api/shoporder/saverefundinfo', wish);
    return made.request?.id ?? 0;
  }

  async function dearPurchase(owner: number): Promise<number> {
    const [offer] = await shipping.offersOfOneSeller(1);
    if (!offer) throw new Error('nobody sells anything');
    const [order] = await shipping.paid(owner, [shipping.orderOf(offer, { serviceFeeCents: much })]);
    const { purchases } = await shipping.place([order?.id ?? 0]);
    const id = purchases[0]?.id ?? 0;
    await pool.query("update supplier_purchases set flag = 'price' where id = $1", [id]);
    return id;
  }

  /** Twenty kilograms by air cost more than R 2,000. */
  async function parcel(owner: number): Promise<number> {
    const client = await clientOf(owner);
    const box = { grams: 20_000, lengthMm: 250, widthMm: 200, heightMm: 150 };
    const orderids = await shipping.collected(owner, [box]);
    const rid = await shipping.receiver(client, document());
    return (await ship(client, { orderids, rid })).made.id;
  }

  // Nobody brings in more than so much a year.
  let passports = 0;
  const document = () => ({ idType: 2, idNumber: `RB${String(++passports).padStart(6, '0')}` });

  async function complaint(owner: number): Promise<number> {
    const shoporderid = await orderAt(owner, [30, 32, 35, 40, 50, 60, 70]);
    const { settings, now } = await atOf(app);
    await app.db.transact(async (tx) =>
      signOrders(tx, await lockOrders(tx, [shoporderid]), { ...moves, settings, now }),
    );
    const files = [await picture(owner, 'workorder')];
    const wish = { shoporderid, type: 4, content: 'The lid is cracked all around', files } as const;
    return (await (await clientOf(owner)).call('POST /api/user/workorder/save', wish)).id;
  }
  const refund = { outcome: { kind: 'refund' }, answer: 'We are sorry and pay it back.' } as const;

  async function match(owner: number) {
    const declaring = {
      courier: 'SF Express',
      content: 'T-shirts',
      quantity: 1,
      valueCents: 10_000,
      special: 0,
    } as const;
    const code = `SF99${String(++lines).padStart(9, '0')}`;
    await finance.client.call('POST /api/staff/warehouse/scan', { code, note: '' });
    const trackingNo = `SF98${String(lines).padStart(9, '0')}`;
    const made = await (await clientOf(owner)).call('POST /api/shoporder/othershop/save', { trackingNo, ...declaring });
    const { rows } = await pool.query('select id from warehouse_arrivals where code = $1', [code]);
    return { arrivalId: rows[0].id, declaredId: made.id };
  }

  /** Somebody who wants to be an ambassador. */
  async function ambassador(owner: number): Promise<number> {
    const made = await pool.query(
      `with made as (
         insert into ambassadors (account_id, state, state_at, country_id, applied_at, due_at, active_at)
         values ($1, 10, $2, 1, $2, $2, $2) returning id)
       insert into ambassador_moves (ambassador_id, at, to_state) select id, $2, 10 from made returning ambassador_id as id`,
      [owner, app.clock.now()],
    );
    return made.rows[0].id;
  }

  /** A group shipment that this account leads. */
  async function round(owner: number): Promise<number> {
    const made = await pool.query(
      `with made as (
         insert into rounds (leader_id, key, name, line, state, state_at, public, code, opened_at, ends_at)
         values ($1, $2, 'November', 'A1', 10, $3, true, 'ABCDEFGH', $3, $3) returning id)
       insert into round_moves (round_id, at, to_state, who) select id, $3, 10, 'leader' from made returning round_id as id`,
      [owner, randomUUID(), app.clock.now()],
    );
    return made.rows[0].id;
  }

  /** Something that this influencer handed in, for much money. */
  async function handIn(owner: number): Promise<number> {
    const made = await pool.query(
      `with task as (
         insert into promotion_tasks (title, doing, channel, rules, reward, reward_amount, places, taken, starts_at, ends_at, made_at)
         values ('Show our shop', 1, 1, 'One post', 2, $2::int, 1, 1, $3::timestamptz, $3::timestamptz + interval '1 day', $3::timestamptz) returning id),
       taking as (
         insert into promotion_takings (task_id, account_id, state, reward, reward_amount, taken_at, due_at, tries, link, review_by)
         select id, $1::int, 20, 2, $2::int, $3::timestamptz, $3::timestamptz, 1, 'https://example.com/1', $3::timestamptz from task returning id)
       insert into promotion_moves (taking_id, at, to_state, by_account) select id, $3::timestamptz, 20, $1::int from taking returning taking_id as id`,
      [owner, much, app.clock.now()],
    );
    return made.rows[0].id;
  }

  async function waiting(owner: number): Promise<number> {
    await finance.client.call('POST /api/staff/recharge/approve', { line: await line(owner) }).catch(() => undefined);
    const { rows } = await pool.query('select max(id) as id from staff_decisions where state = 10');
    return Number(rows[0].id);
  }

  /** A pop-up for this account alone. */
  async function popup(owner: number) {
    const { rows } = await pool.query('select username from accounts where id = $1', [owner]);
    const [from, until] = [app.clock.now(), new Date(app.clock.now().getTime() + 86_400_000)];
    const words = { type: 2, title: 'Closed', content: 'On Monday.' } as const;
    const audience = { kind: 'accounts' as const, of: [rows[0].username as string] };
    return { ...words, audience, from: from.toISOString(), until: until.toISOString() };
  }

  /** Something that finance took from somebody by hand. */
  async function takenByHand(owner: number): Promise<number> {
    const now = app.clock.now();
    const words = { key: `test:${randomUUID()}`, type: entryTypes.correction, ref: 'T1', now };
    const taken = await app.db.transact((tx) =>
      book(tx, { ...words, postings: [{ from: balance(owner, 'available'), to: 'corrections', amount: much }] }),
    );
    if (taken instanceof Refusal) throw new Error(taken.message);
    const { rows } = await pool.query(
      `insert into manual_entries (key, from_owner, from_book, to_book, cents, note, why, asked_by, asked_at, entry_id)
       values ($1, $2, 'available', 'corrections', $3, '', 'It was theirs', $4, $5, $6) returning id`,
      [randomUUID(), owner, much, finance.id, now, taken.entryId],
    );
    return rows[0].id;
  }

  /** What a call needs that decides about this account; one that is missing here fails its test. */
  const scenes: Partial<Record<CallName, (owner: number) => Promise<object>>> = {
    'POST /api/staff/business/decide': async (owner) => {
      await pool.query(
        "insert into businesses values ($1, 'Nkosi Traders', '2020/123456/07', null, 1, 1, 1, null, 1)",
        [owner],
      );
      return { accountid: owner, approve: 1 };
    },
    'POST /api/staff/account/contact': async (owner) => {
      const { rows } = await pool.query('select username from accounts where id = $1', [owner]);
      return { username: rows[0].username, password: 'demo1234', email: `other${owner}@example.com` };
    },
    'POST /api/staff/account/stop': async (owner) => {
      const { rows } = await pool.query('select username from accounts where id = $1', [owner]);
      return { username: rows[0].username, password: 'demo1234', stop: 1, reason: 'Left the company' };
    },
    'POST /api/staff/task/review': async (owner) => ({ id: await handIn(owner), approve: 1 }),
    'POST /api/staff/task/influencer': async (owner) => ({ userid: owner, influencer: 1, reason: 'Many follow them' }),
    'POST /api/staff/account/resetfactor': async (owner) => {
      await pool.query('update accounts set staff_role = coalesce(staff_role, $2) where id = $1', [owner, 'buyer']);
      const { rows } = await pool.query('select username from accounts where id = $1', [owner]);
      return { username: rows[0].username, password: 'demo1234', reason: 'The phone was lost' };
    },
    'POST /api/staff/groupship/decide': async (owner) => ({ id: await ambassador(owner), approve: 1 }),
    'POST /api/staff/groupship/move': async (owner) => ({
      id: await ambassador(owner),
      state: 60,
      reason: 'Nobody answers',
    }),
    'POST /api/staff/groupship/clearinvite': async (owner) => {
      const { rows } = await pool.query('select min(id) as id from accounts');
      await pool.query("insert into earning_blocks values ($1, $2, 'sameDevice', now())", [rows[0].id, owner]);
      return { earnerid: rows[0].id, personid: owner, note: 'Two people' };
    },
    'POST /api/staff/groupship/round/cancel': async (owner) => ({ id: await round(owner), reason: 'No flight goes' }),
    'POST /api/staff/popup/make': popup,
    'POST /api/staff/popup/change': async (owner) => {
      const made = await finance.client.call('POST /api/staff/popup/make', await popup(await person()));
      return { ...made, ...(await popup(owner)) };
    },
    'POST /api/staff/recharge/approve': async (owner) => ({ line: await line(owner) }),
    'POST /api/staff/ledger/manual': async (owner) => {
      const { rows } = await pool.query('select username from accounts where id = $1', [owner]);
      const to = { username: rows[0].username, book: 'available' };
      const why = 'The bank paid it into the wrong account';
      return { key: randomUUID(), from: { book: 'corrections' }, to, cents: much, why };
    },
    'POST /api/staff/ledger/manualreverse': async (owner) => ({
      ...{ key: randomUUID(), id: await takenByHand(owner), why: 'It was the right account after all' },
    }),
    'POST /api/staff/recharge/approveexact': async (owner) => {
      await claim(owner);
      return { lines: [await line(owner)] };
    },
    'POST /api/staff/recharge/refuse': async (owner) => ({ number: await claim(owner), reason: 'notFound' }),
    'POST /api/staff/recharge/setaside': async (owner) => ({ line: await line(owner), note: 'No recharge' }),
    'POST /api/staff/withdraw/process': async (owner) => ({ id: await withdrawal(owner, false) }),
    'POST /api/staff/withdraw/paid': async (owner) => ({ id: await withdrawal(owner, true), reference: 'BANK1' }),
    'POST /api/staff/withdraw/reject': async (owner) => ({
      id: await withdrawal(owner, true),
      reason: 'We could not verify your ID.',
    }),
    'POST /api/staff/identity/decide': async (owner) => {
      await identity(owner);
      return { accountId: owner, verified: true };
    },
    'POST /api/staff/orderrequest/decide': async (owner) => ({ id: await request(owner), agreed: true }),
    'POST /api/staff/purchase/decide': async (owner) => ({ id: await dearPurchase(owner), decision: 'fail' }),
    'POST /api/staff/purchase/fail': async (owner) => ({
      orderIds: [await orderAt(owner, [])],
      reason: 'Sold out at the supplier',
    }),
    'POST /api/staff/stock/fail': async (owner) => ({
      orderId: await orderAt(owner, [], { ...costly, market: 1 }),
      reason: 'It is not on our shelf after all',
    }),
    'POST /api/staff/stockup/address': async (owner) => ({
      id: await dearDispatch(app, owner, false),
      reason: 'The street could not be found',
      ask: 0,
    }),
    'POST /api/staff/stockup/cameback': async (owner) => ({
      id: await dearDispatch(app, owner, true),
      reason: 'courier',
    }),
    'POST /api/staff/listings/decide': async (owner) => ({ id: await listing(app, owner, 'waiting'), agreed: 1 }),
    'POST /api/staff/listings/hide': async (owner) => ({
      ...{ id: await listing(app, owner, 'live'), hidden: 1, reason: 'Another mug is shown' },
    }),
    'POST /api/staff/parcel/pack': async (owner) => ({
      ...{ id: await parcel(owner), grams: 20_000, lengthMm: 250, widthMm: 200, heightMm: 150 },
      photo: randomUUID(),
    }),
    'POST /api/staff/split/fail': async (owner) => {
      const [id = 0] = await shipping.collected(owner, [{}]);
      const wish = { id, pieces: 1, feecents: 800, key: randomUUID() };
      await (await clientOf(owner)).call('POST /api/shoporder/split', wish);
      return { orderId: id, why: 'They are glued together' };
    },
    'POST /api/staff/parcel/receiver': async (owner) => ({
      ...{ id: await parcel(owner), address: '12 Long Street, Cape Town, 8001', reason: 'They wrote the street wrong' },
    }),
    'POST /api/staff/parcel/unpack': async (owner) => ({ id: await parcel(owner), why: 'The box broke' }),
    'POST /api/staff/forwarding/match': match,
    'POST /api/staff/workorder/decide': async (owner) => ({ id: await complaint(owner), ...refund }),
    'POST /api/staff/workorder/approve': async (owner) => {
      const id = await complaint(owner);
      await (await staff('service')).client.call('POST /api/staff/workorder/decide', { id, ...refund });
      return { id, agreed: true };
    },
    'POST /api/staff/privacy/close': async (owner) => {
      const { rows } = await pool.query('select username from accounts where id = $1', [owner]);
      return { username: rows[0].username, close: 1, reason: 'They wrote to us' };
    },
    'POST /api/staff/decision/approve': async (owner) => ({ id: await waiting(owner) }),
    'POST /api/staff/decision/refuse': async (owner) => ({ id: await waiting(owner), reason: 'Not seen at the bank' }),
  };

  return { ...shipping, person, staff, finance, scenes, clientOf, line, identity };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;
