import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bookChecks } from '@sgb/server/app.ts';
import { verifyBooks } from '@sgb/server/modules/books/ledger/seed.ts';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { store } from './plan.ts';
import { runOn } from './process.ts';

/** All that the books say, in one line that differs when any of it does. */
const booksText = `
  select now()::text as at, (select count(*) from ledger_entries)::int as entries,
    (select md5(string_agg(owner_id || ' ' || book || ' ' || balance, ',' order by owner_id, book)) from balances) as balances`;

export interface Books {
  readonly at: string;
  readonly entries: number;
  readonly balances: string;
}

export async function booksNow({ databases }: Cluster): Promise<Books> {
  const [row] = await databases.ask<Books & Record<string, unknown>>(await databases.settled(), booksText, 'sgb');
  if (!row) throw new Error('the books say nothing');
  return row;
}

/** Restores to a second, beside the running database, and says what differs from what the books said then. */
export async function restoreBeside(cluster: Cluster, then: Books): Promise<string[]> {
  const { databases, folder } = cluster;
  const leader = await databases.settled();
  await databases.ask(leader, 'select pg_switch_wal()');
  const data = join(folder, 'restored');
  mkdirSync(data, { mode: 0o700 });
  const { uid, gid } = statSync(databases.repository);
  chownSync(data, uid, gid);
  // The log of the last minute arrives with the file that was just closed.
  await pause(5000);
  databases.backup(
    leader,
    `--pg1-path=${data}`,
    '--type=time',
    `--target=${then.at}`,
    '--target-action=promote',
    'restore',
  );
  const settings = {
    port: '5440',
    listen_addresses: '',
    unix_socket_directories: data,
    archive_mode: 'off',
    shared_buffers: '64MB',
  };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = ['/usr/lib/postgresql/15/bin/postgres', '-D', data, ...words];
  const running = runOn({ host: store.name, command, env: {}, log: join(folder, 'restored.log'), user: 'postgres' });
  const place = { host: data, port: 5440, user: 'postgres', database: 'sgb' };
  try {
    const restored = await (async () => {
      for (const until = Date.now() + 120_000; Date.now() < until; await pause(500)) {
        const client = new pg.Client(place);
        client.on('error', () => undefined);
        try {
          await client.connect();
          const { rows } = await client.query<Books & { away: boolean }>(`${booksText}, pg_is_in_recovery() as away`);
          if (rows[0] && !rows[0].away) return rows[0];
        } catch {
          // It is still replaying.
        } finally {
          await client.end().catch(() => undefined);
        }
      }
      throw new Error('the restored database does not open');
    })();
    const url = `postgresql://postgres@localhost:5440/sgb?host=${encodeURIComponent(data)}`;
    const db = openDatabase({ url, poolSize: 1, onIdleError: () => undefined, statementTimeoutMs: 0 });
    const checks = await verifyBooks(db, bookChecks).finally(() => db.close());
    return [
      ...(restored.entries === then.entries ? [] : [`${then.entries} entries then, ${restored.entries} restored`]),
      ...(restored.balances === then.balances ? [] : ['the balances differ']),
      ...checks.map(({ check }) => `not true in the restored one that ${check}`),
    ];
  } finally {
    running.child.kill('SIGKILL');
    execFileSync('sh', ['-c', `test -f ${data}/postmaster.pid && kill -9 $(head -1 ${data}/postmaster.pid) || true`]);
    rmSync(data, { recursive: true, force: true, maxRetries: 10 });
  }
}
