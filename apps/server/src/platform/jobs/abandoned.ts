import type pg from 'pg';

/** Any number that no other lock of this kind has. */
const lockClass = 41_071;

/** Says that these workers live, for as long as the connection does: no end of a process can leave it behind. */
export async function showPresence(client: pg.ClientBase, workers: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockClass, workers]);
}

/**
 * Gives back the jobs of workers that ended in the middle of them; otherwise they would lie for hours. A lock that can
 * be had is nobody's.
 */
export async function freeAbandonedJobs(client: pg.ClientBase | pg.Pool): Promise<void> {
  await client.query(
    `select graphile_worker.force_unlock_workers(array_agg(locked_by)), pg_notify('jobs:insert', '{"count": 10}') from (
       select distinct locked_by from graphile_worker._private_jobs where locked_by is not null
     ) as workers where pg_try_advisory_xact_lock($1, hashtext(locked_by)) having count(*) > 0`,
    [lockClass],
  );
}
