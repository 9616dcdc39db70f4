import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookChecks } from '../../../app.ts';
import { type Bank, done, openBank } from './bank.fixture.ts';
import { balance, captureHold, placeHold, reverse } from './index.ts';
import { booksJob } from './jobs.ts';
import { verifyBooks } from './seed.ts';

let bank: Bank;
let ann = 0;
beforeAll(async () => {
  bank = await openBank();
  ann = await bank.person();
  // A payment that was given back in part, a hold that was captured in part, one that is open.
  await bank.give(ann, { available: 500, bonus: 20, scoin: 10 });
  const { entryId } = done(await bank.pay(ann, 100));
  await bank.transact((tx) => reverse(tx, { ...bank.words(), entryId, parts: [{ amount: 40 }] }));
  const from = [balance(ann, 'available')] as const;
  const now = bank.app.clock.now();
  const hold = done(await bank.transact((tx) => placeHold(tx, { ...bank.words(), from, amount: 50 })));
  await bank.transact((tx) => captureHold(tx, { holdId: hold.entryId, now, to: [{ to: 'bank', amount: 30 }] }));
  await bank.transact((tx) => placeHold(tx, { ...bank.words(), from, amount: 50 }));
  await bank.give(ann, { available: 5 });
});
afterAll(() => bank.close());

describe('the database itself', () => {
  const query = (text: string) => bank.app.db.pool.query(text);

  test.each([
    'update ledger_entries set ref = 1',
    "update ledger_entries set postings = '[]'",
    'update ledger_entries set afters = changes',
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    'delete from balances',
    'delete from ledger_holds',
    'update ledger_holds set captured = 0 where ended_by is not null',
  ])('refuses: %s', async (text) => {
    await expect(query(text)).rejects.toMatchObject({ code: '23001' });
  });

  test('refuses a balance below nothing', async () => {
    const taking = query(`update balances set balance = -1 where owner_id = ${ann}`);
    await expect(taking).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the books', () => {
  /** Does harm behind the ledger's back, looks, and undoes it. */
  async function harmed(text: string) {
    const [entry] = (await bank.app.db.pool.query('select max(id) as id from ledger_entries')).rows;
    const connection = await bank.app.db.pool.connect();
    try {
      await connection.query('begin');
      await connection.query("set local session_replication_role = 'replica'");
      await connection.query(text.replaceAll(':entry', entry.id));
      const found: string[] = [];
      for (const { name, text: question } of bookChecks) {
        if ((await connection.query(question)).rowCount) found.push(name);
      }
      return found;
    } finally {
      await connection.query('rollback');
      connection.release();
    }
  }

  const rewriting = (postings: string) => `update ledger_entries set postings = ${postings} where id = :entry`;

  test.each([
    ['update balances set balance = balance + 1 where ctid = (select min(ctid) from balances)', 3],
    [rewriting("jsonb_set(postings::jsonb, '{0,amount}', '6')"), 2],
    [rewriting("'[]'"), 2],
    ["update ledger_entries set owners = '{}', books = '{}', changes = '{}', afters = '{}' where id = :entry", 1],
    ['update ledger_entries set afters[1] = afters[1] + 1 where id = :entry', 1],
    ["insert into ledger_holds select :entry, max(id), 'ZAR', 5, 0, now() from accounts", 1],
    ['delete from ledger_returns', 1],
    ['update ledger_returns set returned = returned - 1 where returned > 1', 1],
    ['update ledger_holds set ended_by = null, captured = 0 where captured > 0', 2],
    ["insert into balances select max(id), 'mattress' from accounts", 1],
    ['update ledger_entries set phase = 5 where id = :entry', 1],
    ["update ledger_entries set phase = 5, reverses = 12345, key = 'x' where id = :entry", 1],
    [rewriting("jsonb_set(postings::jsonb, '{0,from_book}', '\"scoin.issued\"')"), 1],
    [rewriting("jsonb_set(postings::jsonb, '{0,from_owner}', '1')"), 1],
    [rewriting("jsonb_set(postings::jsonb #- '{0,to_owner}', '{0,to_book}', '\"bank\"')"), 3],
    ["update ledger_entries set postings = '[{}]' where id = :entry", 2],
    ['update ledger_entries set changes = changes || 5::bigint where id = :entry', 1],
    ['update ledger_entries set owner_id = owner_id + 1 where id = :entry', 2],
    ['update ledger_entries set other_id = owner_id where id = :entry', 1],
    ['delete from ledger_entries where id = :entry', 1],
    ['update ledger_entries set afters[1] = -9 where id = :entry', 1],
    ["update balances set least = null where book = 'bonus'", 1],
  ])('find: %s', async (text, atLeast) => {
    expect((await harmed(text)).length).toBeGreaterThanOrEqual(atLeast);
  });

  test('are looked at every night; staff are told once, and no more when they agree again', async () => {
    const alerts = async () =>
      (
        await bank.app.db.pool.query(
          `select title, body, closed_at is null as open from staff_alerts
           where title = 'The books do not agree' order by id`,
        )
      ).rows;
    await booksJob(bookChecks).perform(bank.app, {});
    expect(await alerts()).toEqual([]);
    const wrong = [{ name: 'the moon is full', text: "select 'it is half' where true" }];
    await booksJob(wrong).perform(bank.app, {});
    await booksJob(wrong).perform(bank.app, {});
    expect(await alerts()).toMatchObject([{ open: true, title: 'The books do not agree' }]);
    expect((await alerts())[0].body).toContain('Not true: the moon is full.\nit is half');
    await booksJob(bookChecks).perform(bank.app, {});
    expect(await alerts()).toMatchObject([{ open: false }]);
    expect(await verifyBooks(bank.app.db, bookChecks)).toEqual([]);
  });
});
