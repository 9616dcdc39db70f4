import type { Sql } from './connection.ts';

/** Which server somebody speaks to, and how far it has come. */
export interface Identity {
  /** Made once for a cluster; all its copies have it. */
  readonly system: string;
  readonly database: string;
  readonly standby: boolean;
  readonly lsn: string;
  /** When it was started: one that was away may have lost what nobody waited for. */
  readonly since: string;
}

export const identityText = `
  select (select system_identifier::text from pg_control_system()) as system, current_database() as database,
    pg_is_in_recovery() as standby, pg_postmaster_start_time()::text as since,
    case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn(), '0/0') else pg_current_wal_insert_lsn() end::text as lsn`;

export async function identityOf(sql: Sql): Promise<Identity> {
  const [row] = await sql.run<Identity & Record<string, unknown>>('replica.identity', identityText, []);
  if (!row) throw new Error('the server does not say which it is');
  return row;
}

/** What is wrong with a replica, in a sentence that says what to do; undefined when it is one of this primary. */
export function whyNoReplica(primary: Identity, replica: Identity): string | undefined {
  if (primary.system !== replica.system) {
    return (
      `DATABASE_REPLICA_URL leads to another database (system ${replica.system}) than DATABASE_URL (system ${primary.system}): ` +
      'what is read there is not what is written here. Give the address of a standby of this database, or leave the variable out.'
    );
  }
  if (primary.database !== replica.database) {
    return (
      `DATABASE_REPLICA_URL names the database '${replica.database}', DATABASE_URL '${primary.database}'. ` +
      'Both addresses must end with the same name.'
    );
  }
  if (!replica.standby) {
    return (
      'DATABASE_REPLICA_URL leads to a primary, not to a standby: it would take no work off the primary, or it was promoted. ' +
      'Give the address of a standby (at a HAProxy: the port that checks /replica), or leave the variable out.'
    );
  }
  return undefined;
}
