import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Config, ConfigError } from '../../config.ts';
import { StartRefused, startEmbedded } from '../db/embedded/index.ts';
import { checkConnections } from './connections.ts';
import { keepDatabase } from './keep-database.ts';
import { checkReplica } from './replica.ts';

export interface OpenDatabaseServer {
  readonly url: string;
  readonly description: string;
  /** Whether we have started it, so that nobody else uses it. */
  readonly ours: boolean;
  /** Settles with a reason when the database ends and cannot be started again. Never for a database that is not ours. */
  readonly lost: Promise<string>;
  stop(): Promise<void>;
}

const oldestVersion = 15;

/** Where a running shop says how to reach its database, so that `npm run demo` and `npm run worker` can join it. */
const addressFile = (config: Config) => join(config.dataDir, 'database-url');

async function checkServer(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string; text: string }>(
      "select current_setting('server_version_num') as number, current_setting('server_version') as text",
    );
    const version = rows[0];
    if (Number(version?.number) < oldestVersion * 10_000) {
      throw new ConfigError(`DATABASE_URL leads to PostgreSQL ${version?.text}; ${oldestVersion} or newer is needed.`);
    }
    return `PostgreSQL ${version?.text}`;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The database of DATABASE_URL cannot be used: ${reason || 'no answer'}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database of DATABASE_URL, or the embedded one, started; a new one begins with what is packed, where anything is. */
export async function openDatabaseServer(
  config: Config,
  packed = async (): Promise<string | undefined> => undefined,
): Promise<OpenDatabaseServer> {
  if (config.databaseUrl) {
    const description = `${await checkServer(config.databaseUrl)} of DATABASE_URL`;
    await checkConnections(config, config.databaseUrl);
    await checkReplica(config.databaseUrl, config.replica?.url, console.error);
    return {
      url: config.databaseUrl,
      description,
      ours: false,
      lost: new Promise(() => undefined),
      stop: async () => undefined,
    };
  }
  if (config.replica) {
    throw new ConfigError('DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replicas.');
  }
  const options = { dataDir: config.dataDir, durable: true, packed };
  const embedded = await startEmbedded(options);
  await writeFile(addressFile(config), embedded.url, { mode: 0o600 });
  const kept = keepDatabase(embedded, {
    startAgain: ({ socketDirectory }) => startEmbedded({ ...options, socketDirectory }),
    log: console.error,
  });
  return {
    url: embedded.url,
    description: `${await checkServer(embedded.url)}, embedded, in ${config.dataDir}`,
    ours: true,
    lost: kept.lost,
    async stop() {
      await rm(addressFile(config), { force: true });
      await kept.stop();
    },
  };
}

/** The same for a tool that works beside a shop: joins the running one, or starts the database for itself. */
export async function joinDatabaseServer(config: Config): Promise<OpenDatabaseServer> {
  try {
    return await openDatabaseServer(config);
  } catch (error) {
    const url = error instanceof StartRefused ? await readFile(addressFile(config), 'utf8').catch(() => '') : '';
    if (!url) throw error;
    return {
      url,
      description: 'the database of the running shop',
      ours: false,
      lost: new Promise(() => undefined),
      stop: async () => undefined,
    };
  }
}
