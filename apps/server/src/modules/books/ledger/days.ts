import { plusDays, shopDay, shopMoment, shopZone } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/desk.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { addedUp } from './day-rules.ts';

export interface DayOfLiabilities {
  readonly day: string;
  readonly book: string;
  readonly held: number;
  /** The last entry that was counted. */
  readonly upto?: string;
}

/** Today's balances less what came later. */
function countedByDay(reader: Sql, from: Date, until: Date): Promise<DayOfLiabilities[]> {
  const text = `
    with days as (
      select day::date as day from generate_series(($1::timestamptz at time zone '${shopZone}')::date::timestamp,
        ($2::timestamptz at time zone '${shopZone}')::date::timestamp, interval '1 day') as day
    ), later as materialized (
      -- A day of the calendar, not its words: there are many lines, and words are dear.
      select line.book, (at at time zone '${shopZone}')::date as day, sum(line.change) as change
      from ledger_entries cross join lateral unnest(books, changes) as line (book, change)
      where at >= $1 group by 1, 2
    ), now as materialized (select book, sum(balance) as held from balances group by book)
    select to_char(days.day, 'YYYY-MM-DD') as day, now.book, (now.held - coalesce(
      (select sum(change) from later where later.book = now.book and later.day > days.day), 0))::float8 as held,
      (select coalesce(max(id), 0) from ledger_entries) as upto
    from days cross join now order by days.day desc, now.book`;
  return reader.run('ledger.liabilities', text, [from, until]);
}

/** As far back as anybody is shown. */
const keptDays = 93;

const forgetText = 'delete from ledger_days';
const keepText = `
  insert into ledger_days (day, book, held, upto)
  select *, $4::bigint from unnest($1::date[], $2::text[], $3::bigint[])`;

/** Writes down what we owed at the end of the days that are over. */
export async function keepDays(tx: Tx, now: Date): Promise<void> {
  const today = shopDay(now);
  const all = await countedByDay(tx, shopMoment(plusDays(today, -keptDays), 0), now);
  const rows = all.filter(({ day }) => day < today);
  await tx.run('ledger.forgetDays', forgetText, []);
  await tx.run('ledger.keepDays', keepText, [
    rows.map(({ day }) => day),
    rows.map(({ book }) => book),
    rows.map(({ held }) => held),
    rows[0]?.upto ?? 0,
  ]);
}

export const daysJob = defineJob({
  name: 'ledger.days',
  payload: z.object({}),
  // Half an hour after midnight in the shop: what began before it is written by then.
  cron: '30 22 * * *',
  run: (app: App) => app.db.transact((tx) => keepDays(tx, app.clock.now())),
});

const keptText = `
  select to_char(day, 'YYYY-MM-DD') as day, book, held::float8 as held, upto from ledger_days
  where day >= $1::date and day <= $2::date`;
/** Of the days after those that were kept, and what was dated back since. */
const changesText = `
  select to_char(${dayOf('at')}, 'YYYY-MM-DD') as day, line.book, sum(line.change)::float8 as held
  from ledger_entries e cross join lateral unnest(books, changes) as line (book, change)
  where (at >= $1 and at < $2) or (id > $3::bigint and at < $1) group by 1, 2`;

/** More days than this are counted anew rather than added up from the last that was kept. */
const mostUnkept = 7;

/** What we owed at the end of each day since then, by kind of balance: as it was kept, with what was booked since. */
export async function liabilitiesByDay(reader: Sql, from: Date, until: Date): Promise<DayOfLiabilities[]> {
  const [first, today] = [shopDay(from), shopDay(until)];
  const kept = await reader.run<DayOfLiabilities & {}>('ledger.keptDays', keptText, [first, today]);
  const last =
    kept
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? '';
  const isWhole = kept.some(({ day }) => day === first) && last >= plusDays(today, -mostUnkept);
  if (!isWhole) return countedByDay(reader, from, until);
  const since = shopMoment(plusDays(last, 1), 0);
  const bounds = [since, shopMoment(today, 24), kept[0]?.upto];
  const changes = await reader.run<DayOfLiabilities & {}>('ledger.changesSince', changesText, bounds);
  return addedUp(kept, changes, today);
}
