import type { EmbeddedPostgres } from '../db/embedded/index.ts';
import { failureText } from './fail.ts';

const endsAllowed = 10;
const withinMs = 60_000;

export interface KeptDatabase {
  /** Settles with a reason when it cannot be kept running. */
  readonly lost: Promise<string>;
  stop(): Promise<void>;
}

export interface KeepOptions {
  /** At the same address, where those who lost it look for it. */
  readonly startAgain: (ended: EmbeddedPostgres) => Promise<EmbeddedPostgres>;
  readonly log: (line: string) => void;
}

/** Starts the embedded database again whenever it ends without being asked to. */
export function keepDatabase(first: EmbeddedPostgres, { startAgain, log }: KeepOptions): KeptDatabase {
  let current = first;
  let wanted = true;
  let restarting: Promise<void> = Promise.resolve();
  const ends: number[] = [];
  const lost = Promise.withResolvers<string>();

  async function restart(): Promise<void> {
    const from = performance.now();
    // Gives the folder back.
    await current.stop();
    if (!wanted) return;
    current = await startAgain(current);
    watch();
    log(`the database is there again, after ${((performance.now() - from) / 1000).toFixed(2)} s`);
  }

  async function mourn(how: string): Promise<void> {
    if (!wanted) return;
    const now = Date.now();
    ends.push(now);
    const recent = ends.filter((time) => now - time < withinMs).length;
    if (recent > endsAllowed) {
      const said = await current.complaint();
      return lost.resolve(`PostgreSQL ended ${recent} times within ${withinMs / 1000} s. It said:${said}`);
    }
    log(`the database ended with ${how}; starting it again`);
    restarting = restart().catch((error) => lost.resolve(failureText(error)));
  }

  function watch(): void {
    void current.exited.then(({ code, signal }) => mourn(String(signal ?? code)));
  }

  watch();
  return {
    lost: lost.promise,
    async stop() {
      wanted = false;
      await restarting;
      await current.stop();
    },
  };
}
