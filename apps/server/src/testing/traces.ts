import { type CodeName, codes } from '@sgb/contract/codes.ts';
import type pg from 'pg';
import { expect } from 'vitest';

/** How many rows each table has, and which transaction wrote the last of them: no later one has a smaller number. */
async function tracesIn(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  const tables = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const looks = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as trace from ${name}`,
  );
  const { rows } = await pool.query<{ name: string; trace: string }>(looks.join(' union all '));
  return new Map(rows.map(({ name, trace }) => [name, trace]));
}

/** The tables that `work` wrote to. */
async function writtenBy(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const before = await tracesIn(pool);
  await work();
  const after = await tracesIn(pool);
  return [...after].filter(([name, trace]) => before.get(name) !== trace).map(([name]) => name);
}

export interface Refused {
  readonly ask: () => Promise<unknown>;
  readonly with: CodeName;
  /** The tables that may tell of it. */
  readonly keeps?: readonly string[];
}

/** Calls that must be refused, by name, each with what has to be there before. */
export type Refusals = Readonly<Record<string, () => Promise<Refused>>>;

/** Using a ticket moves its end, whatever it is used for. */
const always = new Set(['sessions']);

export async function expectNoTrace(pool: pg.Pool, refused: Refused): Promise<void> {
  let answer: unknown;
  const written = await writtenBy(pool, async () => {
    answer = await refused.ask().then(
      () => 0,
      (error: { readonly status?: number }) => error.status ?? error,
    );
  });
  expect({ answer, written: written.filter((table) => !always.has(table)) }).toEqual({
    answer: codes[refused.with].status,
    written: refused.keeps ?? [],
  });
}
