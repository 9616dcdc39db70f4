import { setTimeout as wait } from 'node:timers/promises';
import { serveTasks } from './tasks.ts';

/** A helper that works with numbers. */
export const numberTasks = {
  double: async (number: number) => number * 2,
  reversed: async (bytes: Uint8Array) => Buffer.from(bytes).reverse(),
  async slowly(number: number, ms: number) {
    await wait(ms);
    return number;
  },
  refuse: (): Promise<number> => Promise.reject(new Error('not this one')),
  die: async (): Promise<number> => process.exit(3),
  pid: async () => process.pid,
};

const { HELPER_SOCKET, IDLE_MS } = process.env;
if (HELPER_SOCKET) serveTasks(numberTasks, { socket: HELPER_SOCKET, idleMs: Number(IDLE_MS) });
