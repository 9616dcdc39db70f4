import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type {
  answerReview,
  hideReview,
  listDeskReviews,
  ReviewAction,
  unhideReview,
} from '@sgb/contract/review-desk.ts';
import { type ReviewRule, ruleWords } from '@sgb/contract/review-rules.ts';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { type Notice, notify } from '../../base/messages/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { reviewOf } from './rules.ts';
import { addressesFor, productsOf } from './service.ts';
import * as store from './store.ts';
import { reviewTexts } from './texts.ts';
import { lendPictures, rateAnew } from './write.ts';
import { changeReview, holdReview, writeLog } from './write-store.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type StaffCall = Call<'staff'>;

export async function deskList(call: StaffCall, { queue, stars, page }: InputOf<typeof listDeskReviews>) {
  return call.db.read(async (reader) => {
    const [rows, total] = await Promise.all([
      store.deskReviews(reader, { queue, stars }, sliceOf(page)),
      store.countDesk(reader, queue, stars),
    ]);
    const productOf = await productsOf(reader, rows);
    const log = await store.logOf(
      reader,
      rows.map(({ id }) => id),
    );
    const staff = await peopleById(reader, [...new Set(log.map(({ byAccount }) => byAccount))]);
    const nameOf = new Map(staff.map(({ id, username }) => [id, username]));
    const done = (reviewId: number) => log.filter((entry) => entry.reviewId === reviewId);
    return {
      items: rows.map((row) => ({
        ...reviewOf(row, addressesFor(call, row, call.session.accountId)),
        product: productOf(row.productId),
        accountId: row.accountId,
        orderId: row.orderId,
        rule: row.rule,
        log: done(row.id).map(({ action, byAccount, at, rule, note }) => ({
          action,
          by: nameOf.get(byAccount) ?? '',
          at: at.toISOString(),
          rule,
          note,
        })),
      })),
      total,
      page,
      pages: ownPagesFromOne(total),
    };
  });
}

/** What staff do to a review, with the row of the log that goes with it. */
interface Doing {
  readonly action: ReviewAction;
  readonly rule?: 0 | ReviewRule;
  readonly note: string;
  /** What its writer is told; nothing where nobody of ours wrote it. */
  readonly told?: Pick<Notice, 'title' | 'text' | 'link'>;
}

/** A review that its writer shows, held while staff do something to it. What its writer keeps to themselves is not ours to touch. */
async function doing(
  call: StaffCall,
  id: number,
  work: (tx: Tx, review: store.ReviewRow, now: Date) => Promise<Doing | Refusal | null>,
): Promise<{ id: number } | Refusal> {
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const review = await holdReview(tx, id);
    if (!review || review.consentAt === null) return refuse('notFound', 'There is no such review.');
    const done = await work(tx, review, now);
    if (done === null) return { id };
    if (!('action' in done)) return done;
    const { action, rule = 0, note, told } = done;
    await writeLog(tx, { reviewId: id, action, byAccount: call.session.accountId, at: now, rule, note });
    if (told && review.accountId !== null) {
      await notify(tx, { userId: review.accountId, type: 'notification', ...told }, { now });
    }
    return { id };
  });
}

const ownList = '/user/info#reviews';

export async function answer(call: StaffCall, input: InputOf<typeof answerReview>) {
  const done = await doing(call, input.id, async (tx, review, now) => {
    if (review.answer === input.answer) return null;
    await changeReview(tx, review.id, { answer: input.answer, answeredAt: input.answer === '' ? null : now });
    if (input.answer === '') return { action: 'unanswered', note: review.answer };
    const told = {
      ...reviewTexts.say.answered({ answer: input.answer }),
      link: `/product/${review.productId}.html#reviews`,
    };
    return { action: 'answered', note: input.answer, told };
  });
  return 'id' in done ? { ...done, answer: input.answer } : done;
}

async function setRule(tx: Tx, review: store.ReviewRow, rule: 0 | ReviewRule): Promise<void> {
  await changeReview(tx, review.id, { rule });
  await lendPictures(tx, [{ ...review, rule }]);
  await rateAnew(tx, [review.productId]);
}

export function hide(call: StaffCall, { id, rule, note }: InputOf<typeof hideReview>) {
  return doing(call, id, async (tx, review) => {
    if (review.rule === rule) return null;
    await setRule(tx, review, rule);
    const told = {
      ...reviewTexts.say.hidden({ rule: ruleWords(rule), note }),
      link: ownList,
    };
    return { action: 'hidden', rule, note, told };
  });
}

export function unhide(call: StaffCall, { id, note }: InputOf<typeof unhideReview>) {
  return doing(call, id, async (tx, review) => {
    if (review.rule === 0) return null;
    await setRule(tx, review, 0);
    const told = { ...reviewTexts.say.shown({ note }), link: ownList };
    return { action: 'shown', note, told };
  });
}
