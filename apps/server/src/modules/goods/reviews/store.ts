import type { Slice } from '@sgb/contract/paging.ts';
import { reviewQueues } from '@sgb/contract/review-desk.ts';
import { type ReviewSort, reviewSorts } from '@sgb/contract/review-rules.ts';
import { columnsOf, type RowOf } from '../../../platform/db/columns.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Counts } from './rules.ts';
import { reviewLog, reviews } from './tables.ts';

export type ReviewRow = RowOf<typeof reviews>;

/** Which reviews can be read. The indexes are made for these words. */
const readable = 'consent_at is not null and rule = 0';

export interface ReviewFilter {
  readonly stars?: number | undefined;
  readonly pictures: 0 | 1;
}

/** Of what the reviews are. */
export type Subject = { readonly of: 'product' | 'supplier'; readonly id: number };

function conditionsOf({ of }: Subject, { stars, pictures }: ReviewFilter) {
  const parts = [`${of}_id = $1`, readable];
  if (stars !== undefined) parts.push('stars = $2');
  if (pictures === 1) parts.push("pictures <> '{}'");
  const values = stars === undefined ? [] : [stars];
  return { name: `${of}.${values.length}.${pictures}`, text: parts.join(' and '), values };
}

const orders = {
  [reviewSorts.newest]: 'at desc, id desc',
  [reviewSorts.helpful]: 'helpful desc, at desc, id desc',
} as const satisfies Record<ReviewSort, string>;

/** A page of what can be read, with whether `viewer` found each helpful; 0 is a guest. */
export function readableReviews(
  reader: Sql,
  subject: Subject,
  filter: ReviewFilter,
  { sort, offset, limit, viewer }: Slice & { readonly sort: ReviewSort; readonly viewer: number },
) {
  const { name, text, values } = conditionsOf(subject, filter);
  const at = values.length + 2;
  const page = `
    select ${columnsOf(reviews)},
      exists (select 1 from review_votes v where v.review_id = reviews.id and v.account_id = $${at}) as voted
    from reviews where ${text} order by ${orders[sort]} limit $${at + 1} offset $${at + 2}`;
  return reader.run<ReviewRow & { readonly voted: boolean }>(`reviews.page.${name}.${sort}`, page, [
    subject.id,
    ...values,
    viewer,
    limit,
    offset,
  ]);
}

export async function countReadable(reader: Sql, subject: Subject, filter: ReviewFilter): Promise<number> {
  const { name, text, values } = conditionsOf(subject, filter);
  const all = `select count(*)::int as total from reviews where ${text}`;
  const [row] = await reader.run<{ total: number }>(`reviews.count.${name}`, all, [subject.id, ...values]);
  return row?.total ?? 0;
}

const countsTexts = {
  product: 'select stars, fits, pictured from review_counts where product_id = $1',
  supplier: `
    select array[sum(stars[1]), sum(stars[2]), sum(stars[3]), sum(stars[4]), sum(stars[5])]::int[] as stars,
      array[sum(fits[1]), sum(fits[2]), sum(fits[3])]::int[] as fits, sum(pictured)::int as pictured
    from review_counts where supplier_id = $1 having count(*) > 0`,
};

export async function countsOf(reader: Sql, { of, id }: Subject): Promise<Counts | undefined> {
  return (await reader.run<Counts & Record<string, unknown>>(`reviews.counts.${of}`, countsTexts[of], [id]))[0];
}

export function reviewsBy(reader: Sql, accountId: number, { limit, offset }: Slice) {
  const text = `
    select ${columnsOf(reviews)}, count(*) over ()::int as total from reviews
    where account_id = $1 order by at desc, id desc limit $2 offset $3`;
  return reader.run<ReviewRow & { readonly total: number }>('reviews.own', text, [accountId, limit, offset]);
}

const queues = {
  [reviewQueues.all]: '',
  [reviewQueues.unanswered]: "and answer = '' and rule = 0",
  [reviewQueues.hidden]: 'and rule > 0',
} as const;

export function deskReviews(
  reader: Sql,
  { queue, stars }: { readonly queue: keyof typeof queues; readonly stars: number },
  { limit, offset }: Slice,
) {
  const text = `
    select ${columnsOf(reviews)} from reviews
    where consent_at is not null and stars <= $1 ${queues[queue]} order by at desc, id desc limit $2 offset $3`;
  return reader.run<ReviewRow>(`reviews.desk.${queue}`, text, [stars, limit, offset]);
}

export async function countDesk(reader: Sql, queue: keyof typeof queues, stars: number): Promise<number> {
  const text = `
    select count(*)::int as total from reviews where consent_at is not null and stars <= $1 ${queues[queue]}`;
  return (await reader.run<{ total: number }>(`reviews.desk.count.${queue}`, text, [stars]))[0]?.total ?? 0;
}

export function logOf(reader: Sql, ids: readonly number[]) {
  const text = `select ${columnsOf(reviewLog)} from review_log where review_id = any($1::bigint[]) order by id desc`;
  return reader.run<RowOf<typeof reviewLog>>('reviews.log', text, [ids]);
}
