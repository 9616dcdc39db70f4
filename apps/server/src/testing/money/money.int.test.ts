import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../database.ts';
import { openTestApp, type TestApp } from '../shop.ts';
import { moneyCommands } from './commands.ts';
import { liftLimits } from './people.ts';
import { runMoney } from './run.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let app: TestApp;
beforeAll(async () => {
  database = await cloneDatabase();
  app = await openTestApp(database.url);
  await liftLimits(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const runs = 5;
const length = 1400;

/** Names the seed; thousands of steps would say nothing. */
function reporter({
  failed,
  seed,
  errorInstance,
}: Pick<fc.RunDetails<unknown>, 'failed' | 'seed' | 'errorInstance'>): void {
  if (failed) throw new Error(`the books went wrong with seed ${seed}`, { cause: errorInstance });
}

test('ten thousand commands in random order, many at once, keep the books right', { timeout: 300_000 }, async () => {
  const sentStep = fc.record({
    step: fc.oneof(...moneyCommands),
    times: fc.constantFrom(1, 1, 1, 2, 3),
  });
  const steps = fc.array(sentStep, { minLength: length, maxLength: length });
  let run = 0;
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      sent += await runMoney(app, `run${++run}`, list, 6);
    }),
    // What is in flight at the same time is never the same twice, so a smaller example would prove nothing.
    { numRuns: runs, endOnFailure: true, reporter },
  );
  expect(sent).toBeGreaterThanOrEqual(10_000);
});
