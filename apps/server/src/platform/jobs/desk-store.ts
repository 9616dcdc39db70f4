import type { Slice } from '@sgb/contract/paging.ts';
import type { Sql, Tx } from '../db/database.ts';

/** What an administrator sees of the queue. */

interface JobRow {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  readonly mostAttempts: number;
  readonly runAt: Date;
  readonly madeAt: Date;
  readonly lockedAt: Date | null;
  readonly error: string;
  readonly payload: unknown;
}

export type JobState = 'failed' | 'waiting' | 'running';

const stateText = `case when j.locked_at is not null then 'running' when j.last_error is not null then 'failed' else 'waiting' end`;
const from = 'from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id';

export async function listJobs(reader: Sql, state: JobState, { limit, offset }: Slice) {
  const text = `select j.id::text as id, t.identifier as name, j.attempts::int as attempts, j.max_attempts::int as "mostAttempts",
      j.run_at as "runAt", j.created_at as "madeAt", j.locked_at as "lockedAt", coalesce(j.last_error, '') as error, j.payload
    ${from} where ${stateText} = $1 order by j.run_at, j.id limit $2 offset $3`;
  const countText = `select count(*)::int as total ${from} where ${stateText} = $1`;
  const [rows, [counted]] = await Promise.all([
    reader.run<JobRow>('jobs.list', text, [state, limit, offset]),
    reader.run<{ total: number }>('jobs.count', countText, [state]),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** False: nobody waits to do it, or somebody does it now. */
export async function retryJob(tx: Tx, id: string): Promise<boolean> {
  const text = `select id from graphile_worker.reschedule_jobs(array[$1::bigint], run_at := now(), attempts := 0)`;
  return (await tx.run('jobs.retry', text, [id])).length > 0;
}
