import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Tx } from './database.ts';

/** Tells every server process that something they may have remembered has changed. */
export interface Bus {
  /** `about` is what was announced, or '' when it may be about anything. */
  on(channel: Channel, listener: (about: string) => void): void;
  close(): Promise<void>;
}

const channels = [
  'settings',
  'categories',
  'banners',
  'activities',
  'showcases',
  'help',
  'search',
  'imageindex',
  'chat',
] as const;
export type Channel = (typeof channels)[number];

/** Heard by all processes when, and only when, the transaction commits. */
export async function announce(tx: Tx, channel: Channel, about = ''): Promise<void> {
  await tx.orm.execute(sql`select pg_notify(${channel}, ${about})`);
}

export async function openBus(url: string, onTrouble: (error: Error) => void): Promise<Bus> {
  const listeners = new Map<string, ((about: string) => void)[]>();
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (channel: string, about: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(about);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('the listening connection ended')));
    next.on('notification', (message) => tell(message.channel, message.payload ?? ''));
    await next.connect();
    for (const channel of channels) await next.query(`listen ${channel}`);
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
    retry = setTimeout(() => {
      connect().then(
        // What was announced while nobody listened is unknown, so everything counts as changed.
        () => {
          for (const channel of channels) tell(channel, '');
        },
        () => closed || reconnect(),
      );
    }, 500);
  }

  await connect();
  return {
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
