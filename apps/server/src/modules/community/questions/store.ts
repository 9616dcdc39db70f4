import type { Slice } from '@sgb/contract/paging.ts';
import { type PostState, type QuestionSort, questionSorts } from '@sgb/contract/question-rules.ts';
import { columnsOf, type RowOf } from '../../../platform/db/columns.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { answers, questions, questionTopics } from './tables.ts';

export type QuestionRow = RowOf<typeof questions>;
export type AnswerRow = RowOf<typeof answers>;
export type TopicRow = RowOf<typeof questionTopics>;

export function allTopics(reader: Sql): Promise<TopicRow[]> {
  const text = `select ${columnsOf(questionTopics)} from question_topics order by position, id`;
  return reader.run('questions.topics', text, []);
}

/** A question as lists show it, with the beginning of its best answer. */
const columns = `
  q.id::float8 as id, q.title, q.topic_id as "topicId", t.name as topic, q.name, q.badge, q.at, q.state, q.answers, q.helpful,
  q.accepted_answer is not null as accepted, q.pinned, q.answer_by as "answerBy", q.led_at as "ledAt",
  coalesce((select left(a.text, 400) from question_answers a where a.question_id = q.id and a.state = 20
    order by (a.id is not distinct from q.accepted_answer) desc, a.votes desc, a.id limit 1), left(q.text, 400)) as excerpt`;
const from = 'from questions q join question_topics t on t.id = q.topic_id';

export type CardRow = Pick<
  QuestionRow,
  'id' | 'title' | 'topicId' | 'name' | 'badge' | 'at' | 'answers' | 'helpful' | 'pinned' | 'answerBy' | 'ledAt'
> & { readonly topic: string; readonly state: PostState; readonly accepted: boolean; readonly excerpt: string };

const orders = {
  [questionSorts.new]: 'q.pinned desc, q.at desc, q.id desc',
  [questionSorts.helpful]: 'q.pinned desc, q.helpful desc, q.id desc',
  [questionSorts.unanswered]: 'q.at desc, q.id desc',
} as const satisfies Record<QuestionSort, string>;

/** The indexes are made for these words. */
const shown = (sort: QuestionSort) =>
  sort === questionSorts.unanswered ? 'q.state = 20 and q.answers = 0' : 'q.state = 20';

/** Topic 0 is every one. The page is sorted out by an index before its cards are put together. */
export function pageOf(reader: Sql, topic: number, sort: QuestionSort, { offset, limit }: Slice): Promise<CardRow[]> {
  const among = topic === 0 ? '$1::int = 0' : 'q.topic_id = $1';
  const text = `
    with page as materialized (
      select q.id, row_number() over (order by ${orders[sort]}) as place from questions q
      where ${among} and ${shown(sort)} order by ${orders[sort]} limit $2 offset $3)
    select ${columns} ${from} join page on page.id = q.id order by page.place`;
  const name = `questions.page.${topic === 0 ? 'all' : 'topic'}.${sort}`;
  return reader.run(name, text, [topic, limit, offset]);
}

const mostCounted = 2_000;

/** How many there are, as far as pages go. */
export async function countUnanswered(reader: Sql, topic: number): Promise<number> {
  const among = topic === 0 ? '$1::int = 0' : 'q.topic_id = $1';
  const text = `select count(*)::int as total from (select 1 from questions q
    where ${among} and ${shown(questionSorts.unanswered)} limit ${mostCounted}) counted`;
  const name = `questions.unanswered.${topic === 0 ? 'all' : 'topic'}`;
  return (await reader.run<{ total: number }>(name, text, [topic]))[0]?.total ?? 0;
}

/** Those of these that can be read, in no order. */
export function cardsOf(reader: Sql, ids: readonly number[]): Promise<CardRow[]> {
  const text = `select ${columns} ${from} where q.id = any($1::bigint[]) and q.state = 20`;
  return reader.run('questions.cards', text, [ids]);
}

export function productPage(reader: Sql, productId: number, limit: number): Promise<CardRow[]> {
  const text = `select ${columns} ${from} where q.product_id = $1 and q.state = 20
    order by q.helpful desc, q.id desc limit $2`;
  return reader.run('questions.product', text, [productId, limit]);
}

