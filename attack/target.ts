import { createHash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
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

/** Less work for whoever sends than fetch, of which a million make a difference. */
function exchange(agent: Agent, address: URL, { method, headers = {}, body }: Sent): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asking = request(address, { method, headers, agent, timeout: 30_000 }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        const text = Buffer.concat(parts).toString();
        resolve({ http: answer.statusCode ?? 0, text, headers: Object.fromEntries(given) });
      });
    });
    asking.on('timeout', () => asking.destroy(new Error('nothing within 30 s')));
    asking.on('error', reject);
    asking.end(body);
  });
}

/** Over the network, as anybody would. */
export function overNetwork(base: string, pool: pg.Pool): Target {
  const agent = new Agent({ keepAlive: true });
  return {
    base,
    pool,
    now: () => new Date(),
    async send(sent) {
      try {
        return await exchange(agent, new URL(base + sent.url), sent);
      } catch (error) {
        return { http: 0, text: error instanceof Error ? error.message : String(error), headers: {} };
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
