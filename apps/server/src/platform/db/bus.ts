import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Tx } from './database.ts';

/** What processes tell one another about. A module defines its own. */
export interface Channel {
  readonly name: string;
}

/** Its name is one word. */
export const defineChannel = (name: string): Channel => ({ name });

/** Tells every server process that something they may have remembered has changed. */
export interface Bus {
  /** `about` is what was announced, or '' when it may be about anything. */
  on(channel: Channel, listener: (about: string) => void): void;
  close(): Promise<void>;
}

const [pingMs, silenceMs] = [5000, 5000];

/** All channels are one of the database: it is listened to before anybody can miss something. */
const shared = 'bus';

/**
 * Heard by all processes when, and only when, the transaction commits. It follows the commit: inside of it, one would wait for
 * the other until each is on the disk.
 */
export async function announce(tx: Tx, { name }: Channel, about = ''): Promise<void> {
  tx.afterwards('bus.announce', 'select pg_notify($1, $2)', [shared, `${name} ${about}`]);
}

export async function openBus(url: string, onTrouble: (error: Error) => void): Promise<Bus> {
  const listeners = new Map<string, ((about: string) => void)[]>();
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (name: string, about: string) => {
    for (const listener of listeners.get(name) ?? []) listener(about);
  };

  function hear(announced: string): void {
    const end = announced.indexOf(' ');
    tell(announced.slice(0, end), announced.slice(end + 1));
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('the listening connection ended')));
    next.on('notification', ({ payload = '' }) => hear(payload));
    await next.connect();
    await next.query(`listen ${shared}`);
    if (closed) return next.end();
    client = next;
  }

  function lose(lost: pg.Client, error: Error): void {
    if (closed || lost !== client) return;
    client = undefined;
    onTrouble(error);
    reconnect();
  }

  function reconnect(): void {
    retry = setTimeout(
      () => {
        connect().then(
          // What was announced while nobody listened is unknown, so everything counts as changed.
          () => {
            for (const name of listeners.keys()) tell(name, '');
          },
          () => closed || reconnect(),
        );
      },
      250 + Math.random() * 500,
    );
  }

  /** A host that was cut off says nothing at all: whoever only listens would never know. */
  async function ping(): Promise<void> {
    const asked = client;
    if (!asked) return;
    const answered = asked.query('select 1').then(() => true);
    answered.catch(() => undefined);
    const alive = await Promise.race([answered, pause(silenceMs, false, { ref: false })]).catch(() => false);
    if (alive) return;
    lose(asked, new Error('the listening connection is silent'));
    asked.end().catch(() => undefined);
  }
  const pinging = setInterval(() => void ping(), pingMs).unref();

  await connect();
  return {
    on({ name }, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(pinging);
      await client?.end();
    },
  };
}
