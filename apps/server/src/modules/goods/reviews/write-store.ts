import { and, eq } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { StarCounts } from './rules.ts';
import type { ReviewRow } from './store.ts';
import { reviewLog, reviews } from './tables.ts';

export type NewReview = typeof reviews.$inferInsert;

/** Each line of an order is reviewed once: those that were before are left out of the answer. */
export async function insertReviews(tx: Tx, rows: readonly NewReview[]): Promise<ReviewRow[]> {
  return tx.orm
    .insert(reviews)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

/** Held until the end of `tx`; with an account, only a review of its own. */
export async function holdReview(tx: Tx, id: number, accountId?: number): Promise<ReviewRow | undefined> {
  const own = accountId === undefined ? undefined : eq(reviews.accountId, accountId);
  const [row] = await tx.orm
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), own))
    .for('update');
  return row;
}

export async function changeReview(tx: Tx, id: number, changes: Partial<ReviewRow>): Promise<void> {
  await tx.orm.update(reviews).set(changes).where(eq(reviews.id, id));
}

/** What an account wrote is empty from here on; answers which goods it was about. */
export async function emptyReviewsOf(tx: Tx, accountId: number): Promise<number[]> {
  const empty = { name: '', title: '', story: '', pictures: [], consentAt: null };
  const rows = await tx.orm
    .update(reviews)
    .set(empty)
    .where(eq(reviews.accountId, accountId))
    .returning({ productId: reviews.productId });
  return rows.map(({ productId }) => productId);
}

export async function writeLog(tx: Tx, row: typeof reviewLog.$inferInsert): Promise<void> {
  await tx.orm.insert(reviewLog).values(row);
}

// One statement each: whoever votes twice at once finds the first vote, and nothing is counted again.
const voteText = `
  with cast_now as (
    insert into review_votes (review_id, account_id) values ($1, $2) on conflict do nothing returning review_id
  )
  update reviews set helpful = helpful + 1 where id in (select review_id from cast_now)`;
const unvoteText = `
  with taken as (delete from review_votes where review_id = $1 and account_id = $2 returning review_id)
  update reviews set helpful = helpful - 1 where id in (select review_id from taken)`;

export function writeVote(tx: Tx, id: number, accountId: number, helpful: boolean): void {
  tx.send(helpful ? 'reviews.vote' : 'reviews.unvote', helpful ? voteText : unvoteText, [id, accountId]);
}

export async function helpfulOf(tx: Sql, id: number): Promise<number> {
  const text = 'select helpful from reviews where id = $1';
  return (await tx.run<{ helpful: number }>('reviews.helpful', text, [id]))[0]?.helpful ?? 0;
}

const placesText = `
  insert into review_counts (product_id, supplier_id)
  select distinct on (product_id) product_id, supplier_id from reviews where product_id = any($1::bigint[])
  order by product_id on conflict do nothing`;
const holdText = `select 1 from review_counts where product_id = any($1::bigint[]) order by product_id for update`;
const recountText = `
  update review_counts c set stars = n.stars, fits = n.fits, pictured = n.pictured
  from (
    select wanted.id,
      array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
        count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::int[] as stars,
      array[count(*) filter (where fit = 1), count(*) filter (where fit = 2), count(*) filter (where fit = 3)]::int[]
        as fits,
      count(*) filter (where pictures <> '{}')::int as pictured
    from unnest($1::bigint[]) as wanted(id)
      left join reviews r on r.product_id = wanted.id and r.consent_at is not null and r.rule = 0
    group by wanted.id
  ) n
  where c.product_id = n.id
  returning c.product_id::float8 as id, c.stars`;

/** Counts what can be read of these products. Who comes second waits for the first, and counts what the first has written. */
export async function recount(tx: Tx, productIds: readonly number[]) {
  tx.send('reviews.places', placesText, [productIds]);
  tx.send('reviews.hold', holdText, [productIds]);
  return tx.run<{ id: number; stars: StarCounts }>('reviews.recount', recountText, [productIds]);
}
