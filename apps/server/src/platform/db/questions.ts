import type { Sql } from './database.ts';
import type { Step } from './execution.ts';

/** A statement that reads, and what its rows mean: a module offers it in place of a way there and back. */
export interface Question<Answer> extends Step {
  // biome-ignore lint/suspicious/noExplicitAny: each question knows the rows of its own text.
  readonly read: (rows: readonly any[]) => Answer;
}

type Questions = Readonly<Record<string, Question<unknown>>>;
type Answers<Q extends Questions> = {
  readonly [Name in keyof Q]: Q[Name] extends Question<infer Answer> ? Answer : never;
};

/**
 * Asks all of them on one way there and back, one after the other: what one of them holds, those behind it see as it is
 * then. Plain statements cost the server less than one that gathers everything as JSON; for that, and for many things as of one
 * moment, see `together`.
 */
export async function askAll<Q extends Questions>(sql: Sql, questions: Q): Promise<Answers<Q>> {
  const list = Object.entries(questions);
  const rows = await sql.runAll(list.map(([, question]) => question));
  return Object.fromEntries(list.map(([name, { read }], place) => [name, read(rows[place] ?? [])])) as Answers<Q>;
}
