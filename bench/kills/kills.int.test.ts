import { expect, test } from 'vitest';
import { operations } from './operations.ts';
import { runKills } from './run.ts';

test('twenty kills of server and database lose nothing, and do nothing twice', { timeout: 900_000 }, async () => {
  const result = await runKills({ kills: 20, operations, log: () => undefined, peoplePerKill: 15, mostBetween: 12 });
  expect(result.differences).toEqual([]);
  expect(Object.fromEntries(result.kills)).toEqual({ database: 10, process: 8, server: 2 });
  const tallies = [...result.tallies.values()];
  expect(tallies.map(({ acknowledged }) => acknowledged > 0)).toEqual(operations.map(() => true));
  expect(tallies.reduce((sum, { retried }) => sum + retried, 0)).toBeGreaterThan(0);
});
