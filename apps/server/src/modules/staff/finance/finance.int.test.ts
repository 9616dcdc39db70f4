import { randomUUID } from 'node:crypto';
import { addDays } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { modulesOf } from '../../../app.ts';
import { type Office, openOffice } from '../../../decisions.fixture.ts';
import { atOf } from '../../../platform/at.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { book } from '../../books/ledger/index.ts';
import { keepDays } from '../../books/ledger/seed.ts';
import { giveBack, noAmounts, noGifts } from '../../buying/orders/index.ts';
import { paidOrders } from '../../buying/orders/order.fixture.ts';
import { codeOf } from '../../people/membership/member.fixture.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(async () => {
  await expectBooksToBalance(office);
  await office.close();
});

const query = async (text: string, ...values: unknown[]) => (await office.app.db.pool.query(text, values)).rows;
const finance = async () => (await office.staff('finance')).client;

/** Something that this call needs, of this owner. */
async function scene(name: 'POST /api/staff/withdraw/paid' | 'POST /api/staff/withdraw/process', owner: number) {
  const made = await office.scenes[name]?.(owner);
  return (made ?? { id: 0 }) as { id: number };
}
const nameOf = async (id: number) => (await query('select username from accounts where id = $1', id))[0].username;

async function expectPaper(kind: 'turnover' | 'liabilities' | 'close', month: string): Promise<void> {
  const paper = await (await finance()).call('POST /api/staff/ledger/paper', { kind, month });
  expect(paper.fileName).toBe(`${kind}-${month}.pdf`);
  expect(Buffer.from(paper.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
}

/** The job that the clock or a click would start. */
async function lookAtBooks(): Promise<void> {
  const job = modulesOf(undefined)
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'ledger.books');
  await job?.perform(office.app as never, {});
}

test('an entry is found by number, person and reference, and shows where it went and what gave it back', async () => {
  const client = await finance();
  const owner = await office.person();
  const username = await nameOf(owner);
  const found = await client.call('GET /api/staff/ledger/entries', { q: username });
  expect(found.items.length).toBeGreaterThan(0);
  const [one] = found.items;
  expect(one).toMatchObject({ usernames: [username], asset: 'ZAR' });
  const detail = await client.call('GET /api/staff/ledger/entry', { id: one?.id ?? 0 });
  expect(detail.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(one?.amount);
  expect(detail.changes).toMatchObject([{ username, before: 0, after: 10_000_000 }]);
  expect(detail.chain).toEqual([]);
  const byRef = await client.call('GET /api/staff/ledger/entries', { q: one?.ref ?? '' });
  expect(byRef.items.map(({ id }) => id)).toContain(one?.id);
  const byNumber = await client.call('GET /api/staff/ledger/entries', { q: `#${one?.id}` });
  expect(byNumber.items.map(({ id }) => id)).toEqual([one?.id]);
  expect((await client.call('GET /api/staff/ledger/entries', { q: 'nobody_at_all' })).items).toEqual([]);
  expect(await codeOf(client.call('GET /api/staff/ledger/entry', { id: 2_000_000_000 }))).toBe('notFound');
  const first = await client.call('GET /api/staff/ledger/entries', {});
  const second = await client.call('GET /api/staff/ledger/entries', { after: Number(first.next) });
  expect(first.items).toHaveLength(20);
  expect(second.items[0]?.id).toBeLessThan(first.items.at(-1)?.id ?? 0);
  const buyer = (await office.staff('buyer')).client;
  await expect(buyer.call('GET /api/staff/ledger/entries', {})).rejects.toMatchObject({ http: 403 });
});

test('a reversed entry is shown with what reversed it', async () => {
  const client = await finance();
  const [{ id, reverses }] = await query('select id, reverses from ledger_entries where reverses is not null limit 1');
  const { chain } = await client.call('GET /api/staff/ledger/entry', { id: Number(reverses) });
  expect(chain.map((entry) => entry.id)).toEqual(expect.arrayContaining([Number(reverses), Number(id)]));
});

test('what we owe is what lies in the balances, day by day, and a month adds up to the books', async () => {
  const client = await finance();
  const { items } = await client.call('GET /api/staff/ledger/liabilities', { days: 3 });
  const [{ cents }] = await query("select sum(balance)::float8 as cents from balances where book not like 'scoin%'");
  expect(items).toHaveLength(3);
  expect(items[0]?.total).toBe(cents);
  const [{ earlier }] = await query(
    `select coalesce(sum(change), 0)::float8 as earlier from ledger_lines
     where book not like 'scoin%' and (at at time zone 'Africa/Johannesburg')::date <= $1::date`,
    items[2]?.day,
  );
  expect(items[2]?.total).toBe(earlier);
  // As they were kept at night they are the same, also with what was booked or dated back since.
  await office.app.db.transact((tx) => keepDays(tx, addDays(office.app.clock.now(), -1)));
  expect((await client.call('GET /api/staff/ledger/liabilities', { days: 3 })).items).toEqual(items);
  const october = await client.call('GET /api/staff/ledger/turnover', { month: '2026-10' });
  const goods = october.tills.find(({ till }) => till === 'sales.goods');
  expect(goods?.net).toBe((goods?.came ?? 0) - (goods?.went ?? 0));
  expect(october.sales).toBeGreaterThan(0);
  expect(october.vat.vat).toBeLessThanOrEqual(Math.ceil((october.vat.total * 1500) / 11_500) + october.vat.invoices);
});

test('what goes back of a sale from our shelves takes its VAT back to the cent, and nothing of China does', async () => {
  const client = await finance();
  const { app } = office;
  const month = '2026-11';
  const vatNow = async () => (await client.call('GET /api/staff/ledger/turnover', { month })).vat;
  const before = await vatNow();
  const owner = await office.person();
  const local = { market: 1, goodsCents: 3_333, chinaFreightCents: 0, serviceFeeCents: 0 } as const;
  const sold = await paidOrders(app, owner, [local, local, local]);
  const [china] = await paidOrders(app, owner, [{}]);
  const invoiced = await vatNow();
  expect([invoiced.invoices - before.invoices, invoiced.vat - before.vat]).toEqual([1, 1_304]);
  const at = { ...(await atOf(app)), gifts: noGifts, note: 'It came broken' };
  const wish = async (order: (typeof sold)[number], goods: number, key: string) => {
    const cash = { ...noAmounts, goods };
    const back = await app.db.transact((tx) => giveBack(tx, order, { ...at, cash, key }));
    expect(back).toMatchObject({ cents: goods });
  };
  if (china) await wish(china, 1_000, 'china');
  expect((await vatNow()).credited).toEqual(before.credited);
  const vats: number[] = [];
  for (const order of sold) {
    await wish(order, 3_333, 'local');
    vats.push((await vatNow()).credited.vat - before.credited.vat);
  }
  expect(vats).toEqual([435, 869, 1_304]);
  const after = await vatNow();
  expect(after.credited).toMatchObject({ notes: before.credited.notes + 3, total: before.credited.total + 9_999 });
  // All of it went back: we owe as much as before it was sold.
  expect(after.due).toBe(before.due);
  await expectPaper('turnover', month);
  await expectPaper('liabilities', month);
  const open = client.call('POST /api/staff/ledger/paper', { kind: 'close', month });
  expect(await codeOf(open)).toBe('notFound');
});

test('months are closed in order, once the books agree, and then nothing is dated in them any more', async () => {
  const { app } = office;
  const client = await finance();
  const close = (month: string) => codeOf(client.call('POST /api/staff/ledger/closemonth', { month }));
  const months = async () => (await client.call('GET /api/staff/ledger/months', {})).items;
  const first = (await months()).find(({ state }) => state === 'next')?.month ?? '';
  expect(await close('2026-11')).toBe('monthNotClosable');
  expect(await close(first)).toBe('monthNotClosable');
  await client.call('POST /api/staff/ledger/check', {});
  await lookAtBooks();
  const [check] = (await client.call('GET /api/staff/ledger/checks', {})).items;
  expect(check).toMatchObject({ differences: [] });
  expect(check?.checks).toBeGreaterThan(20);
  // Two at once: one closes it.
  expect((await Promise.all([close(first), close(first)])).toSorted()).toEqual(['done', 'monthNotClosable']);
  await expectPaper('close', first);
  for (let next = (await months()).find(({ state }) => state === 'next'); next; ) {
    expect(await close(next.month)).toBe('done');
    next = (await months()).find(({ state }) => state === 'next');
  }
  expect((await months()).map(({ state }) => state)).toEqual(expect.arrayContaining(['running', 'closed']));
  const entry = (at: Date) =>
    app.db.transact((tx) =>
      book(tx, {
        key: `test:${randomUUID()}`,
        type: 99,
        ref: 'A fee of the bank',
        now: at,
        postings: [{ from: 'bank', to: 'corrections', amount: 100 }],
      }),
    );
  await expect(entry(new Date('2026-10-31T21:59:59Z'))).rejects.toThrow('the books of 2026-10 are closed');
  await entry(app.clock.now());
  await expect(query('delete from ledger_closings')).rejects.toThrow('never changed');
});

test('withdrawals are paid by a file, in part, and nobody is in two files', async () => {
  const client = await finance();
  const owners = [await office.person(), await office.person()];
  const ids: number[] = [];
  for (const owner of owners) ids.push((await scene('POST /api/staff/withdraw/paid', owner)).id);
  await query('update bank_accounts set number_key = $1', 'k');
  const make = (which: readonly number[]) => client.call('POST /api/staff/withdraw/batch', { ids: [...which] });
  const waiting = await scene('POST /api/staff/withdraw/process', await office.person());
  expect(await codeOf(make([...ids, waiting.id]))).toBe('batchRefused');
  const { app } = office;
  for (const owner of owners) {
    const sealed = app.vault.seal('62001234567', `bank account of account ${owner}`);
    await query(
      'update bank_accounts set number_key = $2, number_sealed = $3 where account_id = $1',
      owner,
      sealed.keyId,
      sealed.bytes,
    );
  }
  const unfiled = async () =>
    (await client.call('GET /api/staff/withdraw/list', { status: 20, unfiled: 1 })).items.map(({ id }) => id);
  expect(await unfiled()).toEqual(expect.arrayContaining(ids));
  const made = await make(ids);
  expect((await unfiled()).filter((id) => ids.includes(id))).toEqual([]);
  const lines = Buffer.from(made.file.base64, 'base64').toString().trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('62001234567');
  expect(await codeOf(make(ids))).toBe('batchRefused');
  const file = { id: made.id, reason: 'The first copy was lost' };
  expect((await client.call('POST /api/staff/withdraw/batchfile', file)).base64).toBe(made.file.base64);
  const [one = 0, other = 0] = ids;
  const reject = { id: other, reason: 'We could not verify your ID.' } as const;
  expect(await codeOf(client.call('POST /api/staff/withdraw/reject', reject))).toBe('withdrawalRefused');
  // The bank paid one and sent the other back.
  const drop = { id: made.id, withdrawal: other, reason: 'The account is closed' };
  await client.call('POST /api/staff/withdraw/batchdrop', drop);
  expect(await unfiled()).toContain(other);
  expect(await codeOf(client.call('POST /api/staff/withdraw/batchdrop', drop))).toBe('batchRefused');
  const paid = { id: one, reference: made.number };
  expect(await codeOf(client.call('POST /api/staff/withdraw/paid', paid))).toBe('secondNeeded');
  const [{ id: decision }] = await query('select id from staff_decisions where subject = $1', `withdrawal ${one}`);
  await (await finance()).call('POST /api/staff/decision/approve', { id: Number(decision) });
  expect(await codeOf(client.call('POST /api/staff/withdraw/batchdrop', { ...drop, withdrawal: one }))).toBe(
    'batchRefused',
  );
  await expect(client.call('POST /api/staff/withdraw/paid', paid)).rejects.toThrow(/is paid now/);
  // What was paid or sent back is not sent to the bank again.
  await expect(client.call('POST /api/staff/withdraw/batchfile', file)).rejects.toThrow('Nothing of this file is left');
  const [batch] = (await client.call('GET /api/staff/withdraw/batches', {})).items;
  expect(batch).toMatchObject({ number: made.number, paid: 1, open: 0, dropped: 1 });
  expect(batch?.lines.map(({ dropped }) => dropped)).toEqual(['', 'The account is closed']);
  expect(await codeOf(client.call('POST /api/staff/withdraw/reject', reject))).toBe('done');
});

/** A withdrawal that is being paid, to an account whose number can be read. */
async function payable(): Promise<number> {
  const owner = await office.person();
  const { id } = await scene('POST /api/staff/withdraw/paid', owner);
  const { keyId, bytes } = office.app.vault.seal('62001234567', `bank account of account ${owner}`);
  const text = 'update bank_accounts set number_key = $2, number_sealed = $3 where account_id = $1';
  await query(text, owner, keyId, bytes);
  return id;
}

/** Holds a withdrawal as somebody does who moves it; answers how to let it go. */
async function holding(id: number): Promise<() => Promise<void>> {
  const holder = await office.app.db.pool.connect();
  await holder.query('begin');
  await holder.query('select from withdrawals where id = $1 for update', [id]);
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}
/** How many wait for something that another one holds. */
const waiting = async (): Promise<number> =>
  (await query("select count(*)::int as waits from pg_stat_activity where wait_event_type = 'Lock'"))[0].waits;

test('two people who make a file at once make one, and the other is told', async () => {
  const [one, other] = [await finance(), await finance()];
  const ids = [await payable()];
  const make = (by: typeof one) => codeOf(by.call('POST /api/staff/withdraw/batch', { ids }));
  const letGo = await holding(ids[0] ?? 0);
  const made = Promise.all([make(one), make(other)]);
  await vi.waitFor(async () => expect(await waiting()).toBe(2));
  await letGo();
  expect((await made).sort()).toEqual(['batchRefused', 'done']);
});

test('a line that the bank sent back is not paid by a wish that waited', async () => {
  const [one, other] = [await finance(), await finance()];
  const withdrawal = await payable();
  const { id, number } = await one.call('POST /api/staff/withdraw/batch', { ids: [withdrawal] });
  const paid = { id: withdrawal, reference: number };
  expect(await codeOf(one.call('POST /api/staff/withdraw/paid', paid))).toBe('secondNeeded');
  const drop = { id, withdrawal, reason: 'The account is closed' };
  await expect(one.call('POST /api/staff/withdraw/batchdrop', drop)).rejects.toThrow(/waits for a second person/);
  const [decision] = await query('select id from staff_decisions where subject = $1', `withdrawal ${withdrawal}`);
  const no = { id: Number(decision.id), reason: 'The bank sent it back' };
  await other.call('POST /api/staff/decision/refuse', no);
  await one.call('POST /api/staff/withdraw/batchdrop', drop);
  expect(await query('select status from withdrawals where id = $1', withdrawal)).toEqual([{ status: 20 }]);
});

test('a line is dropped only once nobody moves its withdrawal', async () => {
  const client = await finance();
  const withdrawal = await payable();
  const { id } = await client.call('POST /api/staff/withdraw/batch', { ids: [withdrawal] });
  const letGo = await holding(withdrawal);
  const drop = client.call('POST /api/staff/withdraw/batchdrop', { id, withdrawal, reason: 'The account is closed' });
  const waits = vi.waitFor(async () => {
    expect(await waiting()).toBe(1);
    return 'it waits';
  });
  expect(await Promise.race([waits, drop.then(() => 'dropped at once')])).toBe('it waits');
  await letGo();
  await drop;
});

test('the number of a bank account or a document is shown for a reason, and that is written down', async () => {
  const client = await finance();
  const owner = await office.person();
  const { id } = await scene('POST /api/staff/withdraw/paid', owner);
  const sealed = office.app.vault.seal('62007654321', `bank account of account ${owner}`);
  await query(
    'update bank_accounts set number_key = $2, number_sealed = $3 where account_id = $1',
    owner,
    sealed.keyId,
    sealed.bytes,
  );
  await expect(client.call('POST /api/staff/withdraw/reveal', { id, reason: 'x' })).rejects.toMatchObject({
    http: 400,
  });
  const shown = await client.call('POST /api/staff/withdraw/reveal', { id, reason: 'The bank asks' });
  expect(shown.accountNumber).toBe('62007654321');
  await office.identity(owner);
  const document = await client.call('POST /api/staff/identity/reveal', { accountId: owner, reason: 'To compare it' });
  expect(document.idNumber).toBe('8001015009087');
  const rows = await query(
    'select call, why from staff_audit where accounts = array[$1::int] and call ~ $2',
    owner,
    'reveal',
  );
  expect(rows.map(({ why }) => why)).toEqual(['The bank asks', 'To compare it']);
});
