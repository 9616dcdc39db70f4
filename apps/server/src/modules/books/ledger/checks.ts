import { balanceKinds } from '@sgb/contract/ledger.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import type { Check } from '../../../platform/module.ts';
import { owableBooks } from './rules.ts';

/** Both sides of every posting on a balance, as signed amounts. */
const sides = `
  select to_owner as owner_id, to_book as book, entry_id, amount from ledger_postings where to_owner is not null
  union all
  select from_owner, from_book, entry_id, -amount from ledger_postings where from_owner is not null`;

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

export const ledgerChecks: readonly Check[] = [
  {
    name: 'every row has the form that the ledger gives it',
    text: `
      select format('account %s has a balance %s of at least %s', owner_id, book, coalesce(least::text, 'anything'))
      from balances
      where book not in (${listed(balanceKinds)}) or least is distinct from (case when book not in (${listed(owableBooks)}) then 0 end)
      union all
      select format('entry %s has phase %s and reverses %s', id, phase, coalesce(reverses::text, 'nothing'))
      from ledger_entries as entry where phase not between 0 and 5 or (reverses is not null) <> (phase = 5)
        or (reverses is not null and not exists (select from ledger_entries where id = entry.reverses))
      union all
      select format('entry %s of %s and %s lists %s, %s, %s and %s',
        id, owner_id, coalesce(other_id::text, 'nobody'), owners, books, changes, afters)
      from ledger_entries
      where cardinality(owners) <> any (array[cardinality(books), cardinality(changes), cardinality(afters)])
        or owner_id is distinct from owners[1] or other_id is distinct from nullif(owners[cardinality(owners)], owners[1])
        or not owners <@ array[owner_id, other_id]
      union all
      select format('posting %s of entry %s moves %s from %s %s to %s %s',
        position, entry_id, amount, from_owner, from_book, to_owner, to_book)
      from ledger_postings
      where amount is null or amount <= 0 or from_book is null or to_book is null
        or (from_book like 'scoin%') <> (to_book like 'scoin%')
        or (from_owner, from_book) is not distinct from (to_owner, to_book)
        or (from_owner is not null) <> (from_book in (${listed(balanceKinds)}))
        or (to_owner is not null) <> (to_book in (${listed(balanceKinds)}))
      union all
      select format('entry %s left %s of account %s at %s after %s', entry_id, book, owner_id, after, change)
      from ledger_lines
      where change = 0 or (after < 0 and not (book in (${listed(owableBooks)}) and (reversal or change > 0)))`,
  },
  {
    name: 'everything that left a place arrived at another: the books sum to zero',
    text: `
      select format('%s does not sum to zero: %s is too much', asset, sum(amount)) from (
        select asset, balance as amount from balances
          cross join lateral (select case when book like 'scoin%' then 'SCOIN' else 'ZAR' end as asset) as counted
        union all
        select asset, amount from ledger_postings where to_owner is null
        union all
        select asset, -amount from ledger_postings where from_owner is null
      ) as everything group by asset having sum(amount) <> 0`,
  },
  {
    name: 'every balance holds what its postings say',
    text: `
      select format('%s of account %s holds %s, its postings say %s',
        book, owner_id, coalesce(balances.balance, 0), coalesce(posted.amount, 0))
      from balances full join (select owner_id, book, sum(amount) as amount from (${sides}) as side group by 1, 2) as posted
        using (owner_id, book)
      where coalesce(balances.balance, 0) <> coalesce(posted.amount, 0)`,
  },
  {
    name: 'every entry has postings, and each balance of it the line that they say',
    text: `
      select format('entry %s moves %s of account %s by %s, its line says %s',
        entry_id, book, owner_id, coalesce(posted.amount, 0), coalesce(line.change, 0))
      from (select entry_id, owner_id, book, sum(amount) as amount from (${sides}) as side group by 1, 2, 3) as posted
        full join ledger_lines as line using (entry_id, owner_id, book)
      where coalesce(posted.amount, 0) <> coalesce(line.change, 0)
      union all
      select format('entry %s has no postings', id) from ledger_entries
      where not exists (select from ledger_postings where entry_id = ledger_entries.id)`,
  },
  {
    name: 'every statement runs on without a gap and ends with what the balance holds',
    text: `
      select format('%s of account %s: entry %s begins with %s, the one before ended with %s',
        book, owner_id, entry_id, before, expected)
      from (
        select *, coalesce(lag(after) over (partition by owner_id, book order by at, entry_id), 0) as expected
        from ledger_lines
      ) as line where before <> expected
      union all
      select format('%s of account %s holds %s, its last line says %s', book, owner_id, balance, after)
      from balances join lateral (
        select after from ledger_lines
        where owner_id = balances.owner_id and book = balances.book order by at desc, entry_id desc limit 1
      ) as last on true where balance <> after`,
  },
  {
    name: 'what is frozen is what open holds say',
    text: `
      select format('account %s has %s frozen (%s), its open holds say %s',
        owner_id, coalesce(frozen.amount, 0), asset, coalesce(held.amount, 0))
      from (
        select owner_id, case book when 'frozen' then 'ZAR' else 'SCOIN' end as asset, balance as amount
        from balances where book in ('frozen', 'scoin.frozen')
      ) as frozen full join (
        select owner_id, asset, sum(amount) as amount from ledger_holds where ended_by is null group by 1, 2
      ) as held using (owner_id, asset)
      where coalesce(frozen.amount, 0) <> coalesce(held.amount, 0)`,
  },
  {
    name: 'every hold has the entries of its two steps',
    text: `
      select format('entry %s sets value aside, but is no hold', id) from ledger_entries
      where phase = 1 and not exists (select from ledger_holds where entry_id = id)
      union all
      select format('entry %s ends a hold, but no hold says so', id) from ledger_entries
      where phase in (2, 3, 4) and not exists (select from ledger_holds where ended_by = id)
      union all
      select format('hold %s of %s paid out %s, its ending says %s', hold.entry_id, hold.amount, hold.captured, taken)
      from ledger_holds as hold join lateral (
        select coalesce(sum(amount) filter (where origin is not null), 0) as taken,
          sum(amount) filter (where from_owner is not null) as moved
        from ledger_postings where entry_id = hold.ended_by
      ) as ending on true
      where hold.ended_by is not null and (taken <> hold.captured or moved <> hold.amount)`,
  },
  {
    name: 'nothing was given back twice',
    text: `
      select format('posting %s of entry %s of %s: %s was given back, the record says %s',
        position, entry_id, amount, coalesce(undone.amount_back, 0), coalesce(record.returned, 0))
      from ledger_postings
        full join ledger_returns as record using (entry_id, position, amount)
        left join (
          select entry.reverses as entry_id, undoes as position, sum(amount) as amount_back
          from ledger_postings join ledger_entries as entry on entry.id = entry_id
          where entry.reverses is not null group by 1, 2
        ) as undone using (entry_id, position)
      where coalesce(undone.amount_back, 0) <> coalesce(record.returned, 0)
        or coalesce(undone.amount_back, 0) > amount`,
  },
];

export interface Difference {
  readonly check: string;
  readonly found: string[];
}

const shown = 20;

/** Looks at the whole database at one moment, while the shop goes on. */
export async function verifyBooks(db: Database, checks: readonly Check[]): Promise<readonly Difference[]> {
  return db.transact(async (tx) => {
    await tx.connection.query('set transaction isolation level repeatable read read only');
    // Books of years take longer than any request may.
    await tx.connection.query('set local statement_timeout = 0');
    const differences: Difference[] = [];
    for (const { name, text } of checks) {
      const found = await run(tx, text);
      if (found.length > 0) differences.push({ check: name, found });
    }
    return differences;
  });
}

async function run(reader: Sql, text: string): Promise<string[]> {
  const { rows } = await reader.connection.query<[string]>({ text: `${text} limit ${shown}`, rowMode: 'array' });
  return rows.map(([sentence]) => sentence);
}
