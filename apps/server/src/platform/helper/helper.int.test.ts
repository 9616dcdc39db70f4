import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createHelper, tasksOf } from './helper.ts';
import { type Keeper, openKeeper } from './keeper.ts';
import type { numberTasks } from './numbers.fixture.ts';

const program = join(import.meta.dirname, 'numbers.fixture.ts');
const keepers: Keeper[] = [];
afterEach(() => Promise.all(keepers.splice(0).map((keeper) => keeper.stop())));

async function open(idleMs = 60_000) {
  const keeper = await openKeeper({ program, env: Promise.resolve({ IDLE_MS: String(idleMs) }) });
  keepers.push(keeper);
  const ensure = vi.fn(() => keeper.ensure());
  const helper = createHelper({ socket: async () => keeper.socket, ensure });
  return { keeper, ensure, tasks: tasksOf<typeof numberTasks>(helper) };
}

const lives = (pid: number) => existsSync(`/proc/${pid}`);

test('comes with the first task, does many at once, and is one for all who ask', async () => {
  const { keeper, tasks } = await open();
  expect(existsSync(keeper.socket)).toBe(false);
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  expect(await Promise.all(numbers.map((number) => tasks.double(number)))).toEqual(numbers.map((number) => number * 2));
  const other = tasksOf<typeof numberTasks>(createHelper({ socket: async () => keeper.socket, ensure: keeper.ensure }));
  expect(await other.pid()).toBe(await tasks.pid());
  expect(await tasks.reversed(new Uint8Array([1, 2, 3]))).toEqual(Buffer.from([3, 2, 1]));
});

test('goes when nobody has asked for a while, not in the middle of a task, and comes again', async () => {
  const { tasks, ensure } = await open(300);
  const first = await tasks.pid();
  expect(await tasks.slowly(7, 900)).toBe(7);
  expect(lives(first)).toBe(true);
  await vi.waitFor(() => expect(lives(first)).toBe(false), { timeout: 20_000 });
  expect(await tasks.pid()).not.toBe(first);
  expect(ensure).toHaveBeenCalledTimes(2);
});

test('says why it could not do a task, and one that dies is started again', async () => {
  const { tasks } = await open();
  await expect(tasks.refuse()).rejects.toThrow('not this one');
  await expect(tasks.die()).rejects.toThrow();
  await vi.waitFor(async () => expect(await tasks.double(4)).toBe(8), { timeout: 20_000 });
});

test('ends with who started it, and its socket with it', async () => {
  const { keeper, tasks } = await open();
  const pid = await tasks.pid();
  await keeper.stop();
  await vi.waitFor(() => expect(lives(pid)).toBe(false));
  expect(existsSync(dirname(keeper.socket))).toBe(false);
  await expect(tasks.double(1)).rejects.toThrow();
});
