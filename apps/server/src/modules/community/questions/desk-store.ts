import type { Slice } from '@sgb/contract/paging.ts';
import { questionQueues } from '@sgb/contract/question-desk.ts';
import type { Post, PostState, ReportReason, WaitReason } from '@sgb/contract/question-rules.ts';
import { eq } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { questionTopics } from './tables.ts';

export interface DeskRow {
  readonly what: Post;
  readonly id: number;
  readonly questionId: number;
  readonly title: string;
  readonly text: string;
  readonly pictures: string[];
  readonly state: PostState;
  readonly waitsFor: 0 | WaitReason;
  readonly accountId: number | null;
  readonly name: string;
  readonly at: Date;
  readonly total: number;
}

const both = `
  select 1 as what, q.id, q.id as question_id, q.title, q.text, q.pictures, q.state, q.waits_for, q.account_id, q.name, q.at,
    q.answer_by, q.led_at, q.ambassador_id
  from questions q
  union all
  select 2, a.id, a.question_id, q.title, a.text, a.pictures, a.state, a.waits_for, a.account_id, a.name, a.at, null, null, null
  from question_answers a join questions q on q.id = a.question_id`;
const columns = `what, id::float8 as id, question_id::float8 as "questionId", title, text, pictures, state,
  waits_for as "waitsFor", account_id as "accountId", name, at, (count(*) over ())::int as total`;

const queues = {
  [questionQueues.waiting]: 'state = 10 and $1::timestamptz is not null',
  [questionQueues.shown]: 'what = 1 and state = 20 and $1::timestamptz is not null',
  [questionQueues.hidden]: 'state = 30 and $1::timestamptz is not null',
  [questionQueues.late]: 'what = 1 and state = 20 and ambassador_id is not null and led_at is null and answer_by < $1',
} as const;

export function queue(reader: Sql, name: keyof typeof queues, now: Date, { offset, limit }: Slice) {
  const isNewestFirst = name === questionQueues.shown || name === questionQueues.hidden;
  const order = isNewestFirst ? 'at desc' : 'at';
  const text = `select ${columns} from (${both}) posts where ${queues[name]} order by ${order}, what, id limit $2 offset $3`;
  return reader.run<DeskRow>(`questions.queue.${name}`, text, [now, limit, offset]);
}

export function reported(reader: Sql, { offset, limit }: Slice) {
  const text = `select ${columns} from (${both}) posts
    join (select r.what as of_what, r.post_id, min(r.at) as first_at from question_reports r where r.settled_at is null
      group by 1, 2) open on open.of_what = posts.what and open.post_id = posts.id
    order by open.first_at, what, id limit $1 offset $2`;
  return reader.run<DeskRow>('questions.reported', text, [limit, offset]);
}

interface ReportRow {
  readonly what: Post;
  readonly postId: number;
  readonly reason: ReportReason;
  readonly note: string;
  readonly at: Date;
}

export function openReports(reader: Sql, rows: readonly Pick<DeskRow, 'what' | 'id'>[]) {
  const text = `select r.what, r.post_id::float8 as "postId", r.reason, r.note, r.at from question_reports r
    join unnest($1::smallint[], $2::bigint[]) as p(what, id) on p.what = r.what and p.id = r.post_id
    where r.settled_at is null order by r.at, r.id`;
  return reader.run<ReportRow>('questions.reports', text, [rows.map(({ what }) => what), rows.map(({ id }) => id)]);
}

/** Undefined where another one has the name, or where there is none of this number. */
export async function saveTopic(
  tx: Tx,
  id: number | undefined,
  values: Omit<typeof questionTopics.$inferInsert, 'id' | 'questions'>,
): Promise<number | undefined> {
  const [made] =
    id === undefined
      ? await tx.orm.insert(questionTopics).values(values).onConflictDoNothing().returning({ id: questionTopics.id })
      : await tx.orm
          .update(questionTopics)
          .set(values)
          .where(eq(questionTopics.id, id))
          .returning({ id: questionTopics.id });
  return made?.id;
}
