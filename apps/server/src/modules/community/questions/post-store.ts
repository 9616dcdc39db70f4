import { type Post, type PostState, posts } from '@sgb/contract/question-rules.ts';
import type { Sql } from '../../../platform/db/database.ts';

const tables = { [posts.question]: 'questions', [posts.answer]: 'question_answers' } as const;

/** Whose a question or an answer is, and whether it can be read: an answer only while its question can be. */
export async function postHead(reader: Sql, what: Post, id: number) {
  const text =
    what === posts.question
      ? `select account_id as "accountId", state from ${tables[what]} where id = $1`
      : `select a.account_id as "accountId", case when q.state = 20 then a.state else q.state end as state
         from ${tables[what]} a join questions q on q.id = a.question_id where a.id = $1`;
  type Row = { accountId: number | null; state: PostState };
  return (await reader.run<Row>(`questions.head.${what}`, text, [id]))[0];
}

/** Answers that can be read, or that wait for staff. */
export async function pendingAnswers(reader: Sql, questionId: number): Promise<number> {
  const text = 'select count(*)::int as total from question_answers where question_id = $1 and state in (10, 20)';
  return (await reader.run<{ total: number }>('questions.pending', text, [questionId]))[0]?.total ?? 0;
}
