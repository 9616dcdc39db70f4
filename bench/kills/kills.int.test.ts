import { expect, test } from 'vitest';
import { operations } from './operations.ts';
import { runKills } from './run.ts';

test('kills of database, process and server lose nothing, and do nothing twice', { timeout: 900_000 }, async () => {
  const kinds = ['database', 'process', 'server'] as const;
  const options = { kills: kinds.length, kinds, peoplePerKill: 100, mostBetween: 40 };
  const result = await runKills({ ...options, operations, log: () => undefined });
  expect(result.differences).toEqual([]);
  expect(Object.fromEntries(result.kills)).toEqual({ database: 1, process: 1, server: 1 });
  const tallies = [...result.tallies.values()];
  expect(tallies.map(({ acknowledged }) => acknowledged > 0)).toEqual(operations.map(() => true));
  expect(tallies.reduce((sum, { retried }) => sum + retried, 0)).toBeGreaterThan(0);
});
