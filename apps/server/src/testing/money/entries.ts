import type { Acknowledged, MoneyWorld } from './command.ts';

/**
 * What entries did to balances, as the books tell whoever was told that they happened. `which` is SQL for their numbers.
 */
export async function changesOf(
  { app }: Pick<MoneyWorld, 'app'>,
  which: string,
  values: readonly unknown[],
): Promise<Acknowledged['changes']> {
  const { rows } = await app.db.pool.query(
    `select side.owner, side.book, sum(side.change)::int as change
     from ledger_postings as posting cross join lateral (
       values (from_owner, from_book, -amount), (to_owner, to_book, amount)
     ) as side (owner, book, change)
     where posting.entry_id in (${which}) and side.owner is not null group by 1, 2`,
    [...values],
  );
  return rows;
}
