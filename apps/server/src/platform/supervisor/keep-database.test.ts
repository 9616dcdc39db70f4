import { expect, test } from 'vitest';
import type { EmbeddedPostgres } from '../db/embedded/index.ts';
import { keepDatabase } from './keep-database.ts';

/** A database that ends when it is told to, asked or not. */
function mortal() {
  const { promise: exited, resolve } = Promise.withResolvers<{ code: number | null; signal: NodeJS.Signals | null }>();
  const die = () => resolve({ code: null, signal: 'SIGKILL' });
  const database: EmbeddedPostgres = {
    url: '',
    socketDirectory: '',
    cluster: '',
    fresh: false,
    exited,
    complaint: async () => ' the disk is broken',
    stop: async () => die(),
  };
  return { database, die };
}

test('a database that dies again and again is given up, with its own words', async () => {
  const first = mortal();
  let starts = 0;
  const kept = keepDatabase(first.database, {
    log: () => undefined,
    async startAgain() {
      starts += 1;
      const next = mortal();
      next.die();
      return next.database;
    },
  });
  first.die();
  expect(await kept.lost).toBe('PostgreSQL ended 11 times within 60 s. It said: the disk is broken');
  expect(starts).toBe(10);
});

test('one that cannot be started again is told why', async () => {
  const first = mortal();
  const kept = keepDatabase(first.database, {
    log: () => undefined,
    startAgain: () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC', path: '/data' })),
  });
  first.die();
  expect(await kept.lost).toBe('The shop cannot write: no space is left on the disk (/data).');
});

test('one that is stopped stays so', async () => {
  const first = mortal();
  const said: string[] = [];
  const kept = keepDatabase(first.database, {
    log: (line) => said.push(line),
    startAgain: () => Promise.reject(new Error('no')),
  });
  await kept.stop();
  expect(said).toEqual([]);
});
