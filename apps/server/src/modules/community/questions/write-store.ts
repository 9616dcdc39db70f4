import { type Post, type PostState, posts } from '@sgb/contract/question-rules.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import type { AnswerRow, QuestionRow } from './store.ts';
import { answers, log, questions, reports } from './tables.ts';

/** What one person writes is counted one after the other. Ends with `tx`. */
export async function holdWriter(tx: Tx, accountId: number): Promise<void> {
  await tx.run('questions.writer', `select pg_advisory_xact_lock(hashtext('questions.writer'), $1)`, [accountId]);
}

export async function insertQuestion(tx: Tx, row: typeof questions.$inferInsert): Promise<number> {
  const [made] = await tx.orm.insert(questions).values(row).returning({ id: questions.id });
  if (!made) throw new Error('a question was not written');
  return made.id;
}

export async function insertAnswer(tx: Tx, row: typeof answers.$inferInsert): Promise<number> {
  const [made] = await tx.orm.insert(answers).values(row).returning({ id: answers.id });
  if (!made) throw new Error('an answer was not written');
  return made.id;
}

/** Held until the end of `tx`. */
export async function holdQuestion(tx: Tx, id: number): Promise<QuestionRow | undefined> {
  const [row] = await tx.orm.select().from(questions).where(eq(questions.id, id)).for('update');
  return row;
}

/** With the question that it answers, which is held first: whoever holds both does it in this order. */
export async function holdAnswer(tx: Tx, id: number) {
  const [found] = await tx.orm.select({ of: answers.questionId }).from(answers).where(eq(answers.id, id));
  const question = found && (await holdQuestion(tx, found.of));
  const [answer] = await tx.orm.select().from(answers).where(eq(answers.id, id)).for('update');
  // A merge may have moved it while we waited.
  return question && answer && answer.questionId === question.id ? { question, answer } : undefined;
}

/** Either of them, with its question. */
export async function holdPost(tx: Tx, what: Post, id: number) {
  if (what === posts.answer) {
    const held = await holdAnswer(tx, id);
    return held && { what, question: held.question, post: held.answer };
  }
  const question = await holdQuestion(tx, id);
  return question && { what, question, post: question };
}
export type HeldPost = NonNullable<Awaited<ReturnType<typeof holdPost>>>;

export async function changeQuestion(tx: Tx, id: number, changes: Partial<QuestionRow>): Promise<void> {
  await tx.orm.update(questions).set(changes).where(eq(questions.id, id));
}

async function changeAnswer(tx: Tx, id: number, changes: Partial<AnswerRow>): Promise<void> {
  await tx.orm.update(answers).set(changes).where(eq(answers.id, id));
}

export function changePost(
  tx: Tx,
  { what, post }: HeldPost,
  changes: Partial<Pick<AnswerRow, 'text' | 'state' | 'waitsFor' | 'editedAt' | 'pictures'>>,
): Promise<void> {
  return what === posts.answer ? changeAnswer(tx, post.id, changes) : changeQuestion(tx, post.id, changes);
}

/** Counts what can be read of a question, and of its topic. */
export function recount(tx: Tx, questionId: number): void {
  tx.send(
    'questions.recount',
    `update questions q set answers = n.answers, helpful = q.votes + n.votes
     from (select count(*)::int as answers, coalesce(sum(votes), 0)::int as votes
       from question_answers where question_id = $1 and state = 20) n
     where q.id = $1`,
    [questionId],
  );
}

export function recountTopic(tx: Tx, topicId: number): void {
  tx.send(
    'questions.recountTopic',
    `update question_topics set questions = (select count(*) from questions where topic_id = $1 and state = 20) where id = $1`,
    [topicId],
  );
}

// One statement each: whoever votes twice at once finds the first vote, and nothing is counted again.
const voteText = `
  with cast_now as (
    insert into question_votes (what, post_id, account_id) values ($1, $2, $3) on conflict do nothing returning post_id
  )`;
