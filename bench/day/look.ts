import type { Database } from '@sgb/server/platform/db/database.ts';

const value = (line: string) => Number(line.split(' ').at(-1));

/** What the server itself has counted. */
export async function faultsOf(url: string, token: string) {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = (await answer.text()).split('\n');
  const counted = (name: string) => text.filter((line) => line.startsWith(`${name}{`));
  const total = (lines: readonly string[]) => lines.reduce((sum, line) => sum + value(line), 0);
  const answers = counted('sgb_http_answers_total');
  const lines = answers.filter((line) => /status="5/.test(line));
  const jobs = counted('sgb_jobs_total');
  const failed = jobs.filter((line) => !/result="succeeded"/.test(line));
  return { answers: total(answers), faults: total(lines), lines, jobs: total(jobs), failedJobs: total(failed) };
}

/** What waits for its turn and is due, what was tried too often, and what is for later. */
export async function jobsLeft(db: Database) {
  const { rows } = await db.pool.query<{ due: number; failed: number; later: number; errors: string[] | null }>(
    `select (count(*) filter (where run_at <= now() and attempts < max_attempts)
       + (select count(*) from job_outbox where run_at is null or run_at <= now()))::int as due,
       count(*) filter (where attempts >= max_attempts)::int as failed, count(*) filter (where run_at > now())::int as later,
       array_agg(distinct left(task_identifier || ': ' || last_error, 300)) filter (where last_error is not null) as errors
     from graphile_worker.jobs`,
  );
  const { rows: waiting } = await db.pool.query<{ task: string; count: number }>(
    `select task_identifier as task, count(*)::int from graphile_worker.jobs
     where run_at <= now() and attempts < max_attempts group by 1 order by 2 desc limit 3`,
  );
  const { due = 0, failed = 0, later = 0, errors } = rows[0] ?? {};
  const most = waiting.map(({ task, count }) => `${task} ${count}`).join(', ');
  return { due, failed, later, errors: errors ?? [], most };
}
