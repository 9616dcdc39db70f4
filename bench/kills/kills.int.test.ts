import { expect, test } from 'vitest';
import { operations } from './operations.ts';
import { runKills } from './run.ts';

// One process alone and the first process of the database alone are killed in main.int.test.ts, all five in bench:kills.
test('kills of a database, its backends and the server lose nothing, and do nothing twice', {
  timeout: 900_000,
}, async () => {
  const kinds = ['database', 'backends', 'server'] as const;
  const options = { kills: kinds.length, kinds, peoplePerKill: 60, mostBetween: 24 };
  const result = await runKills({ ...options, operations, log: () => undefined });
  expect(result.differences).toEqual([]);
  expect(Object.fromEntries(result.kills)).toEqual(Object.fromEntries(kinds.map((kind) => [kind, 1])));
  const tallies = [...result.tallies.values()];
  expect(tallies.map(({ acknowledged }) => acknowledged > 0)).toEqual(operations.map(() => true));
  expect(tallies.reduce((sum, { retried }) => sum + retried, 0)).toBeGreaterThan(0);
});