export async function countOfProduct(reader: Sql, productId: number): Promise<number> {
  const text = 'select count(*)::int as total from questions where product_id = $1 and state = 20';
  return (await reader.run<{ total: number }>('questions.product.count', text, [productId]))[0]?.total ?? 0;
}

export function ownPage(reader: Sql, accountId: number, { offset, limit }: Slice): Promise<CardRow[]> {
  const text = `select ${columns} ${from} where q.account_id = $1 and q.state <> 40
    order by q.at desc, q.id desc limit $2 offset $3`;
  return reader.run('questions.own', text, [accountId, limit, offset]);
}

export async function countOwn(reader: Sql, accountId: number): Promise<number> {
  const text = 'select count(*)::int as total from questions where account_id = $1 and state <> 40';
  return (await reader.run<{ total: number }>('questions.own.count', text, [accountId]))[0]?.total ?? 0;
}

/** What somebody wrote since then, whatever became of it. */
export async function writtenSince(reader: Sql, accountId: number, since: Date) {
  const text = `select
    (select count(*)::int from questions where account_id = $1 and at >= $2) as questions,
    (select count(*)::int from question_answers where account_id = $1 and at >= $2) as answers`;
  const [row] = await reader.run<{ questions: number; answers: number }>('questions.written', text, [accountId, since]);
  return row ?? { questions: 0, answers: 0 };
}

/** The members' questions of an ambassador, those that wait for the first answer first. */
export function inboxPage(reader: Sql, ambassadorId: number, { offset, limit }: Slice): Promise<CardRow[]> {
  const text = `select ${columns} ${from} where q.ambassador_id = $1 and q.state = 20
    order by (q.led_at is null) desc, case when q.led_at is null then q.answer_by end, q.at desc, q.id desc limit $2 offset $3`;
  return reader.run('questions.inbox', text, [ambassadorId, limit, offset]);
}

export async function countInbox(reader: Sql, ambassadorId: number) {
  const text = `select count(*)::int as total, (count(*) filter (where led_at is null))::int as open
    from questions where ambassador_id = $1 and state = 20`;
  const [row] = await reader.run<{ total: number; open: number }>('questions.inbox.count', text, [ambassadorId]);
  return row ?? { total: 0, open: 0 };
}

export type OpenQuestion = QuestionRow & {
  readonly topic: string;
  readonly voted: boolean;
  readonly following: boolean;
  readonly pending: boolean;
};

/** A question, or the one that it became part of; with what `viewer` did to it (0 is a guest). */
export async function questionFor(reader: Sql, id: number, viewer: number): Promise<OpenQuestion | undefined> {
  const text = `
    select ${columnsOf(questions)}, (select t.name from question_topics t where t.id = questions.topic_id) as topic,
      exists (select 1 from question_votes v where v.what = 1 and v.post_id = questions.id and v.account_id = $2) as voted,
      exists (select 1 from question_follows f where f.question_id = questions.id and f.account_id = $2) as following,
      exists (select 1 from question_answers a where a.question_id = questions.id and a.state in (10, 20)) as pending
    from questions where id = (select coalesce(asked.merged_into, asked.id) from questions asked where asked.id = $1)`;
  return (await reader.run<OpenQuestion>('questions.open', text, [id, viewer]))[0];
}

export type ShownAnswer = AnswerRow & { readonly voted: boolean; readonly accepted: boolean };

/** Who wrote what waits for staff sees it, too. */
export function answersOf(reader: Sql, questionId: number, viewer: number, { offset, limit }: Slice) {
  const text = `
    select ${columnsOf(answers)},
      id is not distinct from (select q.accepted_answer from questions q where q.id = $1) as accepted,
      exists (select 1 from question_votes v where v.what = 2 and v.post_id = question_answers.id and v.account_id = $2)
        as voted
    from question_answers where question_id = $1 and (state = 20 or (state = 10 and account_id = $2))
    order by accepted desc, votes desc, id limit $3 offset $4`;
  return reader.run<ShownAnswer>('questions.answers', text, [questionId, viewer, limit, offset]);
}
