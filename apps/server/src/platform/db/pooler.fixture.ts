import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What PgBouncer lets pass of a client's first words; it ends the connection over anything else. */
const known = new Set(['user', 'database', 'application_name', 'client_encoding']);

/** Its own last words, whatever went wrong: PostgreSQL has other codes for them. */
function fatal(words: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${words}\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

function unknownIn(first: Buffer): string | undefined {
  const words = first.subarray(8, first.readInt32BE(0)).toString().split('\0');
  return words.find((word, place) => place % 2 === 0 && word !== '' && !known.has(word));
}

export interface Pooler {
  readonly url: string;
  /** Ends all connections as it does when their server is gone. */
  hangUp(words: string): void;
  /** Clients are let in, and nothing that they ask for is answered: no server is free for them. */
  keepWaiting: boolean;
  close(): Promise<void>;
}

/** Stands before a database as PgBouncer does in session mode, as far as its clients can tell. */
export async function startPooler(url: string): Promise<Pooler> {
  const target = new URL(url);
  const place = target.searchParams.get('host') ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'sgb-pooler-'));
  const file = `.s.PGSQL.${target.port || 5432}`;
  const clients = new Set<Socket>();
  const pooler = {
    keepWaiting: false,
    url: '',
    hangUp(words: string) {
      for (const client of clients) client.end(fatal(words));
    },
    async close() {
      server.close();
      for (const client of clients) client.destroy();
      await rm(folder, { recursive: true });
    },
  };
  const server = createServer((client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.once('data', (first) => {
      const unknown = unknownIn(first);
      if (unknown !== undefined) return client.end(fatal(`unsupported startup parameter: ${unknown}`));
      const waits = pooler.keepWaiting;
      const behind = connect(join(place, file));
      behind.on('error', () => client.destroy());
      client.on('close', () => behind.destroy());
      behind.write(first);
      behind.pipe(client);
      client.on('data', (bytes) => {
        // The password is heard, what is asked for later is not.
        if (!waits || bytes[0] === 'p'.charCodeAt(0)) behind.write(bytes);
      });
      return undefined;
    });
    client.on('close', () => clients.delete(client));
  });
  server.listen(join(folder, file));
  await once(server, 'listening');
  target.searchParams.set('host', folder);
  return Object.assign(pooler, { url: target.href });
}
