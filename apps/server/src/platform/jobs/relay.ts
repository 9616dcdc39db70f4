import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';

/** Any number that no other lock of this kind has. */
const lockClass = 41_072;
const batch = 500;
const pauseMs = 100;

const anyText = 'select exists (select from job_outbox) as waiting';

/** Of a batched job so many are done together. */
const together = 100;

/**
 * The queue numbers those of one batch as it likes, and goes by the time first: it keeps them in their order. Of those
 * with a key the newest stands; what is batched becomes a list, which the queue adds to one that waits under the same
 * key; and who asks for work without saying which asks for it once.
 */
const handText = `
  with taken as (
    delete from job_outbox where id in (select id from job_outbox order by id limit ${batch} for update skip locked)
    returning *
  ), placed as (
    select *, job = any($1::text[]) as batched, case
      when key is not null then 'key ' || key
      when run_at is not null then 'own ' || id
      when job = any($1::text[]) then 'batch ' || job || priority || ' '
        || (row_number() over (partition by job, priority, key, run_at order by id) - 1) / ${together}
      when payload::text = '{}' then 'once ' || job || priority
      else 'own ' || id end as place
    from taken
  ), lists as (
    select place, json_agg(payload order by id) as payloads from placed where batched group by place
  ), newest as (
    select n.*, case when n.batched then l.payloads else n.payload end as given
    from (select distinct on (place) * from placed order by place, id desc) n left join lists l on l.place = n.place
  )
  select (select count(*) from taken)::int as taken, (select count(*) from graphile_worker.add_jobs(array(
    select row(job, given, null, coalesce(run_at, now() + row_number() over (order by id) * interval '1 microsecond'),
      null, key, priority, null)::graphile_worker.job_spec from newest)))`;

/**
 * Hands what transactions have left to the queue, in the order in which it was left; one process at a time, so that of
 * two with the same key the newer one comes last. Answers how many there were.
 */
export async function handOver(db: Database, batched: readonly string[] = []): Promise<number> {
  const [looked] = await db.read((reader) => reader.run<{ waiting: boolean }>('jobs.left', anyText, []));
  if (!looked?.waiting) return 0;
  return db.transact(async (tx) => {
    await tx.run('jobs.oneHand', 'select pg_advisory_xact_lock($1::int, 0)', [lockClass]);
    const [handed] = await tx.run<{ taken: number }>('jobs.handOver', handText, [batched]);
    return handed?.taken ?? 0;
  });
}

/** Looks again and again until it is told to stop; a database that is away for a moment is asked again. */
export function startRelay(db: Database, log: Logger, batched: readonly string[]): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let wake: () => void = () => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, pauseMs);
    });
  const running = (async () => {
    while (!stopped) {
      const taken = await handOver(db, batched).catch((error: unknown) => {
        log.warn({ err: error }, 'jobs were not handed over');
        return 0;
      });
      if (taken < batch && !stopped) await pause();
    }
  })();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    wake();
    await running;
  };
}
