import pg from 'pg';
import { ConfigError } from '../../config.ts';
import { type Identity, identityText, whyNoReplica } from '../db/replica-identity.ts';

/** Wrong from the start and for ever: a name that nobody has, a login that is none, a database that is not there. */
const hopeless = new Set(['ENOTFOUND', 'EAI_AGAIN', '28P01', '28000', '3D000']);

async function identityAt(url: string): Promise<Identity> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<Identity>(identityText);
    if (!rows[0]) throw new Error('the server does not say which it is');
    return rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A replica of something else is refused; one that is away is told, and the shop starts without it. */
export async function checkReplica(
  primaryUrl: string,
  replicaUrl: string | undefined,
  log: (line: string) => void,
): Promise<void> {
  if (!replicaUrl) return;
  const primary = await identityAt(primaryUrl);
  let replica: Identity;
  try {
    replica = await identityAt(replicaUrl);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const sentence = `The replica of DATABASE_REPLICA_URL cannot be asked: ${message || code || 'no answer'}.`;
    if (hopeless.has(String(code)))
      throw new ConfigError(`${sentence} Correct the address, or leave the variable out.`);
    log(`${sentence} The primary answers everything until it can.`);
    return;
  }
  const wrong = whyNoReplica(primary, replica);
  if (wrong) throw new ConfigError(wrong);
}
