import { spawnSync } from 'node:child_process';
import { clockLibrary } from './clock-library.ts';

/** Runs the unit and integration tests on other days than today: no test may depend on the day it runs. */

const days = [
  { name: '400 days ahead', time: '+400d' },
  { name: '29 February', time: '@2028-02-29 10:00:00' },
  { name: '31 December, 23:58 in Johannesburg', time: '@2026-12-31 21:58:00' },
  { name: 'a public holiday (16 December)', time: '@2026-12-16 08:00:00' },
];

const library = clockLibrary();
const files = process.argv.slice(2);

const results = days.map(({ name, time }) => {
  console.log(`\n== ${name}`);
  const { status } = spawnSync('vitest', ['run', '--reporter=dot', ...files], {
    stdio: 'inherit',
    env: {
      ...process.env,
      TZ: 'UTC',
      LD_PRELOAD: library,
      FAKETIME: time,
      // Timers and measured times go on as they do.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      // The database and the processes that a test starts see the same day.
      FAKETIME_DONT_RESET: '1',
    },
  });
  return { name, passed: status === 0 };
});

const failed = results.filter(({ passed }) => !passed);
console.log();
for (const { name, passed } of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${name}`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
