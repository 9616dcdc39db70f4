import type { Sql, Tx } from '../../../platform/db/database.ts';
import { articleTexts } from '../../base/content/index.ts';
import { dropTexts, indexTexts, type Text, textKinds } from '../../goods/search/index.ts';
import { scoreOf } from './rules.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly helpful: number;
  readonly answers: number;
  readonly accepted: boolean;
  readonly pinned: boolean;
}

const textsText = `
  select q.id::float8 as id, q.title, q.helpful, q.answers, q.accepted_answer is not null as accepted, q.pinned,
    q.text || ' ' || coalesce((select string_agg(a.text, ' ') from question_answers a
      where a.question_id = q.id and a.state = 20), '') as body
  from questions q where q.id = any($1::bigint[]) and q.state = 20`;

const textOf = (row: Row): Text => ({
  kind: textKinds.question,
  ref: String(row.id),
  score: scoreOf(row),
  title: row.title,
  body: row.body,
});

/** Makes these questions findable as they are now, with their answers; those that cannot be read no longer are. */
export async function indexQuestions(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = await tx.run<Row>('questions.texts', textsText, [ids]);
  const read = new Set(rows.map(({ id }) => id));
  const gone = ids.filter((id) => !read.has(id)).map(String);
  if (gone.length > 0) await dropTexts(tx, textKinds.question, gone);
  await indexTexts(tx, rows.map(textOf));
}

/** What we wrote ourselves comes before what others say of the same. */
const articleScore = 600;

export async function indexArticles(tx: Tx): Promise<void> {
  const articles = await articleTexts(tx);
  await indexTexts(
    tx,
    articles.map(({ type, title, body }) => ({
      kind: textKinds.article,
      ref: type,
      score: articleScore,
      title,
      body,
    })),
  );
}

/** The next thousand questions behind a number; answers the last of them, and undefined where there are no more. */
export async function indexNext(tx: Tx, after: number): Promise<number | undefined> {
  const ids = await nextIds(tx, after);
  if (ids.length > 0) await indexQuestions(tx, ids);
  return ids.at(-1);
}

/** All questions, some at a time; for who fills a table at once. */
export async function indexAllQuestions(tx: Tx, progress?: (last: number) => void): Promise<void> {
  for (let last = await indexNext(tx, 0); last !== undefined; last = await indexNext(tx, last)) progress?.(last);
}

async function nextIds(reader: Sql, after: number): Promise<number[]> {
  const text = 'select id::float8 as id from questions where id > $1 and state = 20 order by id limit 1000';
  return (await reader.run<{ id: number }>('questions.next', text, [after])).map(({ id }) => id);
}