const unvoteText = `
  with cast_now as (
    delete from question_votes where what = $1 and post_id = $2 and account_id = $3 returning post_id
  )`;
const countText = {
  [posts.question]: (by: string) => `
    update questions set votes = votes ${by}, helpful = helpful ${by} where id in (select post_id from cast_now)
    returning id`,
  [posts.answer]: (by: string) => `,
    counted as (update question_answers set votes = votes ${by} where id in (select post_id from cast_now)
      returning question_id, state)
    update questions set helpful = helpful ${by} where id in (select question_id from counted where state = 20)
    returning id`,
} as const;

/** Whether it was counted: not where it was said before. */
export async function writeVote(tx: Tx, what: Post, id: number, accountId: number, vote: boolean): Promise<boolean> {
  const text = `${vote ? voteText : unvoteText}${countText[what](vote ? '+ 1' : '- 1')}`;
  return (await tx.run(`questions.vote.${what}.${vote}`, text, [what, id, accountId])).length > 0;
}

export async function votesOf(tx: Tx, what: Post, id: number): Promise<number> {
  const table = what === posts.answer ? 'question_answers' : 'questions';
  const text = `select votes from ${table} where id = $1`;
  return (await tx.run<{ votes: number }>(`questions.votes.${what}`, text, [id]))[0]?.votes ?? 0;
}

export function writeFollow(tx: Tx, questionId: number, accountId: number, follow: boolean): void {
  const text = follow
    ? 'insert into question_follows (question_id, account_id) values ($1, $2) on conflict do nothing'
    : 'delete from question_follows where question_id = $1 and account_id = $2';
  tx.send(follow ? 'questions.follow' : 'questions.unfollow', text, [questionId, accountId]);
}

export async function followersOf(tx: Tx, questionId: number): Promise<number[]> {
  const text = 'select account_id as id from question_follows where question_id = $1';
  return (await tx.run<{ id: number }>('questions.followers', text, [questionId])).map(({ id }) => id);
}

export async function insertReport(tx: Tx, row: typeof reports.$inferInsert): Promise<void> {
  await tx.orm
    .insert(reports)
    .values(row)
    .onConflictDoUpdate({
      target: [reports.what, reports.postId, reports.accountId],
      set: { reason: row.reason, note: row.note ?? '', at: row.at, settledAt: null },
    });
}

export function settleReports(tx: Tx, what: Post, id: number, now: Date): void {
  const text = `update question_reports set settled_at = $3 where what = $1 and post_id = $2 and settled_at is null`;
  tx.send('questions.settle', text, [what, id, now]);
}

export async function writeLog(tx: Tx, row: typeof log.$inferInsert): Promise<void> {
  await tx.orm.insert(log).values(row);
}

/** Everything of one question goes to another; what was part of the first is part of the other from now on. */
export async function moveInto(tx: Tx, id: number, into: number, state: PostState): Promise<void> {
  await tx.orm.update(answers).set({ questionId: into }).where(eq(answers.questionId, id));
  await tx.orm
    .update(questions)
    .set({ mergedInto: into })
    .where(and(eq(questions.mergedInto, id)));
  await tx.orm
    .update(questions)
    .set({ mergedInto: into, state, answers: 0, helpful: 0, pinned: false })
    .where(inArray(questions.id, [id]));
  tx.send(
    'questions.moveFollows',
    `insert into question_follows select $2, account_id from question_follows where question_id = $1 on conflict do nothing`,
    [id, into],
  );
  tx.send(
    'questions.moveVotes',
    `insert into question_votes select 1, $2, account_id from question_votes
     where what = 1 and post_id = $1 and account_id is distinct from (select account_id from questions where id = $2)
     on conflict do nothing`,
    [id, into],
  );
  tx.send(
    'questions.countVotes',
    `update questions set votes = (select count(*) from question_votes where what = 1 and post_id = $1) where id = $1`,
    [into],
  );
}
