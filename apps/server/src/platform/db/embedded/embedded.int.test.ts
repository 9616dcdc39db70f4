import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerOf, endOf, isRoot, nobody, postmastersOf, query, Workplace, writeRow } from './embedded.fixture.ts';
import { StartRefused } from './index.ts';

const model = new Workplace();
const place = new Workplace();

beforeAll(async () => {
  await model.open();
  await (await model.start()).stop();
});
afterAll(() => model.close());
beforeEach(() => place.open());
afterEach(() => place.close());

test('the second start finds the data of the first', async () => {
  const first = await place.start();
  expect(first.fresh).toBe(true);
  await query(first, writeRow);
  await first.stop();
  const second = await place.start();
  expect(second.fresh).toBe(false);
  expect(await query(second, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('letters outside ASCII have cases and trigrams', async () => {
  place.copyFrom(model);
  const server = await place.start();
  await query(server, 'create extension pg_trgm');
  const [row] = await query(
    server,
    `select lower('ÅŁÉ中'), upper('çñ'), array_length(show_trgm('中文'), 1) as trigrams`,
  );
  expect(row).toEqual({ lower: 'åłé中', upper: 'ÇÑ', trigrams: 3 });
});

const cannotSchedule = spawnSync('chrt', ['--pid', String(process.pid)]).status !== 0;

test.skipIf(cannotSchedule)('whoever is at work is not pushed aside by a backend that wakes up', async () => {
  place.copyFrom(model);
  await place.start();
  const [pid] = postmastersOf(place.cluster);
  // Its backends do as it does.
  await expect
    .poll(() => spawnSync('chrt', ['--pid', String(pid)], { encoding: 'utf8' }).stdout)
    .toContain('SCHED_BATCH');
});

test('a data directory in use is refused, naming its process', async () => {
  place.copyFrom(model);
  const other = place.owner(place.dataDir, 'select 1');
  await answerOf(other);
  const refusal = await place.start().catch((error) => error);
  expect(refusal).toBeInstanceOf(StartRefused);
  expect(refusal.message).toContain(`in use by process ${other.pid}`);
  expect(refusal.message).toContain('DATA_DIR');
  await endOf(other);
  await place.start();
  await expect(place.start()).rejects.toThrow(`in use by process ${process.pid}`);
});

test('after kill -9 of the owner the orphan is ended and the data is there', async () => {
  place.copyFrom(model);
  const killed = place.owner(place.dataDir, writeRow);
  await answerOf(killed);
  const orphans = postmastersOf(place.cluster);
  expect(orphans).toHaveLength(1);
  await endOf(killed, 'SIGKILL');
  expect(postmastersOf(place.cluster)).toEqual(orphans);
  expect(await query(await place.start(), 'select n from kept')).toEqual([{ n: 7 }]);
  const [now, ...more] = postmastersOf(place.cluster);
  expect(more).toEqual([]);
  expect(now).not.toBe(orphans[0]);
});

test('after kill -9 of the server its owner knows, and can start it again', async () => {
  place.copyFrom(model);
  // A throw-away one may lose its last half second here.
  const server = await place.start(place.dataDir, true);
  await query(server, writeRow);
  process.kill(Number(postmastersOf(place.cluster)[0]), 'SIGKILL');
  expect(await server.exited).toEqual({ code: null, signal: 'SIGKILL' });
  await server.stop();
  const stranger = place.run('sleep', ['60'], isRoot ? nobody : {});
  const pidFile = join(place.cluster, 'postmaster.pid');
  await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(/^\d+/, String(stranger.pid)));
  expect(await query(await place.start(), 'select n from kept')).toEqual([{ n: 7 }]);
  expect(stranger.exitCode).toBeNull();
});

test('stop leaves nothing running, and may be called again', async () => {
  place.copyFrom(model);
  const server = await place.start();
  const [pid] = postmastersOf(place.cluster);
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  await Promise.all([server.stop(), server.stop()]);
  await server.stop();
  expect(await server.exited).toEqual({ code: 0, signal: null });
  expect(existsSync(`/proc/${pid}`)).toBe(false);
  expect(existsSync(join(place.cluster, 'postmaster.pid'))).toBe(false);
});

test('a path longer than a socket address works and leaves no socket behind', async () => {
  place.dataDir = join(place.base, `spaces & signs % ${'x'.repeat(100)}`);
  place.copyFrom(model);
  const server = await place.start();
  const socket = new URL(server.url).searchParams.get('host') ?? '';
  expect(socket).toMatch(/sgb-pg-\w{6}$/);
  expect((await stat(socket)).mode & 0o777).toBe(0o700);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(existsSync(socket)).toBe(false);
});

test('a start killed while it makes the cluster does not spoil the next', async () => {
  const { dataDir } = place;
  const killed = place.owner(dataDir, 'select 1');
  const isMaking = () => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('postgres.making'));
  while (!isMaking()) await pause(5);
  await pause(100);
  await endOf(killed, 'SIGKILL');
  expect(existsSync(place.cluster)).toBe(false);
  const server = await place.start();
  expect(server.fresh).toBe(true);
  await server.stop();
  expect((await place.start()).fresh).toBe(false);
  expect(isMaking()).toBe(false);
});

test('another version, a foreign directory and a file in the way are refused readably', async () => {
  place.copyFrom(model);
  await writeFile(join(place.cluster, 'PG_VERSION'), 'rubbish\n');
  const refusal = await place.start().catch((error) => error);
  expect(refusal).toBeInstanceOf(StartRefused);
  expect(refusal.message).toContain(`${place.cluster} was made by PostgreSQL "rubbish", and this is PostgreSQL "18"`);
  await rm(join(place.cluster, 'PG_VERSION'));
  await expect(place.start()).rejects.toThrow(/holds files .* but no PG_VERSION/);
  const file = join(place.base, 'file');
  await writeFile(file, '');
  await expect(place.start(join(file, 'data'))).rejects.toThrow(StartRefused);
});

test('a server that will not start is refused with what it said', async () => {
  place.copyFrom(model);
  const settings = join(place.cluster, 'postgresql.auto.conf');
  await writeFile(settings, 'no_such_setting = 1\n');
  const refusal = await place.start().catch((error) => error);
  expect(refusal).toBeInstanceOf(StartRefused);
  expect(refusal.message).toContain('no_such_setting');
  await writeFile(settings, '');
  await place.start();
});
