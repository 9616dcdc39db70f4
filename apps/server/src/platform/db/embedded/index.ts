import { mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { accountFor } from './account.ts';
import { type ClusterSetup, ensureCluster, superuser } from './cluster.ts';
import { endLeftovers } from './leftovers.ts';
import { takeOwnership } from './lock.ts';
import { findNative } from './native.ts';
import { findPlace } from './place.ts';
import { firstConnection } from './ready.ts';
import { asRefusal, StartRefused } from './refused.ts';
import { launch, type ServerExit } from './server.ts';
import { makeSocketDirectory, port } from './socket.ts';

export { StartRefused } from './refused.ts';

export interface EmbeddedOptions {
  dataDir: string;
  /** Throw-away databases of tests trade durability for speed. */
  durable: boolean;
  /** The file of a cluster that a new one begins with (`packCluster`), where there is one. */
  packed?: () => Promise<string | undefined>;
  log?: (line: string) => void;
  /** Where an earlier server of this data directory listened, for those who look for it there. */
  socketDirectory?: string;
}

export interface EmbeddedPostgres {
  /** For node-postgres; the host it names is a placeholder, the Unix socket is in its `host` parameter. */
  url: string;
  socketDirectory: string;
  /** Where its files are. */
  cluster: string;
  /** True when the database was created by this start. */
  fresh: boolean;
  /** Settles when the server ends, asked to or not. */
  exited: Promise<ServerExit>;
  /** What the server has said since it started, for a person to read. */
  complaint(): Promise<string>;
  /** Disconnects everybody, stops the server and gives the data directory back. May be called again. */
  stop(): Promise<void>;
}

const database = 'sgb';

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const wanted = resolve(options.dataDir);
  try {
    await mkdir(wanted, { recursive: true });
    const dataDir = await realpath(wanted);
    const giveBack = await takeOwnership(dataDir);
    try {
      return await start(dataDir, options, giveBack);
    } catch (error) {
      await giveBack();
      throw error;
    }
  } catch (error) {
    throw asRefusal(error, wanted);
  }
}

async function start(
  dataDir: string,
  { durable, packed = async () => undefined, log = () => undefined, socketDirectory }: EmbeddedOptions,
  giveBack: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const account = accountFor(join(dataDir, 'postgres'));
  const native = await findNative(account, log);
  const place = await findPlace(dataDir, account, durable, log);
  const setup: ClusterSetup = { place, native, account, durable, packed, log };
  await endLeftovers(place.cluster, log);
  const { password, fresh } = await ensureCluster(setup);
  const socket = await makeSocketDirectory(place.cluster, account, socketDirectory);
  const server = await launch(setup, socket.path).catch(async (error) => {
    await socket.remove();
    throw error;
  });
  const exited = server.exited;
  const tidied = exited.then(async () => {
    await socket.remove();
    await giveBack();
  });
  // Nobody may be waiting for it when the disk of a dying server fails too.
  tidied.catch(() => undefined);
  const stop = async () => {
    await server.stop();
    await tidied;
  };
  try {
    const client = await firstConnection(addressOf('postgres', password, socket.path), server, place, log);
    await ensureDatabase(client).finally(() => client.end());
    return {
      url: addressOf(database, password, socket.path),
      socketDirectory: socket.path,
      cluster: place.cluster,
      fresh,
      exited,
      stop,
      complaint: server.complaint,
    };
  } catch (error) {
    const complaint = await server.complaint();
    await stop();
    throw error instanceof StartRefused
      ? error
      : new StartRefused(`PostgreSQL started but did not stay. It said:${complaint}`, { cause: error });
  }
}

/** Asked at each start: a kill between making the cluster and making the database must not leave it without one. */
async function ensureDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (!found.rowCount) await client.query(`create database ${database}`);
}

function addressOf(name: string, password: string, socketDirectory: string): string {
  // localhost keeps it a URL that `new URL()` accepts; port and sslmode are spelled out because node-postgres would
  // otherwise take them from PGPORT and PGSSLMODE.
  const host = encodeURIComponent(socketDirectory);
  return `postgresql://${superuser}:${password}@localhost:${port}/${name}?host=${host}&sslmode=disable`;
}
