import type { LimitClass } from '@sgb/contract/endpoint.ts';
import { minuteMs } from '@sgb/contract/time.ts';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

/** Requests a minute for one address and one call. Cheap reads are counted by each process for itself: close enough, and free. */
export const perMinute: Record<LimitClass, number> = {
  browse: 600,
  picture: 3000,
  page: 300,
  guess: 20,
  lookup: 60,
  costly: 60,
  probe: 600,
  upload: 240,
  send: 120,
};

/**
 * Counts an attempt at something guessable in the database, so that the limit holds over all processes and restarts.
 * Says whether it is still allowed.
 */
export async function allowGuess(app: App, request: FastifyRequest): Promise<boolean> {
  const minute = Math.floor(app.clock.now().getTime() / minuteMs);
  const key = `${request.routeOptions.url} ${request.ip}`;
  const result = await app.db.read((reader) =>
    reader.orm.execute<{ attempts: number }>(sql`
      insert into guesses (key, minute, attempts) values (${key}, ${minute}, 1)
      on conflict (key, minute) do update set attempts = guesses.attempts + 1
      returning attempts`),
  );
  return (result.rows[0]?.attempts ?? 0) <= perMinute.guess;
}
