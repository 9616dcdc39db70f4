import { randomUUID } from 'node:crypto';
import type { Client, InputOf } from '@sgb/contract/client.ts';
import { formatRand } from '@sgb/money/format.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../../../decisions.fixture.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { codeOf } from '../../people/membership/member.fixture.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(async () => {
  await expectBooksToBalance(office);
  await office.close();
});

const ask = 'POST /api/staff/ledger/manual';
const back = 'POST /api/staff/ledger/manualreverse';
const why = 'The bank paid it into the wrong account';
type Wish = InputOf<typeof ask>;

const query = async (text: string, ...values: unknown[]) => (await office.app.db.pool.query(text, values)).rows;
const finance = async () => (await office.staff('finance')).client;
const named = async (id: number) => (await query('select username from accounts where id = $1', id))[0].username;
const wishFor = (username: string, more: Partial<Wish> = {}): Wish => ({
  key: randomUUID(),
  from: { book: 'corrections' },
  to: { username, book: 'available' },
  cents: 1_234,
  note: 'Paid twice by mistake',
  why,
  ...more,
});
const newest = async (client: Client) => (await client.call('GET /api/staff/ledger/manuals', {})).items[0];
const approve = (client: Client, id: number | null | undefined) =>
  codeOf(client.call('POST /api/staff/decision/approve', { id: id ?? 0 }));

test('a cent is asked for by one and agreed to by another, booked once, seen with both, and given back once', async () => {
  const [first, second, third] = [await finance(), await finance(), await finance()];
  const owner = await office.person();
  const username = await named(owner);
  const start = (await office.balance(owner)).available;
  const wish = wishFor(username, { cents: 1 });
  expect(await codeOf(first.call(ask, wish))).toBe('secondNeeded');
  // A second click asks for nothing more.
  expect(await codeOf(first.call(ask, wish))).toBe('secondNeeded');
  const waiting = await newest(first);
  expect(waiting).toMatchObject({ state: 10, cents: 1, to: { username, book: 'available' }, why, mine: false });
  expect((await newest(second))?.mine).toBe(true);
  expect(await approve(first, waiting?.decision)).toBe('secondNeeded');
  expect((await office.balance(owner)).available).toBe(start);
  const both = await Promise.all([second, third, second].map((client) => approve(client, waiting?.decision)));
  expect(both.filter((answer) => answer === 'done')).toHaveLength(1);
  expect((await office.balance(owner)).available).toBe(start + 1);
  const done = await newest(first);
  expect(done).toMatchObject({ state: 20, number: waiting?.number, decision: null, mine: false });
  expect(await codeOf(first.call(ask, wish))).toBe('decisionSettled');
  expect(await query('select id from ledger_entries where ref = $1', done?.number)).toHaveLength(1);
  const entry = await first.call('GET /api/staff/ledger/entry', { id: done?.entryId ?? 0 });
  expect(entry.hands).toMatchObject({ number: done?.number, why, by: done?.by, decidedBy: done?.decidedBy });
  expect(entry.entry).toMatchObject({ type: 99, note: 'Paid twice by mistake', ref: done?.number });

  const id = done?.id ?? 0;
  const undo = { key: randomUUID(), id, why: 'It was right after all' };
  expect(await codeOf(first.call(back, undo))).toBe('secondNeeded');
  expect(await codeOf(first.call(back, { ...undo, key: randomUUID() }))).toBe('decisionWaits');
  const counter = await newest(first);
  expect(counter).toMatchObject({ state: 10, reverses: done?.number, from: { username, book: 'available' } });
  const undone = await Promise.all([second, third].map((client) => approve(client, counter?.decision)));
  expect(undone.filter((answer) => answer === 'done')).toHaveLength(1);
  expect((await office.balance(owner)).available).toBe(start);
  expect(await codeOf(first.call(back, { ...undo, key: randomUUID() }))).toBe('notGivenBack');
  expect(await codeOf(first.call(back, { ...undo, key: randomUUID(), id: counter?.id ?? 0 }))).toBe('notGivenBack');
  const { chain } = await first.call('GET /api/staff/ledger/entry', { id: done?.entryId ?? 0 });
  expect(chain).toHaveLength(2);
  await expect(query('update manual_entries set cents = 5 where id = $1', id)).rejects.toThrow('never changed');
  await expect(query('delete from manual_entries where id = $1', id)).rejects.toThrow('never changed');
});

