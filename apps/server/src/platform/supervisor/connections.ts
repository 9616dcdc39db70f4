import pg from 'pg';
import { type Config, ConfigError } from '../../config.ts';

/** A process that serves: its pool, and the connection that listens. */
export const servingPool = 10;
const ofProcess = servingPool + 1;
/** What a host has beside those: the preparation of a start (4 and 1), the helper for pictures, somebody at a prompt. */
const ofHost = 8;

export interface Limits {
  readonly max: number;
  readonly reserved: number;
}

/** Whether all hosts together may ask for more connections than there are; the sum in words where they may. */
export function tooManyConnections(nodes: number, workers: number, { max, reserved }: Limits): string | undefined {
  const wanted = nodes * (workers * ofProcess + ofHost);
  const free = max - reserved;
  if (wanted <= free) return undefined;
  const fitting = Math.floor((free / nodes - ofHost) / ofProcess);
  return (
    `The database allows ${max} connections, ${reserved} of them reserved: ${free}. ` +
    `${nodes} ${nodes === 1 ? 'host' : 'hosts'} x (${workers} ${workers === 1 ? 'process' : 'processes'} x ${ofProcess} + ${ofHost}) may ask for ${wanted}. ` +
    `${fitting >= 1 ? `Set WORKERS to ${fitting}, or` : 'Start fewer hosts (NODES), or'} raise max_connections to ${wanted + reserved}.`
  );
}

const limitsText = `
  select current_setting('max_connections')::int as max,
    current_setting('superuser_reserved_connections')::int
      + coalesce(current_setting('reserved_connections', true)::int, 0) as reserved`;

/** Refused now rather than on the day when everybody comes. */
export async function checkConnections({ nodes, workers }: Config, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<Limits>(limitsText);
    const sentence = rows[0] && tooManyConnections(nodes, workers, rows[0]);
    if (sentence) throw new ConfigError(sentence);
  } finally {
    await client.end().catch(() => undefined);
  }
}
