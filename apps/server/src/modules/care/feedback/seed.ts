/** For those who build worlds: the demo, benches and tests. */
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { indexFeedback } from './desk.ts';
import { feedback } from './tables.ts';

export { answerOne } from './desk.ts';

export type SeededFeedback = typeof feedback.$inferInsert;

export async function hasFeedback(reader: Sql): Promise<boolean> {
  return (await reader.run('feedback.any', 'select 1 from feedback limit 1', [])).length > 0;
}

/** Answers their numbers. */
export async function loadFeedback(tx: Tx, rows: readonly SeededFeedback[]): Promise<number[]> {
  const made = await tx.orm
    .insert(feedback)
    .values([...rows])
    .returning();
  await indexFeedback(
    tx,
    made.filter(({ publishedAt }) => publishedAt !== null),
  );
  return made.map(({ id }) => id);
}
