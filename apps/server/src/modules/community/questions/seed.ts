/** For those who build worlds: the demo, benches and tests. */

import { copyInto } from '../../../platform/db/copy.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { answers, questions } from './tables.ts';

export { indexAllQuestions } from './indexer.ts';
export { allTopics } from './store.ts';

/** With a number of `takeNumbers`, so that answers can name their question. */
export type SeededQuestion = typeof questions.$inferInsert & { readonly id: number };
export type SeededAnswer = typeof answers.$inferInsert & { readonly id: number };

export async function hasQuestions(reader: Sql): Promise<boolean> {
  return (await reader.run('questions.any', 'select 1 from questions limit 1', [])).length > 0;
}

/** So many numbers for questions and answers that are written together. */
export async function takeNumbers(tx: Tx, of: 'questions' | 'question_answers', count: number): Promise<number[]> {
  const text = `select nextval(pg_get_serial_sequence('${of}', 'id'))::float8 as id from generate_series(1, $1)`;
  return (await tx.run<{ id: number }>(`questions.numbers.${of}`, text, [count])).map(({ id }) => id);
}

/** As fast as PostgreSQL takes them; whoever writes them has counted answers and votes. */
export async function loadQuestions(tx: Tx, asked: readonly SeededQuestion[], given: readonly SeededAnswer[]) {
  if (asked.length > 0) await copyInto(tx, questions, 'questions', asked);
  if (given.length > 0) await copyInto(tx, answers, 'question_answers', given);
  await tx.run(
    'questions.countTopics',
    `update question_topics t set questions = (select count(*) from questions where topic_id = t.id and state = 20)`,
    [],
  );
}
