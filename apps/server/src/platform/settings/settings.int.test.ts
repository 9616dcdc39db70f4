import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settingsOf } from '../../app.ts';
import { rechargeGateways } from '../../modules/cash/recharge/settings.ts';
import { exchangeMarket, exchangeRate } from '../../modules/goods/pricing/settings.ts';
import { sourcingSupplier } from '../../modules/goods/sourcing/settings.ts';
import { accessStaff } from '../../modules/people/identity/settings.ts';
import { feesService } from '../../modules/people/membership/settings.ts';
import { cloneDatabase } from '../../testing/database.ts';
import { testModules } from '../../testing/modules.ts';
import { openTestApp, type TestApp } from '../../testing/shop.ts';
import { announce, defineChannel } from '../db/bus.ts';
import { changeSetting, ensureSettings, settingsChannel } from './settings.ts';

/** Waits for a condition, also on a busy machine. */
const until = <Result>(check: () => Result | Promise<Result>) => vi.waitFor(check, { timeout: 10_000 });

/** Two server processes on one database. */
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let here: TestApp;
let there: TestApp;
beforeEach(async () => {
  database = await cloneDatabase();
  [here, there] = await Promise.all([openTestApp(database.url), openTestApp(database.url)]);
});
afterEach(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.drop();
});

const start = new Date('2026-11-15T08:00:00Z');
const rateOf = async (app: TestApp) => (await app.settings()).get(exchangeRate);
const changeRate = (app: TestApp, rate: number, from = start) =>
  app.db.transact((tx) => changeSetting(tx, exchangeRate, rate, from, 'finance'));
const savedRates = async () =>
  (await here.db.pool.query("select value from settings where name = 'exchange.rate' order by valid_from")).rows.map(
    (row) => row.value,
  );

const fenceChannel = defineChannel('fence');

/** Proof that everything announced before has been heard. */
async function heardEverything(by: TestApp): Promise<void> {
  const fence = vi.fn();
  by.bus.on(fenceChannel, fence);
  await here.db.transact((tx) => announce(tx, fenceChannel));
  await until(() => expect(fence).toHaveBeenCalled());
}

const defined = settingsOf(testModules());

test('every setting has a name of its own', () => {
  const names = defined.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(70);
  expect(new Set(names).size).toBe(names.length);
});

test('a new database has the first value of every setting', async () => {
  const settings = await here.settings();
  for (const setting of defined) {
    // The demo world opens its simulated gateways, and tests move the clock under the sessions of staff.
    if (setting === rechargeGateways || setting === accessStaff) continue;
    expect(settings.get(setting)).toEqual(setting.first);
  }
});

