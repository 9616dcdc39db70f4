import type { Keeper } from '../helper/keeper.ts';
import { answerWorkers, askSupervisor } from './ask.ts';

/** A helper loads for a second or two, and longer on a busy machine. */
const withinMs = 60_000;

/** In a server process: asks the supervisor to have the helper running. */
export async function askForHelper(): Promise<void> {
  await askSupervisor('helper', withinMs);
}

/** In the supervisor: starts the helper for whoever asks. */
export function provideHelper(keeper: Keeper): void {
  answerWorkers('helper', async () => {
    await keeper.ensure();
    return '';
  });
}
