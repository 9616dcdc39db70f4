import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type EmptyDatabase, emptyDatabase } from '../../testing/empty-database.ts';
import { type Database, openDatabase } from './database.ts';
import { type Pooler, startPooler } from './pooler.fixture.ts';

let place: EmptyDatabase;
let pooler: Pooler;
const opened: Database[] = [];
beforeAll(async () => {
  place = await emptyDatabase();
  await place.query('create table notes (words text not null)');
  pooler = await startPooler(place.url);
});
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close();
});
afterAll(async () => {
  await pooler.close();
  await place.drop();
});

function open(options: Partial<Parameters<typeof openDatabase>[0]> = {}): Database {
  const db = openDatabase({ url: pooler.url, poolSize: 2, onIdleError: () => undefined, ...options });
  opened.push(db);
  return db;
}
const gone = 'server conn crashed?';

test('behind a pooler a statement still ends at its time', async () => {
  const db = open({ statementTimeoutMs: 50 });
  await expect(db.run('test.slow', 'select pg_sleep(5)', [])).rejects.toMatchObject({ code: '57014' });
});

test.each([
  [{}, ['statement_timeout 30000']],
  [{ durable: false }, ['statement_timeout 30000', 'synchronous_commit off']],
  [{ statementTimeoutMs: 0 }, []],
])('a connection with %j begins as it was asked to', async (options, expected) => {
  const text = `select name || ' ' || setting as words from pg_settings
    where name in ('statement_timeout', 'synchronous_commit') and source = 'session' order by name`;
  const rows = await open(options).run<{ words: string }>('test.settings', text, []);
  expect(rows.map(({ words }) => words)).toEqual(expected);
});

test('what a pooler hangs up on before the commit is done anew', async () => {
  let times = 0;
  await open().transact(async (tx) => {
    times += 1;
    await tx.run('test.note', 'insert into notes values ($1)', ['once']);
    if (times === 1) pooler.hangUp(gone);
    await tx.run('test.nap', 'select pg_sleep(0.05)', []);
  });
  expect([times, await place.query('select words from notes')]).toEqual([2, [{ words: 'once' }]]);
});

test('who is let in and gets no server is told that the database is away', async () => {
  pooler.keepWaiting = true;
  const work = open({ connectTimeoutMs: 100, patienceMs: 0 }).run('test.one', 'select 1 as one', []);
  await expect(work).rejects.toMatchObject({ left: 'away' });
  pooler.keepWaiting = false;
});
