import { type HomeRow, hasWords } from '@sgb/contract/home.ts';

/** One place up (-1) or down (1); at the edge it stays. */
export function moved(rows: readonly HomeRow[], place: number, by: -1 | 1): HomeRow[] {
  const to = place + by;
  const row = rows[place];
  const other = rows[to];
  return row && other ? rows.with(place, other).with(to, row) : [...rows];
}

export const isComplete = (rows: readonly HomeRow[]): boolean =>
  rows.every(({ row, title }) => !hasWords(row) || title.trim().length >= 2);

/** An arrangement in one line. */
export const sameRows = (one: readonly HomeRow[], other: readonly HomeRow[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
