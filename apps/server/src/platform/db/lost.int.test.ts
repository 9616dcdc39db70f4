import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EmptyDatabase, emptyDatabase } from '../../testing/empty-database.ts';
import { announce, defineChannel, openBus } from './bus.ts';
import { type Database, openDatabase, type Sql } from './database.ts';
import { onlyRead } from './lost.ts';

let place: EmptyDatabase;
let db: Database;
beforeAll(async () => {
  place = await emptyDatabase();
  db = openDatabase({ url: place.url, poolSize: 4, onIdleError: () => undefined });
  await db.pool.query('create table notes (id serial primary key, words text not null); create sequence commits');
  // Ends its own backend in the middle of the first commit that writes 'commit': nobody is told how it went.
  await db.pool.query(`
    create function end_backend() returns trigger language plpgsql as $$ begin
      if new.words = 'commit' and nextval('commits') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$;
    create constraint trigger ending after insert on notes deferrable initially deferred
      for each row execute function end_backend()`);
});
beforeEach(async () => {
  await db.pool.query("truncate notes; select setval('commits', 1, false)");
});
afterAll(async () => {
  await db.close();
  await place.drop();
});

/** Ends the backend of this connection from another one, as an operator would. */
async function endBackend(reader: Sql): Promise<void> {
  const [own] = await reader.run<{ pid: number }>('test.pid', 'select pg_backend_pid() as pid', []);
  await place.query(`select pg_terminate_backend(${own?.pid}, 5000)`);
}

/** On the first time only. */
function once() {
  let times = 0;
  return { end: async (reader: Sql) => void (times++ === 0 && (await endBackend(reader))), times: () => times };
}

const insert = (words: string) => ['test.insert', 'insert into notes (words) values ($1)', [words]] as const;
const words = async () => (await db.pool.query('select words from notes')).rows.map((row) => row.words);

describe('a connection that is lost', () => {
  test('over reading is replaced, and the reading begins anew', async () => {
    const { end, times } = once();
    const read = await db.read(async (reader) => {
      await end(reader);
      return reader.run('test.one', 'select 1 as one', []);
    });
    expect([read, times()]).toEqual([[{ one: 1 }], 2]);
  });

  test('over a statement of Drizzle, too', async () => {
    const { end } = once();
    const read = await db.read(async (reader) => {
      await end(reader);
      return (await reader.orm.execute(sql`select 2 as two`)).rows;
    });
    expect(read).toEqual([{ two: 2 }]);
  });

  test('before a commit has undone everything, and the work is done anew', async () => {
    const { end, times } = once();
    await db.transact(async (tx) => {
      await tx.run(...insert('kept'));
      await end(tx);
      await tx.run('test.one', 'select 1 as one', []);
    });
    expect([await words(), times()]).toEqual([['kept'], 2]);
  });

  test('in the middle of a commit is told, and nothing is done a second time', async () => {
    let times = 0;
    const work = db.transact(async (tx) => {
      times += 1;
      await tx.run(...insert('commit'));
    });
    await expect(work).rejects.toMatchObject({ left: 'unknown' });
    expect(times).toBe(1);
  });

  test('over a statement that may have written is told, and it is not asked again', async () => {
    let times = 0;
    const work = db.read(async (reader) => {
      times += 1;
      await reader.run(...insert('maybe'));
      await endBackend(reader);
      await reader.run('test.one', 'select 1 as one', []);
    });
    await expect(work).rejects.toMatchObject({ left: 'unknown' });
    expect([await words(), times]).toEqual([['maybe'], 1]);
  });

  test('to a server that is no primary any more is taken up again until there is one', async () => {
    const name = new URL(place.url).pathname.slice(1);
    const demote = (words: 'on' | 'off') =>
      place.query(
        `start transaction read write; alter database ${name} set default_transaction_read_only = ${words}; commit`,
      );
    await demote('on');
    const patient = openDatabase({ url: place.url, poolSize: 1, onIdleError: () => undefined });
    let times = 0;
    await patient.transact(async (tx) => {
      times += 1;
      if (times === 4) await demote('off');
      await tx.run(...insert('led'));
    });
    await patient.close();
    expect([await words(), times]).toEqual([['led'], 5]);
  });

  test('to a server whose disk is full is taken up again until there is room', async () => {
    let times = 0;
    await db.transact(async (tx) => {
      times += 1;
      await tx.run(...insert('roomy'));
      if (times < 3) await tx.run('test.full', "do $$ begin raise exception using errcode = '53100'; end $$", []);
    });
    expect([await words(), times]).toEqual([['roomy'], 3]);
  });

  test('every time is told after the third', async () => {
    let times = 0;
    const work = db.read(async (reader) => {
      times += 1;
      await endBackend(reader);
      return reader.run('test.one', 'select 1 as one', []);
    });
    await expect(work).rejects.toMatchObject({ left: 'undone' });
    expect(times).toBe(3);
  });
});

test('what is asked of a database that is away waits for a moment and says so', async () => {
  const away = openDatabase({ url: 'postgresql://x@127.0.0.1:1/x', poolSize: 1, onIdleError: () => undefined });
  await expect(away.run('test.one', 'select 1 as one', [])).rejects.toMatchObject({ left: 'away' });
  await away.close();
});

test.each([
  ['select * from notes', true],
  ['with found as (select 1) select * from found', true],
  ['select id from notes for update', false],
  ['INSERT into notes values (1)', false],
  ['with gone as (delete from notes returning *) select * from gone', false],
  ['select pg_notify($1, $2)', false],
  ['select last_updated, deleted_at from notes', true],
])('%s: only read: %s', (text, expected) => {
  expect(onlyRead([text])).toBe(expected);
});

describe('a primary that has been replaced', () => {
  test('refuses to write on a connection that leads to it: the work is done on another one', async () => {
    const one = openDatabase({ url: place.url, poolSize: 1, onIdleError: () => undefined });
    await one.pool.query('set default_transaction_read_only = on');
    await one.transact((tx) => tx.run(...insert('after the change')));
    expect(await words()).toEqual(['after the change']);
    await one.pool.query('set default_transaction_read_only = on');
    await one.run(...insert('alone'));
    expect(await words()).toEqual(['after the change', 'alone']);
    await one.close();
  });

  test('is listened to again, and whoever remembers something is told that it may have changed', async () => {
    const channel = defineChannel('failover');
    const bus = await openBus(place.url, () => undefined);
    const heard: string[] = [];
    bus.on(channel, (about) => heard.push(about));
    await place.query("select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen bus'");
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['']);
    await db.transact((tx) => announce(tx, channel, 'news'));
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['', 'news']);
    await bus.close();
  });
});
