import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Place } from './place.ts';
import { StartRefused } from './refused.ts';
import type { Server } from './server.ts';

/** Codes that pass by themselves: no socket yet, nobody listening yet, "the database system is starting up". */
const passing = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03']);
const longestSilence = 60_000;

/** Waits until the server really answers, and returns a connection to it. */
export async function firstConnection(
  url: string,
  server: Server,
  place: Place,
  log: (line: string) => void,
): Promise<pg.Client> {
  const state = { ended: false };
  void server.exited.then(() => {
    state.ended = true;
  });
  let lastWord = Date.now();
  let lastNote = Date.now();
  for (;;) {
    if (state.ended) {
      throw new StartRefused(`PostgreSQL did not start on ${place.cluster}. It said:${await server.complaint()}`);
    }
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (code === '28P01') {
        throw new StartRefused(
          `The password in ${place.home}/postgres.password is not the one of the database ${place.cluster}.`,
        );
      }
      if (code === '57P03') lastWord = Date.now();
      if (!passing.has(code) || Date.now() - lastWord > longestSilence) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new StartRefused(
          `PostgreSQL runs on ${place.cluster} but does not answer: ${reason}. It said:${await server.complaint()}`,
        );
      }
    }
    if (Date.now() - lastNote > 10_000) {
      lastNote = Date.now();
      log('PostgreSQL is still starting (after a crash it first replays its journal)');
    }
    await pause(20);
  }
}
