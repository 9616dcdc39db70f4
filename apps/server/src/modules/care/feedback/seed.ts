/** For those who build worlds: the demo, benches and tests. */
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { indexFeedback } from './desk.ts';
import { feedback } from './tables.ts';

export type SeededFeedback = typeof feedback.$inferInsert;

export async function hasFeedback(reader: Sql): Promise<boolean> {
  return (await reader.run('feedback.any', 'select 1 from feedback limit 1', [])).length > 0;
}

export async function loadFeedback(tx: Tx, rows: readonly SeededFeedback[]): Promise<void> {
  const made = await tx.orm
    .insert(feedback)
    .values([...rows])
    .returning();
  await indexFeedback(
    tx,
    made.filter(({ publishedAt }) => publishedAt !== null),
  );
}
