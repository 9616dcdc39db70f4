import type { Database } from '@sgb/server/platform/db/database.ts';

/**
 * What the statements of a request cost the database, told by pg_stat_statements: how long they take when they are quickest, which a busy
 * machine hardly changes, and how many blocks of 8 KB they look at, which it does not change at all. The database loads it when it starts, so
 * that a world that is kept has these figures from its second run on.
 */
export interface Counted {
  readonly milliseconds: number;
  readonly blocks: number;
}

export async function countStatements(db: Database): Promise<boolean> {
  const { rows } = await db.pool.query<{ loaded: string }>(
    `select current_setting('shared_preload_libraries') as loaded`,
  );
  if (rows[0]?.loaded.includes('pg_stat_statements')) {
    await db.pool.query('create extension if not exists pg_stat_statements');
    return true;
  }
  await db.pool.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
  return false;
}

export const forgetStatements = (db: Database) => db.pool.query('select pg_stat_statements_reset()');

/** Of one request, where so many were made. */
export async function countedSince(db: Database, requests: number): Promise<Counted> {
  const { rows } = await db.pool.query<Counted>(
    `select coalesce(sum(min_exec_time * calls), 0)::float8 / $1 as milliseconds,
       coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 / $1 as blocks
     from pg_stat_statements where query not like '%pg_stat_statements%'`,
    [requests],
  );
  return rows[0] ?? { milliseconds: 0, blocks: 0 };
}
