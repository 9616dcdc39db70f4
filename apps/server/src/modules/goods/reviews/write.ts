import { shownName } from '@sgb/contract/review-rules.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { publishFiles, withdrawFiles } from '../../base/uploads/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { rateProducts } from '../catalog/index.ts';
import { indexProductsJob } from '../search/index.ts';
import { filesOf, ratingOf } from './rules.ts';
import type { ReviewRow } from './store.ts';
import { insertReviews, type NewReview, recount } from './write-store.ts';

/** What a shopper said of one line of an order. */
type Said = Pick<NewReview, 'productId' | 'supplierId' | 'bought' | 'stars'> &
  Required<Pick<NewReview, 'title' | 'story' | 'fit' | 'pictures'>> & {
    readonly orderId: number;
    /** Whether others may see it. */
    readonly show: boolean;
  };

/** How somebody is named where others see a review. */
export async function nameOf(reader: Sql, accountId: number): Promise<string> {
  const [person] = await peopleById(reader, [accountId]);
  return shownName(person?.firstName ?? '', person?.lastName ?? '');
}

/** Products are rated with what can be read of them, and found by it. */
export async function rateAnew(tx: Tx, productIds: readonly number[]): Promise<void> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return;
  const counted = await recount(tx, ids);
  rateProducts(
    tx,
    counted.map(({ id, stars }) => ({ id, ...ratingOf(stars) })),
  );
  enqueue(tx, indexProductsJob, { ids });
}

const isReadable = ({ consentAt, rule }: Pick<ReviewRow, 'consentAt' | 'rule'>) => consentAt !== null && rule === 0;

/** Pictures are everybody's exactly while their review can be read. */
export async function lendPictures(tx: Tx, rows: readonly ReviewRow[]): Promise<void> {
  await publishFiles(tx, rows.filter(isReadable).flatMap(filesOf), 'review');
  await withdrawFiles(tx, rows.filter((row) => !isReadable(row)).flatMap(filesOf), 'survey');
}

/** Keeps what a shopper said of goods; others see what they agreed to show. A line that was reviewed before is left as it is. */
export async function writeReviews(tx: Tx, accountId: number, said: readonly Said[], now: Date): Promise<void> {
  if (said.length === 0) return;
  const name = await nameOf(tx, accountId);
  const rows = await insertReviews(
    tx,
    said.map(({ show, ...facts }) => ({ ...facts, accountId, name, at: now, consentAt: show ? now : null })),
  );
  const shown = rows.filter(isReadable);
  await lendPictures(tx, shown);
  await rateAnew(
    tx,
    shown.map(({ productId }) => productId),
  );
}
