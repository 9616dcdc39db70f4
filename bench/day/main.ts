import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clockLibrary } from '../../scripts/clock-library.ts';

/**
 * A day of mixed load in less time: npm run bench:day [-- --minutes 36 --people 6000]. The clock of the shop, of its
 * database and of those who load it is turned on by the same amount every second. Ends with 1 when anything was answered
 * with a fault, differs from the books, or grows.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '36' }, people: { type: 'string', default: '6000' } },
});
const realSeconds = Number(values.minutes) * 60;
const daySeconds = 24 * 3600;
const file = join(tmpdir(), `sgb-day-${process.pid}`);

/** In one step: nobody reads half a number. */
async function turn(seconds: number): Promise<void> {
  await writeFile(`${file}.new`, `+${Math.round(seconds)}\n`, { mode: 0o644 });
  await rename(`${file}.new`, file);
}

await turn(0);
const child = spawn(process.execPath, [join(import.meta.dirname, 'day.ts'), values.minutes, values.people], {
  env: {
    ...process.env,
    LD_PRELOAD: clockLibrary(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DISABLE_SHM: '1',
    // Timers and measured times go on as they do, and files are as old as they are.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const ended = once(child, 'exit');
let turning: NodeJS.Timeout | undefined;
child.once('message', () => {
  const from = performance.now();
  turning = setInterval(() => {
    const passed = Math.min((performance.now() - from) / 1000, realSeconds);
    turn((passed * (daySeconds - realSeconds)) / realSeconds);
  }, 1000);
});
process.once('SIGINT', () => {
  clearInterval(turning);
  child.send('end');
});
const [code] = await ended;
clearInterval(turning);
await rm(file, { force: true });
process.exitCode = code ?? 1;
