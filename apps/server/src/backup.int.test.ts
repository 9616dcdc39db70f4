import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookChecks } from './app.ts';
import { keepPicture } from './modules/base/uploads/seed.ts';
import { verifyBooks } from './modules/books/ledger/seed.ts';
import { type Buying, openBuying } from './modules/buying/purchasing/purchase.fixture.ts';
import { checkArchive, type Entry, readArchive, writeArchive } from './platform/backup/archive.ts';
import { backUp } from './platform/backup/backup.ts';
import { refuseUsedFolder, restore } from './platform/backup/restore.ts';
import { openDatabase } from './platform/db/database.ts';
import { expectBooksToBalance } from './testing/books.ts';
import { emptyDatabase } from './testing/empty-database.ts';
import { openTestShop } from './testing/shop.ts';
import { noisePicture } from './testing/uploader.ts';

let buying: Buying;
let place: string;
beforeAll(async () => {
  buying = await openBuying();
  place = await mkdtemp(join(tmpdir(), 'sgb-backup-'));
});
afterAll(async () => {
  await buying.close();
  await rm(place, { recursive: true, force: true });
});

const dataDir = () => buying.app.dataDir;
const source = () => ({ url: buying.shop.url, dataDir: dataDir(), withFiles: true, now: buying.app.clock.now() });

const balances = `select book, sum(balance) from balances join accounts on accounts.id = owner_id
  where username = 'demo_shopper' group by book order by book`;

async function rowsAt(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

test('one moment of a shop in use comes back whole: its books agree, its files are there, its numbers go on', async () => {
  const owner = await buying.person();
  const picture = async () =>
    keepPicture(buying.app, { accountId: owner, purpose: 'chat' }, 'a.png', await noisePicture(8));
  const kept = await picture();
  const bytes = await readFile(join(dataDir(), 'files', kept.slice(0, 2), kept));
  const { sum } = (await rowsAt(buying.shop.url, 'select count(*)::int as sum from orders'))[0];

  // People go on buying and sending pictures while it is made.
  let going = true;
  const bought: number[] = [];
  const busy = (async () => {
    while (going) {
      const who = await buying.person();
      const [order] = await buying.paid(who, [{ goodsCents: 1_000 }]);
      bought.push(order?.id ?? 0);
      await picture();
    }
  })();
  const file = join(place, 'one.backup');
  const made = await backUp(file, source());
  going = false;
  await busy;
  expect(made).toMatchObject({ missing: 0, tables: expect.any(Number) });
  expect(made.files).toBeGreaterThan(1);
  expect(bought.length).toBeGreaterThan(0);
  // Nothing of it is left in the data directory.
  expect((await readdir(dataDir())).filter((name) => name.startsWith('backup'))).toEqual([]);

  const there = await emptyDatabase();
  const folder = join(place, 'restored');
  try {
    const done = await restore(file, { url: there.url, dataDir: folder });
    expect(done).toMatchObject({ tables: made.tables, files: made.files });
    const db = openDatabase({ url: there.url, poolSize: 1, onIdleError: () => undefined });
    expect(await verifyBooks(db, bookChecks).finally(() => db.close())).toEqual([]);
    const [orders] = await there.query<{ count: number }>('select count(*)::int as count from orders');
    expect(orders?.count).toBeGreaterThanOrEqual(sum);
    expect(orders?.count).toBeLessThanOrEqual(sum + bought.length);
    expect(await readFile(join(folder, 'files', kept.slice(0, 2), kept))).toEqual(bytes);
    const files = await there.query<{ id: string }>('select id from files');
    for (const { id } of files) await readFile(join(folder, 'files', id.slice(0, 2), id));
    const [numbers] = await there.query<{ next: string; last: string }>(
      "select nextval('orders_id_seq') as next, max(id) as last from orders",
    );
    expect(Number(numbers?.next)).toBeGreaterThan(Number(numbers?.last));
    // What the database refuses to change it refuses here as well.
    await expect(there.query('delete from accounts')).rejects.toThrow();
    const shapes = "select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace";
    expect(await there.query(shapes)).toEqual(await rowsAt(buying.shop.url, shapes));
    await expect(restore(file, { url: there.url, dataDir: folder })).rejects.toThrow('The database is not empty');
    // A shop that opens with it lets people in and has what is theirs.
    const again = await openTestShop({ database: { url: there.url, drop: async () => undefined } });
    const login = { username: 'demo_shopper', password: 'demo1234' };
    const { ticket } = await again.client().call('POST /api/user/logincheck', login);
    const [before, after] = await Promise.all(
      [buying.shop, again].map(async (shop) => (await shop.app.db.pool.query(balances)).rows),
    );
    expect(after).toEqual(before);
    expect((await again.client(ticket).call('GET /api/user/logininfo', {})).username).toBe('demo_shopper');
    await expectBooksToBalance(again);
    await again.close();
  } finally {
    await there.drop();
  }
});

describe('a file that is no whole backup of this shop', () => {
  const file = () => join(place, 'other.backup');

  async function changed(change: (bytes: Buffer) => Buffer): Promise<string> {
    if (!(await readdir(place)).includes('two.backup')) await backUp(join(place, 'two.backup'), source());
    await writeFile(file(), change(await readFile(join(place, 'two.backup'))));
    return file();
  }

  test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    ['cut off', (bytes) => bytes.subarray(0, bytes.length - 100), /is broken: it was cut off or changed/],
    ['cut off at once', (bytes) => bytes.subarray(0, 20), /is broken/],
    [
      'changed by one bit',
      (bytes) => {
        const other = Buffer.from(bytes);
        other[bytes.length >> 1] = (other[bytes.length >> 1] ?? 0) ^ 1;
        return other;
      },
      /is broken/,
    ],
    ['something else', () => randomBytes(500), /is no backup of this shop/],
    ['empty', () => Buffer.alloc(0), /is no backup of this shop/],
  ])('%s is refused in words', async (_what, change, words) => {
    await expect(checkArchive(await changed(change))).rejects.toThrow(words);
  });

  test('one that is not there is refused in words', async () => {
    await expect(checkArchive(join(place, 'none'))).rejects.toThrow(/There is no file .*none/);
  });

  test('the keys are not in it', async () => {
    const names: string[] = [];
    await changed((bytes) => bytes);
    for await (const { head } of readArchive(file())) if (head.kind === 'file') names.push(head.name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/^[0-9a-f-]{36}/.test(name))).toEqual([]);
  });

  test('one of another version is refused in words, and leaves nothing behind', async () => {
    async function* entries(): AsyncGenerator<Entry> {
      const migrations = [{ name: '9999_tomorrow.sql', hash: 'x' }];
      yield { head: { kind: 'shop', madeAt: '2030-01-01T00:00:00Z', migrations } };
      yield { head: { kind: 'end', tables: 0, files: 0 } };
    }
    await writeArchive(file(), entries());
    const there = await emptyDatabase();
    try {
      const folder = join(place, 'never');
      const tried = restore(file(), { url: there.url, dataDir: folder });
      await expect(tried).rejects.toThrow(/made by another version of the shop, which has 9999_tomorrow\.sql/);
      expect(await there.query("select from pg_tables where schemaname = 'public'")).toEqual([]);
    } finally {
      await there.drop();
    }
  });

  test('a folder with anything in it is not written to', async () => {
    await expect(refuseUsedFolder(place)).rejects.toThrow(/is not empty/);
    await refuseUsedFolder(join(place, 'nowhere'));
  });
});
