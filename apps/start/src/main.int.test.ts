import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeProduct } from '@sgb/demo/catalogue/product.ts';
import { emptyDatabase } from '@sgb/server/testing/empty-database.ts';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { processesOf, type RunningShop, serversOf, Workplace } from './main.fixture.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

const patient = { timeout: 120_000, interval: 50 };
const nobodyLeft = (dataDir: string) => vi.waitFor(() => expect(processesOf(dataDir)).toEqual([]), patient);

const isDemo = (file: string) => /^(demo|apps\/simulators)\//.test(file);

async function serves(shop: RunningShop): Promise<void> {
  expect(await shop.get('/readyz')).toEqual({ http: 200, text: 'ready\n' });
  // On a busy machine a process that has just started may ask for a moment's patience: 503.
  await vi.waitFor(async () => {
    const home = await shop.get('/shop/shoppingmall/index');
    expect(home.http).toBe(200);
    expect(home.text).toContain('<title>');
  }, patient);
}

describe.concurrent('the shop', () => {
  /** Every request is on a connection of its own; of so many both processes get some. */
  async function endsEverywhere(shop: RunningShop): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${shop.port}/api/user/logincheck`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ username: 'demo_shopper', password: 'demo1234' }),
    });
    const { data } = (await answer.json()) as { data: { ticket: string } };
    const asked = async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => shop.get(`/api/user/logininfo?ticket=${data.ticket}`)),
      );
      return [...new Set(answers.map(({ http }) => http))];
    };
    expect(await asked()).toEqual([200]);
    expect((await shop.get(`/api/user/logout?ticket=${data.ticket}`)).http).toBe(200);
    expect(await asked()).toEqual([401]);
  }

  /** The first process of PostgreSQL is killed again and again, while somebody fills a cart and somebody looks. */
  async function survivesItsDatabase(shop: RunningShop, dataDir: string): Promise<void> {
    const call = async (path: string, body: object) => {
      const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify(body),
      });
      return { http: answer.status, body: (await answer.json()) as { status: number; data: { ticket: string } } };
    };
    const login = await call('/api/user/logincheck', { username: 'demo_new', password: 'demo1234' });
    const { ticket } = login.body.data;
    const goods = Array.from({ length: 200 }, (_, index) => makeProduct(index));
    const offer = goods.find(
      ({ minOrder, batch, skus }) => minOrder === 1 && batch === 1 && (skus[0]?.stock ?? 0) > 99,
    );
    const wish = { productid: String(offer?.id), skus: [{ skuid: String(offer?.skus[0]?.id), quantity: 1 }] };
    const seen = new Set<number>();
    let acknowledged = 0;
    /** As the shop's own client does: once more with the same key, until it is answered. */
    const add = async () => {
      for (const key = randomUUID(); ; ) {
        const { http, body } = await call(`/api/cart/add?ticket=${ticket}`, { ...wish, key });
        seen.add(http);
        if (http >= 500) continue;
        expect(body).toMatchObject({ status: 0 });
        return acknowledged++;
      }
    };
    const look = async () => {
      const page = await shop.get('/shop/shoppingmall/index');
      seen.add(page.http);
      if (page.http === 503) expect(page.text).toContain('<meta http-equiv="refresh"');
    };
    for (let kill = 1; kill <= 5; kill++) {
      const [first = ''] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
      const asked = Promise.all(Array.from({ length: 4 }, () => [add(), look()]).flat());
      process.kill(Number(first), 'SIGKILL');
      await asked;
      const restarts = () => shop.output.match(/the database is there again, after/g)?.length;
      await vi.waitFor(() => expect(restarts()).toBe(kill), patient);
      expect(shop.output).toContain('the database ended with SIGKILL; starting it again');
      await add();
    }
    expect([...seen].filter((http) => http !== 200 && http !== 503)).toEqual([]);
    const cart = await shop.get(`/api/cart/list?market=0&ticket=${ticket}`);
    expect(cart.text).toContain(`"quantity":${acknowledged}`);
    expect(acknowledged).toBe(25);
  }

  test('starts, is used, is stopped, is killed, and keeps its data through all of it', async () => {
    const place = await new Workplace().open();
    const { dataDir } = place;
    const query = async (text: string) => {
      const client = new pg.Client({ connectionString: await readFile(join(dataDir, 'database-url'), 'utf8') });
      await client.connect();
      return (await client.query(text).finally(() => client.end())).rows;
    };
    try {
      // The first start prints a line with a time for each step.
      const first = await (await place.start({ WORKERS: '2', ...place.recording() })).ready();
      const [announcement, ...others] = first.lines;
      expect(announcement).toBe(`starting at http://127.0.0.1:${first.port} with 2 processes`);
      // A machine that stalls for seconds is warned of in between; that is no fault of the start.
      const isWarning = (line: string) => line.startsWith('{"level":40');
      const steps = others
        .filter((line) => !isWarning(line))
        .map((line) => /^(\S.*?) +\d+\.\d\d s(?: {2}(.*))?$/.exec(line)?.slice(1, 3) ?? [line]);
      const names = steps.map(([name]) => name);
      const opened = ['web apps', 'payments'];
      const last = `ready http://127.0.0.1:${first.port}/shop/`;
      expect(names.filter((name) => !opened.includes(name ?? ''))).toEqual([
        ...['database', 'migrations', 'demo world', 'server', 'all', last],
      ]);
      // The servers open while the data are made.
      expect(names.filter((name) => opened.includes(name ?? ''))).toEqual(opened);
      expect(names.indexOf('payments')).toBeLessThan(names.indexOf('demo world'));
      // A new database begins with what was packed when the shop was built.
      expect(Object.fromEntries(steps)).toMatchObject({
        migrations: 'none to apply',
        'demo world': '200 products',
        server: '2 processes',
      });
      await serves(first);
      expect(place.loaded().filter(isDemo).length).toBeGreaterThan(10);

      // A session that is ended through one process is over in the other at once.
      await endsEverywhere(first);

      // The figures of both processes are added up.
      for (let n = 0; n < 10; n++) expect((await first.get('/robots.txt')).http).toBe(200);
      const { text } = await first.get('/metrics');
      expect(text).toMatch(/sgb_http_request_seconds_count\{[^}]*route="\/robots.txt"[^}]*\} 10$/m);
      expect(text).toMatch(/^sgb_pool_connections\{state="idle"\} \d+$/m);

      // A server process that dies is replaced.
      const [victim, survivor] = serversOf(dataDir).map(({ pid }) => pid);
      expect([typeof victim, typeof survivor]).toEqual(['number', 'number']);
      process.kill(victim ?? 0, 'SIGKILL');
      await vi.waitFor(
        () => expect(first.output).toContain('a server process ended with SIGKILL; starting another'),
        patient,
      );
      await vi.waitFor(() => expect(serversOf(dataDir).filter(({ pid }) => pid !== victim)).toHaveLength(2), patient);
      await serves(first);

      // So is a database that dies; what was acknowledged is there, and nobody sees a fault of ours.
      await survivesItsDatabase(first, dataDir);

      // SIGTERM ends everything, the database too.
      await query("update products set title = 'Kept through it all' where id = 610000000000");
      expect(await first.end('SIGTERM'), first.output).toBe(0);
      await nobodyLeft(dataDir);

      // The second start finds its data. A supervisor that is killed leaves no server process behind, ...
      const second = await (await place.start({ WORKERS: '2' })).ready();
      expect(second.output).toMatch(/^demo world .* already there$/m);
      expect(second.output).toMatch(/^migrations .* none to apply$/m);
      await serves(second);
      expect((await second.get('/api/product/detail?productid=610000000000')).text).toContain('Kept through it all');
      await query("update products set title = 'Kept through a crash' where id = 610000000000");
      await second.end('SIGKILL');
      await vi.waitFor(() => expect(serversOf(dataDir)).toEqual([]), patient);

      // ... and nothing that the next start cannot mend; Ctrl-C ends that as cleanly as SIGTERM did.
      const third = await (await place.start(place.recording())).ready();
      await serves(third);
      expect((await third.get('/api/product/detail?productid=610000000000')).text).toContain('Kept through a crash');
      expect(await third.end('SIGINT')).toBe(0);
      await nobodyLeft(dataDir);
      // It would take some 5 MB of each process.
      expect(place.withFetch()).toEqual([]);
    } finally {
      await place.close();
    }
  });

  test('stopped in the middle of its first start leaves no process, and starts the next time, beside another one', async () => {
    const places = [await new Workplace().open(), await new Workplace().open()] as const;
    try {
      const stopped = await places[0].start();
      const isDatabase = ({ command }: { command: string }) => /postgres.* -D /.test(command);
      await vi.waitFor(() => expect(processesOf(places[0].dataDir).some(isDatabase)).toBe(true), {
        ...patient,
        interval: 5,
      });
      expect(await stopped.end('SIGTERM')).toBe(0);
      expect(stopped.output).not.toMatch(/^ready/m);
      await nobodyLeft(places[0].dataDir);

      // Each has its own port and data.
      const env = (place: Workplace) => ({ DEMO: '0', ...place.recording() });
      const shops = await Promise.all(places.map(async (place) => (await place.start(env(place))).ready()));
      await Promise.all(shops.map(serves));
      // Without a demo nothing of it is loaded, and its goods have no pictures.
      for (const shop of shops) expect((await shop.get(`/img/${makeProduct(0).pictures[0]}?w=320`)).http).toBe(404);
      for (const place of places) {
        expect(place.loaded()).toEqual(expect.arrayContaining(['apps/server/src/main.ts', 'apps/server/src/serve.ts']));
        expect(place.loaded().filter(isDemo)).toEqual([]);
      }
      expect(await shops[0]?.end('SIGTERM')).toBe(0);
      await serves(shops[1] as RunningShop);
    } finally {
      await Promise.all(places.map((place) => place.close()));
    }
  });

  test('with a database of somebody else has no demo account until it is asked for them', async () => {
    const database = await emptyDatabase();
    const accounts = () => database.query('select count(*)::int as n from accounts');
    try {
      for (const [env, there] of [
        [{}, 0],
        [{ DEMO: '1' }, 62],
      ] as const) {
        const place = await new Workplace().open();
        try {
          const shop = await (await place.start({ DATABASE_URL: database.url, ...env })).ready();
          expect(shop.output).toMatch(/^database .* of DATABASE_URL$/m);
          // The servers open before there is a table, and ask for none.
          expect(shop.output).not.toContain('does not exist');
          await serves(shop);
          expect(await accounts()).toEqual([{ n: there }]);
          expect(await shop.end('SIGTERM')).toBe(0);
          await nobodyLeft(place.dataDir);
          expect(await accounts()).toEqual([{ n: there }]);
        } finally {
          await place.close();
        }
      }
    } finally {
      await database.drop();
    }
  });
});
