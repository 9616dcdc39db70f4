import cluster, { type Worker } from 'node:cluster';
import type { Keeper } from '../helper/keeper.ts';

interface Question {
  readonly sgb: 'helper?';
  readonly id: number;
}

interface Answer {
  readonly sgb: 'helper';
  readonly id: number;
  readonly fault: string;
}

const isMessage = (message: unknown, kind: string): message is { readonly id: number } =>
  typeof message === 'object' && message !== null && 'sgb' in message && message.sgb === kind;

let lastId = 0;

/** In a server process: asks the supervisor to have the helper running. */
export function askForHelper(): Promise<void> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const done = (message: unknown) => {
      if (!isMessage(message, 'helper') || message.id !== id) return;
      process.off('message', done);
      const { fault } = message as Answer;
      if (fault) reject(new Error(fault));
      else resolve();
    };
    process.on('message', done);
    process.send?.({ sgb: 'helper?', id } satisfies Question);
  });
}

/** In the supervisor: starts the helper for whoever asks. */
export function provideHelper(keeper: Keeper): void {
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isMessage(message, 'helper?')) return;
    const fault = await keeper.ensure().then(
      () => '',
      (error: Error) => error.message,
    );
    if (worker.isConnected()) worker.send({ sgb: 'helper', id: message.id, fault } satisfies Answer);
  });
}
