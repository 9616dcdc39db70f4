import { plusDays, shopDay } from '@sgb/contract/time.ts';
import { sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { partitionOf, type Recorded } from './rules.ts';

/** Any number of rows in one statement that is planned once. */
export async function insertEvents(reader: Sql, rows: readonly Recorded[]): Promise<void> {
  await reader.connection.query({
    name: 'tracking.insert',
    text: `insert into tracking_events
      (day, at, operation, funnel_event, account_id, visitor, page, device, spm, spm_value, refer, ref_spm)
      select * from unnest($1::date[], $2::timestamptz[], $3::text[], $4::smallint[], $5::int[], $6::uuid[],
        $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[])`,
    values: [
      rows.map((row) => shopDay(row.at)),
      rows.map((row) => row.at),
      rows.map((row) => row.operation),
      rows.map((row) => row.funnelEvent),
      rows.map((row) => row.accountId),
      rows.map((row) => row.visitor),
      rows.map((row) => row.page),
      rows.map((row) => row.device),
      rows.map((row) => row.spm),
      rows.map((row) => row.spmValue),
      rows.map((row) => row.refer),
      rows.map((row) => row.refSpm),
    ],
  });
}

/** One at a time over all processes; whoever waits too long comes back later instead of holding up the writers. */
async function holdPartitions(tx: Tx): Promise<void> {
  await tx.orm.execute(sql`set local lock_timeout = '2s'`);
  await tx.orm.execute(sql`select pg_advisory_xact_lock(hashtext('tracking partitions'))`);
}

/** Makes the partition of a day, if there is none, and moves rows there that came too early for it. */
export async function ensurePartition(tx: Tx, day: string): Promise<void> {
  await holdPartitions(tx);
  const name = partitionOf(day);
  const { rows } = await tx.orm.execute<{ exists: boolean }>(sql`select to_regclass(${name}) is not null as exists`);
  if (rows[0]?.exists) return;
  const partition = sql.identifier(name);
  await tx.orm.execute(sql`create table ${partition} (like tracking_events including all)`);
  // Nobody may add to the day behind our back: attaching refuses a day that the default partition holds.
  await tx.orm.execute(sql`lock table tracking_events_default in access exclusive mode`);
  await tx.orm.execute(sql`
    with moved as (delete from tracking_events_default where day = ${day} returning *)
    insert into ${partition} select * from moved`);
  await tx.orm.execute(sql`alter table tracking_events attach partition ${partition}
    for values from (${sql.raw(`'${day}'`)}) to (${sql.raw(`'${plusDays(day, 1)}'`)})`);
}

export async function partitionNames(reader: Sql): Promise<readonly string[]> {
  const { rows } = await reader.orm.execute<{ relname: string }>(sql`
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'tracking_events'::regclass order by relname`);
  return rows.map(({ relname }) => relname);
}

export async function strayDays(reader: Sql): Promise<readonly string[]> {
  const { rows } = await reader.orm.execute<{ day: string }>(
    sql`select distinct day::text as day from tracking_events_default order by day`,
  );
  return rows.map(({ day }) => day);
}

export async function dropPartition(tx: Tx, day: string): Promise<void> {
  await holdPartitions(tx);
  await tx.orm.execute(sql`drop table ${sql.identifier(partitionOf(day))}`);
}

export async function hasFigures(reader: Sql, day: string): Promise<boolean> {
  const { rows } = await reader.orm.execute(sql`select 1 from tracking_days where day = ${day}`);
  return rows.length > 0;
}

/** Positions are named by browsers; a prankster's inventions may not fill the table. */
const mostPositions = 5000;

/** Counts a day anew. Repeating it gives the same figures. */
export async function rollUp(tx: Tx, day: string, now: Date): Promise<void> {
  await tx.orm.execute(sql`set local statement_timeout = '10min'`);
  await tx.orm.execute(sql`select pg_advisory_xact_lock(hashtext('tracking roll-up'))`);
  await tx.orm.execute(sql`delete from tracking_days where day = ${day}`);
  await tx.orm.execute(sql`delete from tracking_positions where day = ${day}`);
  await tx.orm.execute(sql`delete from tracking_funnel where day = ${day}`);
  await tx.orm.execute(sql`
    insert into tracking_days (day, views, visitors, accounts, clicks, exposures, rolled_up_at)
    select ${day}::date, count(*) filter (where operation = 'browse'), count(distinct visitor),
      count(distinct account_id), count(*) filter (where operation = 'click'),
      count(*) filter (where operation = 'exposure'), ${now.toISOString()}::timestamptz
    from tracking_events where day = ${day}`);
  await tx.orm.execute(sql`
    insert into tracking_positions (day, spm, exposures, clicks, visitors)
    select day, spm, count(*) filter (where operation = 'exposure'), count(*) filter (where operation = 'click'),
      count(distinct visitor)
    from tracking_events where day = ${day} and operation in ('exposure', 'click')
    group by day, spm order by count(*) desc, spm limit ${mostPositions}`);
  await tx.orm.execute(sql`
    insert into tracking_funnel (day, funnel_event, events, visitors)
    select day, funnel_event, count(*), count(distinct visitor)
    from tracking_events where day = ${day} and operation = 'funnel' group by day, funnel_event`);
}

/** Visitors of a day who came by an address with a position that begins like this, by position. */
export function arrivalsBy(reader: Sql, prefix: string, day: string) {
  const text = `
    select ref_spm as spm, count(distinct coalesce(visitor::text, at::text))::int as visitors
    from tracking_events where day = $1 and operation = 'browse' and starts_with(ref_spm, $2) group by 1 order by 1`;
  return reader.run<{ spm: string; visitors: number }>('tracking.arrivals', text, [day, prefix]);
}
