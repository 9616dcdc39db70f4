/** For those who build worlds: the demo, benches and tests. */
import { copyInto } from '../../../platform/db/copy.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { ratingOf } from './rules.ts';
import { reviews } from './tables.ts';
import { type NewReview, recount } from './write-store.ts';

/** A review that nobody's order stands behind. */
export type SeededReview = Required<Omit<NewReview, 'id' | 'orderId' | 'accountId' | 'consentAt' | 'rule'>>;

const countStars = (rows: readonly Pick<SeededReview, 'stars'>[]) =>
  [1, 2, 3, 4, 5].map((stars) => rows.filter((row) => row.stars === stars).length);

/** What a product with these reviews is rated with. */
export function ratedBy(rows: readonly Pick<SeededReview, 'stars'>[]) {
  const { rating, count } = ratingOf(countStars(rows));
  return { rating, ratingCount: count };
}

export async function hasReviews(reader: Sql): Promise<boolean> {
  return (await reader.run('reviews.any', 'select 1 from reviews limit 1', [])).length > 0;
}

/** As fast as PostgreSQL takes them. Whoever makes the products as well gives them their rating; the counts are answered. */
export async function loadReviews(tx: Tx, rows: readonly SeededReview[]) {
  if (rows.length === 0) return [];
  await copyInto(
    tx,
    reviews,
    'reviews',
    rows.map((row) => ({ ...row, consentAt: row.at })),
  );
  const counted = await recount(tx, [...new Set(rows.map(({ productId }) => productId))]);
  return counted.map(({ id, stars }) => ({ id, ...ratingOf(stars) }));
}
