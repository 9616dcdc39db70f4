import type { Document, Endpoint, LimitClass } from '@sgb/contract/endpoint.ts';
import { minuteMs } from '@sgb/contract/time.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { isInside } from './inside.ts';
import { refuse } from './refusal.ts';
import { addressKey, visitorKey } from './visitor.ts';

/**
 * Requests a minute for one visitor and one call; those who say nothing of themselves are one visitor with all others at
 * their address. Cheap reads are counted by each process for itself: close enough, and free.
 */
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

/** How many times as much an address may ask for: a whole town can sit behind one of a mobile network. */
const addressFactor: Record<LimitClass, number> = {
  browse: 20,
  picture: 20,
  page: 20,
  guess: 3,
  lookup: 10,
  costly: 10,
  probe: 1,
  upload: 10,
  send: 10,
};

export const perMinuteOfAddress = (limit: LimitClass): number => perMinute[limit] * addressFactor[limit];

declare module 'fastify' {
  interface FastifyRequest {
    /** Too much comes from its address for anybody whom we do not know. */
    crowded?: true;
  }
}

/** What a route with a limit is declared with. */
export function limitsOf(fastify: FastifyInstance, { limit, ...declared }: Endpoint | Document) {
  /** What only somebody with a session does is limited by account: a neighbour who makes up sessions keeps nobody from it. */
  const byAccount = limit === 'guess' && 'auth' in declared && declared.auth !== 'guest';
  const timeWindow = minuteMs;
  const atAddress = fastify.createRateLimit({
    max: perMinuteOfAddress(limit),
    timeWindow,
    keyGenerator: ({ ip }) => addressKey(ip),
  });
  return {
    rateLimit: {
      max: perMinute[limit],
      timeWindow,
      keyGenerator: (request: FastifyRequest) => visitorKey(request) ?? addressKey(request.ip),
    },
    /** Who says nothing of themselves has met the narrow limit of their address already. */
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      if (isInside(request) || visitorKey(request) === null) return;
      const counted = await atAddress(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      if (byAccount) {
        request.crowded = true;
        return;
      }
      reply.header('retry-after', counted.ttlInSeconds);
      throw refuse('tooFast');
    },
  };
}

/** What an attempt is counted by, and how many of it a minute may have. */
function scopesOf(request: FastifyRequest, account: number | null): Map<string, number> {
  const { url } = request.routeOptions;
  if (account !== null) return new Map([[`${url} account ${account}`, perMinute.guess]]);
  const [address, visitor] = [addressKey(request.ip), visitorKey(request)];
  const most = new Map([[`${url} ${visitor ?? address}`, perMinute.guess]]);
  if (visitor) most.set(`${url} at ${address}`, perMinuteOfAddress('guess'));
  return most;
}

/**
 * Counts an attempt at something guessable in the database, so that the limit holds over all processes and restarts: of an
 * account where the call is for nobody else, of a visitor and their address where it is for guests. Says whether it is still
 * allowed.
 */
export async function allowGuess(app: App, request: FastifyRequest, account: number | null): Promise<boolean> {
  if (request.crowded && account === null) return false;
  const minute = Math.floor(app.clock.now().getTime() / minuteMs);
  const most = scopesOf(request, account);
  const keys = sql.param([...most.keys()].toSorted());
  const result = await app.db.read((reader) =>
    reader.orm.execute<{ key: string; attempts: number }>(sql`
      insert into guesses (key, minute, attempts) select key, ${minute}, 1 from unnest(${keys}::text[]) as asked (key)
      on conflict (key, minute) do update set attempts = guesses.attempts + 1
      returning key, attempts`),
  );
  return result.rows.every(({ key, attempts }) => attempts <= (most.get(key) ?? 0));
}
