import type { FeedbackKind, FeedbackState } from '@sgb/contract/feedback-rules.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import { eq } from 'drizzle-orm';
import { columnsOf, type RowOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { feedback, feedbackLines } from './tables.ts';

export type FeedbackRow = RowOf<typeof feedback>;
type Counted = FeedbackRow & { readonly total: number };

const counted = '(count(*) over ())::int as total';

export function ownPage(reader: Sql, accountId: number, { offset, limit }: Slice) {
  const text = `select ${columnsOf(feedback)}, ${counted} from feedback where account_id = $1
    order by at desc, id desc limit $2 offset $3`;
  return reader.run<Counted>('feedback.own', text, [accountId, limit, offset]);
}

export async function ownById(reader: Sql, id: number, accountId: number): Promise<FeedbackRow | undefined> {
  const text = `select ${columnsOf(feedback)} from feedback where id = $1 and account_id = $2`;
  return (await reader.run<FeedbackRow>('feedback.one', text, [id, accountId]))[0];
}

export function linesOf(reader: Sql, ids: readonly number[]) {
  const text = `select ${columnsOf(feedbackLines)} from feedback_lines where feedback_id = any($1::int[]) order by id`;
  return reader.run<RowOf<typeof feedbackLines>>('feedback.lines', text, [ids]);
}

export function deskPage(reader: Sql, state: FeedbackState, kind: 0 | FeedbackKind, { offset, limit }: Slice) {
  const text = `select ${columnsOf(feedback)}, ${counted} from feedback
    where state = $1 and ($2 = 0 or kind = $2) order by at, id limit $3 offset $4`;
  return reader.run<Counted>('feedback.desk', text, [state, kind, limit, offset]);
}

/** What everybody may read, the newest first. */
export function publishedPage(reader: Sql, kind: 0 | FeedbackKind, { offset, limit }: Slice) {
  const text = `select ${columnsOf(feedback)}, ${counted} from feedback
    where published_at is not null and ($1 = 0 or kind = $1) order by published_at desc, id desc limit $2 offset $3`;
  return reader.run<Counted>('feedback.published', text, [kind, limit, offset]);
}

export function publishedOf(reader: Sql, ids: readonly number[]) {
  const text = `select ${columnsOf(feedback)} from feedback where id = any($1::int[]) and published_at is not null`;
  return reader.run<FeedbackRow>('feedback.publishedOf', text, [ids]);
}

export async function insertFeedback(tx: Tx, row: typeof feedback.$inferInsert): Promise<number> {
  const [made] = await tx.orm.insert(feedback).values(row).returning({ id: feedback.id });
  if (!made) throw new Error('feedback was not written');
  return made.id;
}

/** Held until the end of `tx`. */
export async function holdFeedback(tx: Tx, id: number): Promise<FeedbackRow | undefined> {
  const [row] = await tx.orm.select().from(feedback).where(eq(feedback.id, id)).for('update');
  return row;
}

export async function changeFeedback(tx: Tx, id: number, changes: Partial<FeedbackRow>): Promise<void> {
  await tx.orm.update(feedback).set(changes).where(eq(feedback.id, id));
}

export async function insertLine(tx: Tx, row: typeof feedbackLines.$inferInsert): Promise<void> {
  await tx.orm.insert(feedbackLines).values(row);
}
