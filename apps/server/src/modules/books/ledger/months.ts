import { entryTypes } from '@sgb/contract/ledger.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import { plusMonths, shopDay, shopMoment } from '@sgb/contract/time.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { shopMonth } from '../../../platform/shop-month.ts';
import type { Difference } from './checks.ts';

export const startOfMonthNamed = (month: string): Date => shopMoment(`${month}-01`, 0);
export const endOfMonthNamed = (month: string): Date => shopMoment(plusMonths(`${month}-01`, 1), 0);

export interface Closing {
  readonly month: string;
  readonly closedAt: Date;
  readonly closedBy: number;
  readonly entries: number;
}

export const closings = (reader: Sql): Promise<Closing[]> =>
  reader.run(
    'ledger.closings',
    `select month, closed_at as "closedAt", closed_by as "closedBy", entries::float8 as entries
     from ledger_closings order by month desc`,
    [],
  );

/** What lay in each place when a month was closed, by its name; undefined while it is open. */
export async function closedSums(reader: Sql, month: string): Promise<Readonly<Record<string, number>> | undefined> {
  const text = 'select sums from ledger_closings where month = $1';
  return (await reader.run<{ sums: Record<string, number> }>('ledger.closedSums', text, [month]))[0]?.sums;
}

/** When the first entry was booked; undefined while there is none. */
export async function firstMonth(reader: Sql): Promise<string | undefined> {
  // The first of each kind, by its index: the first of all is one of them.
  const text = `select ${shopMonth('min(first.at)')} as month
    from unnest(array[${Object.values(entryTypes).join(', ')}]::smallint[]) as kind (of)
    cross join lateral (select at from ledger_entries where type = kind.of order by at limit 1) as first`;
  return (await reader.run<{ month: string | null }>('ledger.firstMonth', text, []))[0]?.month ?? undefined;
}

interface CheckRow {
  readonly at: Date;
  readonly agreed: boolean;
}

async function lastCheck(reader: Sql): Promise<CheckRow | undefined> {
  const text = "select at, differences = '[]' as agreed from books_checks order by id desc limit 1";
  return (await reader.run<CheckRow>('ledger.lastCheck', text, []))[0];
}

interface ListedCheck {
  readonly id: number;
  readonly at: Date;
  readonly tookMs: number;
  readonly checks: number;
  readonly differences: Difference[];
}

/** Whether the books agreed, each time somebody looked; the newest first. */
export async function listedChecks(reader: Sql, { limit, offset }: Slice) {
  const text = `select id::float8 as id, at, took_ms as "tookMs", checks, differences
    from books_checks order by id desc limit $1 offset $2`;
  const countText = 'select count(*)::int as total from books_checks';
  const [rows, [counted]] = await Promise.all([
    reader.run<ListedCheck>('ledger.checks', text, [limit, offset]),
    reader.run<{ total: number }>('ledger.countChecks', countText, []),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

const sumsText = `insert into ledger_closings (month, until, closed_at, closed_by, entries, sums)
  select $1, $2, $3, $4, (select count(*) from ledger_entries where at >= $5 and at < $2), coalesce(json_object_agg(place, amount), '{}')
  from (
    select place, sum(amount) as amount from (
      select to_book as place, amount from ledger_postings join ledger_entries e on e.id = entry_id where e.at < $2
      union all
      select from_book, -amount from ledger_postings join ledger_entries e on e.id = entry_id where e.at < $2
    ) as sides group by place
  ) as sums`;

/** Nobody closes a month until this transaction ends. */
export const holdMonths = (tx: Tx): Promise<unknown> =>
  tx.run('ledger.holdMonths', 'lock table ledger_entries in row exclusive mode', []);

const no = (why: string): Refusal => refuse('monthNotClosable', why);

/** Closes a month for good: in order, once it is over and the books agree since. From then on the database refuses what is dated in it. */
export async function closeMonth(
  tx: Tx,
  { month, by, now }: { readonly month: string; readonly by: number; readonly now: Date },
): Promise<{ entries: number } | Refusal> {
  // Whoever is about to book in that month is waited for, and whoever comes later is refused.
  await tx.run('ledger.lockForClosing', 'lock table ledger_entries in share row exclusive mode', []);
  const until = endOfMonthNamed(month);
  if (until > now) return no(`${month} is not over.`);
  const [known, first, check] = [await closings(tx), await firstMonth(tx), await lastCheck(tx)];
  if (known.some((closing) => closing.month === month)) return no(`${month} is closed already.`);
  const [last] = known;
  const next = last ? shopDay(endOfMonthNamed(last.month)).slice(0, 7) : first;
  if (next === undefined || month < next) return no('There is nothing in the books of that month.');
  if (month !== next) return no(`Close ${next} first.`);
  if (!check || check.at < until) return no('Look whether the books agree first: nobody has since that month ended.');
  if (!check.agreed) return no('The books did not agree when they were last looked at. Mend that first.');
  await tx.run('ledger.closeMonth', sumsText, [month, until, now, by, startOfMonthNamed(month)]);
  const closed = (await closings(tx)).find((closing) => closing.month === month);
  return { entries: closed?.entries ?? 0 };
}
