import { mostPages, ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type {
  listOwnReviews,
  listProductReviews,
  listSupplierReviews,
  showOwnReview,
  voteReview,
} from '@sgb/contract/reviews.ts';
import { reviewPageSize } from '@sgb/contract/reviews.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import { namedProducts } from '../catalog/index.ts';
import { type AddressOf, noCounts, reviewOf, summaryOf } from './rules.ts';
import * as store from './store.ts';
import { lendPictures, nameOf, rateAnew } from './write.ts';
import { changeReview, helpfulOf, holdReview, writeVote } from './write-store.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type Asked = Omit<InputOf<typeof listProductReviews>, 'productid'>;

const gone = () => refuse('notFound', 'This review is not here any more.');

/** Where pictures of a review are: everybody's while it can be read, and for a few minutes otherwise. */
export function addressesFor(
  app: Pick<App, 'files' | 'clock'>,
  { id: reviewId, consentAt, rule }: store.ReviewRow,
  staffId?: number,
): AddressOf {
  const purpose = consentAt !== null && rule === 0 ? 'review' : 'survey';
  const look = staffId === undefined ? undefined : { by: staffId, about: `review ${reviewId}` };
  return (id) => fileAddress(app, { id, purpose }, look);
}

/** A page of the reviews of something; where none can be read, one look at the counts tells so. */
async function pageOf(call: Call, reader: Sql, subject: store.Subject, { page, sort, ...filter }: Asked) {
  const viewer = call.session?.accountId ?? 0;
  const [counts, rows, total] = await Promise.all([
    store.countsOf(reader, subject),
    store.readableReviews(reader, subject, filter, { sort, viewer, ...sliceOf(page, reviewPageSize) }),
    store.countReadable(reader, subject, filter),
  ]);
  const pages = Math.min(mostPages, Math.max(1, Math.ceil(total / reviewPageSize)));
  return { summary: summaryOf(counts ?? noCounts), rows, total, page, pages };
}

const viewOf = (call: Call) => (row: store.ReviewRow & { readonly voted: boolean }) => ({
  ...reviewOf(row, addressesFor(call, row)),
  voted: row.voted,
  mine: row.accountId !== null && row.accountId === call.session?.accountId,
});

export async function productReviews(call: Call, { productid, ...asked }: InputOf<typeof listProductReviews>) {
  const subject = { of: 'product', id: Number(productid) } as const;
  const { rows, ...answer } = await call.db.read((reader) => pageOf(call, reader, subject, asked));
  return { ...answer, items: rows.map(viewOf(call)) };
}

/** What a product is called where its review stands elsewhere; also once it is no longer sold. */
export async function productsOf(reader: Sql, rows: readonly store.ReviewRow[]) {
  const found = await namedProducts(reader, [...new Set(rows.map(({ productId }) => productId))]);
  const byId = new Map(found.map(({ id, title, picture }) => [id, { id: String(id), title, picture }]));
  return (productId: number) => byId.get(productId) ?? { id: String(productId), title: '', picture: '' };
}

export async function supplierReviews(call: Call, { sellerid, ...asked }: InputOf<typeof listSupplierReviews>) {
  const subject = { of: 'supplier', id: Number(sellerid) } as const;
  return call.db.read(async (reader) => {
    const { rows, ...answer } = await pageOf(call, reader, subject, asked);
    const productOf = await productsOf(reader, rows);
    const view = viewOf(call);
    return { ...answer, items: rows.map((row) => ({ ...view(row), product: productOf(row.productId) })) };
  });
}

export async function vote(call: Call<'shopper'>, input: InputOf<typeof voteReview>) {
  const { accountId } = call.session;
  const helpful = input.helpful === 1;
  return call.db.transact(async (tx) => {
    const review = await holdReview(tx, input.id);
    if (!review || review.consentAt === null || review.rule > 0) return gone();
    if (review.accountId === accountId) return refuse('noRight', 'This is your own review.');
    writeVote(tx, review.id, accountId, helpful);
    return { helpful: await helpfulOf(tx, review.id), voted: helpful };
  });
}

export async function ownReviews(call: Call<'shopper'>, { page }: InputOf<typeof listOwnReviews>) {
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const rows = await store.reviewsBy(reader, accountId, sliceOf(page));
    const productOf = await productsOf(reader, rows);
    const total = rows[0]?.total ?? 0;
    return {
      name: await nameOf(reader, accountId),
      items: rows.map((row) => ({
        ...reviewOf(row, addressesFor(call, row)),
        product: productOf(row.productId),
        shown: row.consentAt !== null,
        rule: row.rule,
      })),
      total,
      page,
      pages: ownPagesFromOne(total),
    };
  });
}

/** Consent that is given again is given under the name of the day. */
export async function showOwn(call: Call<'shopper'>, { id, show }: InputOf<typeof showOwnReview>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const review = await holdReview(tx, id, accountId);
    if (!review) return gone();
    if ((review.consentAt !== null) === (show === 1)) return { shown: show === 1 };
    const consentAt = show === 1 ? now : null;
    const name = show === 1 ? await nameOf(tx, accountId) : review.name;
    await changeReview(tx, id, { consentAt, name });
    await lendPictures(tx, [{ ...review, consentAt }]);
    await rateAnew(tx, [review.productId]);
    return { shown: show === 1 };
  });
}