describe('a change', () => {
  test('by one process is seen by the other without a restart', async () => {
    expect([await rateOf(here), await rateOf(there)]).toEqual([26_000, 26_000]);
    await changeRate(here, 27_500);
    await until(async () => expect(await rateOf(there)).toBe(27_500));
    await until(async () => expect(await rateOf(here)).toBe(27_500));
    expect((await there.settings()).since(exchangeRate)).toEqual(start);
  });

  test('of the future comes into force when its moment comes, and not before', async () => {
    const tomorrow = new Date('2026-11-16T07:00:00Z');
    await changeRate(here, 28_000, tomorrow);
    await heardEverything(there);
    expect(await rateOf(there)).toBe(26_000);
    there.clock.moveTo(new Date(tomorrow.getTime() - 1));
    expect(await rateOf(there)).toBe(26_000);
    there.clock.moveTo(tomorrow);
    expect(await rateOf(there)).toBe(28_000);
  });

  test('keeps what was in force before, for the days before', async () => {
    await changeRate(here, 27_500);
    await heardEverything(there);
    there.clock.moveTo(new Date(start.getTime() - 1));
    expect(await rateOf(there)).toBe(26_000);
  });

  test('from the same moment again replaces the value', async () => {
    await changeRate(here, 27_500);
    await changeRate(there, 27_600);
    expect(await savedRates()).toEqual([26_000, 27_600]);
    await until(async () => expect(await rateOf(here)).toBe(27_600));
  });

  test('to a value that makes no sense is refused and nothing is written', async () => {
    await expect(changeRate(here, 4_999)).rejects.toThrow();
    await expect(changeRate(here, 2.6)).rejects.toThrow();
    const fee = { basisPoints: 10_001, upToCents: 1, aboveBasisPoints: 1, minimumCents: 1 };
    const wrongFee = here.db.transact((tx) => changeSetting(tx, feesService, fee, start, 'finance'));
    await expect(wrongFee).rejects.toThrow();
    expect(await savedRates()).toEqual([26_000]);
  });

  test('to a text that looks like a number stays a text', async () => {
    await here.db.transact((tx) => changeSetting(tx, sourcingSupplier, '1688', start, 'staff'));
    await until(async () => expect((await there.settings()).get(sourcingSupplier)).toBe('1688'));
  });

  test('that is rolled back is neither written nor announced', async () => {
    const heard = vi.fn();
    there.bus.on(settingsChannel, heard);
    const undone = here.db.transact(async (tx) => {
      await changeSetting(tx, exchangeRate, 30_000, start, 'finance');
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await heardEverything(there);
    expect(heard).not.toHaveBeenCalled();
    expect(await rateOf(there)).toBe(26_000);
    await changeRate(here, 27_000);
    await until(() => expect(heard).toHaveBeenCalledTimes(1));
  });
});

test('a restart leaves what staff changed', async () => {
  await changeRate(here, 27_500, new Date(0));
  await here.db.transact((tx) => ensureSettings(tx, defined));
  expect(await savedRates()).toEqual([27_500]);
});

test('a value that fits no longer is refused to who reads it; what nobody defines any more is left alone', async () => {
  await here.db.transact(async (tx) => {
    await tx.connection.query(`update settings set value = '"much"' where name = 'exchange.rate'`);
    await tx.connection.query(`insert into settings values ('long.gone', '{}', 'epoch', 'somebody')`);
    await announce(tx, settingsChannel);
  });
  await until(() => expect(rateOf(there)).rejects.toThrow('expected number'));
  expect((await there.settings()).get(exchangeMarket)).toBe(25_243);
});

test('settings are read once and kept, whoever asks and however often', async () => {
  await rateOf(here);
  await here.db.pool.query("update settings set value = '30000' where name = 'exchange.rate'");
  expect(await Promise.all(Array.from({ length: 5 }, () => rateOf(here)))).toEqual([
    26_000, 26_000, 26_000, 26_000, 26_000,
  ]);
});

describe('when the listening connection is cut', () => {
  const listeners = async () =>
    (
      await here.db.pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and query like 'listen %'",
      )
    ).rows;

  test('what changes meanwhile is seen after it comes back, and later changes too', async () => {
    await Promise.all([rateOf(here), rateOf(there)]);
    const before = await listeners();
    expect(before).toHaveLength(2);
    for (const { pid } of before) await here.db.pool.query('select pg_terminate_backend($1)', [pid]);
    await until(async () => expect(await listeners()).toEqual([]));
    await changeRate(here, 27_500);
    await until(async () => expect(await rateOf(there)).toBe(27_500));
    await until(async () => expect(await listeners()).toHaveLength(2));
    await changeRate(here, 27_900);
    await until(async () => expect(await rateOf(there)).toBe(27_900));
  });

  test('a process that is closing does not come back', async () => {
    const other = await openTestApp(database.url);
    const [pid] = (await listeners()).map((row) => row.pid).toSorted((a, b) => b - a);
    await here.db.pool.query('select pg_terminate_backend($1)', [pid]);
    await other.close();
    await until(async () => expect(await listeners()).toHaveLength(2));
  });
});
