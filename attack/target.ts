import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

export interface Sent {
  readonly method: string;
  /** From the slash on. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Got {
  /** 0: the line broke without an answer. */
  readonly http: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The shop that is attacked, and its database, which tells what the attack has done. */
export interface Target {
  readonly base: string;
  send(sent: Sent): Promise<Got>;
  readonly pool: pg.Pool;
  now(): Date;
}

/** Over the network, as anybody would. */
export function overNetwork(base: string, pool: pg.Pool): Target {
  return {
    base,
    pool,
    now: () => new Date(),
    async send({ method, url, headers = {}, body }) {
      try {
        const answer = await fetch(base + url, {
          method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(30_000),
          ...(body !== undefined && { body: body as BodyInit }),
        });
        return { http: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers) };
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
        return { http: 0, text: cause, headers: {} };
      }
    },
  };
}

/** Opens a session without a login, whose password would cost more time than what follows. */
export async function openSession({ pool, now }: Target, username: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const { rowCount } = await pool.query(
    `insert into sessions (ticket_hash, account_id, user_agent, created_at, expires_at)
     select $1, id, 'attack', $3::timestamptz, $3::timestamptz + interval '1 day' from accounts where username = $2`,
    [createHash('sha256').update(ticket).digest(), username, now()],
  );
  if (rowCount !== 1) throw new Error(`there is no ${username}`);
  return ticket;
}