test('what is no entry, of nobody, of oneself or more than there is, is refused with the reason', async () => {
  const { id, client } = await office.staff('finance');
  const owner = await office.person();
  const username = await named(owner);
  const tried = (more: Partial<Wish>) => codeOf(client.call(ask, wishFor(username, more)));
  const before = (await query('select count(*)::int as n from manual_entries'))[0].n;
  expect(await tried({ to: { username: 'nobody_at_all', book: 'available' } })).toBe('notFound');
  expect(await tried({ to: { book: 'available' } })).toBe('notByHand');
  expect(await tried({ to: { book: 'corrections' } })).toBe('notByHand');
  expect(await tried({ day: '2026-11-01' })).toBe('notByHand');
  expect(await tried({ to: { username: await named(id), book: 'available' } })).toBe('ownDecision');
  await expect(client.call(ask, wishFor(username, { why: 'so' }))).rejects.toMatchObject({ http: 400 });
  expect((await query('select count(*)::int as n from manual_entries'))[0].n).toBe(before);
  // Nobody is second for money of their own.
  const second = await office.staff('finance');
  const theirs = wishFor(await named(second.id));
  expect(await codeOf(client.call(ask, theirs))).toBe('secondNeeded');
  expect(await approve(second.client, (await newest(client))?.decision)).toBe('ownDecision');
  const buyer = (await office.staff('buyer')).client;
  await expect(buyer.call(ask, wishFor(username))).rejects.toMatchObject({ http: 403 });

  const from = { username, book: 'available' } as const;
  const much = wishFor(username, { from, to: { book: 'corrections' }, cents: 90_000_000 });
  expect(await codeOf(client.call(ask, much))).toBe('secondNeeded');
  const { decision } = (await newest(client)) ?? {};
  const other = await finance();
  await expect(other.call('POST /api/staff/decision/approve', { id: decision ?? 0 })).rejects.toMatchObject({
    message: `${formatRand(80_000_000)} lacks in that balance.`,
  });
  const reason = 'They do not have it';
  await other.call('POST /api/staff/decision/refuse', { id: decision ?? 0, reason });
  expect(await newest(client)).toMatchObject({ state: 30, reason, entryId: null });
  expect((await client.call('GET /api/staff/ledger/manuals', { state: 2 })).items).not.toContainEqual(
    expect.objectContaining({ entryId: null }),
  );
});

test('what concerns our own places only may be dated, but not in a month that is closed', async () => {
  const [first, second] = [await finance(), await finance()];
  const between = (day: string) => wishFor('', { from: { book: 'bank' }, to: { book: 'fees.gateway' }, day });
  expect(await codeOf(first.call(ask, between('2026-11-02')))).toBe('secondNeeded');
  const dated = await newest(first);
  expect(await approve(second, dated?.decision)).toBe('done');
  const [{ at }] = await query('select at from ledger_entries where ref = $1', dated?.number);
  expect(at.toISOString()).toBe('2026-11-02T10:00:00.000Z');
  // It waits while its month is closed: then nobody can agree any more.
  expect(await codeOf(first.call(ask, between('2026-08-31')))).toBe('secondNeeded');
  const late = await newest(first);
  await query(
    `insert into ledger_closings (month, until, closed_at, closed_by, entries, sums)
     values ('2026-08', '2026-08-31T22:00:00Z', now(), $1, 0, '{}')`,
    office.finance.id,
  );
  expect(await approve(second, late?.decision)).toBe('monthClosed');
  expect(await codeOf(first.call(ask, between('2026-08-31')))).toBe('monthClosed');
  expect(await codeOf(first.call(ask, between('2026-09-01')))).toBe('secondNeeded');
});
