import type {
  getFeedback,
  listFeedback,
  rateFeedbackAnswer,
  reopenFeedback,
  saveFeedback,
  searchFeedback,
} from '@sgb/contract/feedback.ts';
import { feedbackStates } from '@sgb/contract/feedback-rules.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { ownPagesFromOne, publicPages, sliceOf } from '@sgb/contract/paging.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { fileAddress, useFiles } from '../../base/uploads/index.ts';
import { orderById } from '../../buying/orders/index.ts';
import { findTexts, textKinds, textWords } from '../../goods/search/index.ts';
import { parcelById } from '../../logistics/parcels/index.ts';
import { mayReopen, moved } from './rules.ts';
import * as store from './store.ts';
import { cardOf, historyOf } from './view.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type Own = Call<'shopper'>;

const gone = () => refuse('notFound', 'We could not find this feedback.');

export async function list(call: Own, { page }: InputOf<typeof listFeedback>) {
  const rows = await call.db.read((reader) => store.ownPage(reader, call.session.accountId, sliceOf(page)));
  const total = rows[0]?.total ?? 0;
  return { items: rows.map(cardOf), total, page, pages: ownPagesFromOne(total) };
}

export async function detail(call: Own, { id }: InputOf<typeof getFeedback>) {
  return call.db.read(async (reader) => {
    const row = await store.ownById(reader, id, call.session.accountId);
    if (!row) return gone();
    const lines = await store.linesOf(reader, [id]);
    return {
      ...cardOf(row),
      order: row.orderId === null ? null : { id: row.orderId, number: orderNumber(row.orderId) },
      parcel: row.parcelId === null ? null : { id: row.parcelId, number: parcelNumber(row.parcelId) },
      pictures: row.pictures.map((file) => fileAddress(call, { id: file, purpose: 'feedback' })),
      history: historyOf(lines, id),
      helpful: row.helpful,
      mayReopen: mayReopen(row),
    };
  });
}

const publicOf = ({ id, kind, said, did, publishedAt, at }: store.FeedbackRow) => ({
  id,
  kind,
  said,
  did,
  at: (publishedAt ?? at).toISOString(),
});

export async function search(call: Call, { keyword, kind, page }: InputOf<typeof searchFeedback>) {
  const slice = sliceOf(page);
  if (keyword === '') {
    const rows = await call.db.read((reader) => store.publishedPage(reader, kind, slice));
    const total = rows[0]?.total ?? 0;
    return { items: rows.map(publicOf), correctedTo: null, total, page, pages: publicPages(total) };
  }
  const words = await textWords(call);
  return call.db.read(async (reader) => {
    const among = { kinds: [textKinds.feedback], part: kind };
    const { found, correctedTo } = await findTexts(reader, words, keyword, among);
    const ids = found.slice(slice.offset, slice.offset + slice.limit).map(({ ref }) => Number(ref));
    const rows = new Map((await store.publishedOf(reader, ids)).map((row) => [row.id, row]));
    const items = ids.flatMap((id) => rows.get(id) ?? []).map(publicOf);
    return { items, correctedTo, total: found.length, page, pages: publicPages(found.length) };
  });
}

/** About an order or a parcel only where it is the writer's own. */
export async function save(call: Own, input: InputOf<typeof saveFeedback>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  const { kind, content, files, orderid = null, expressid = null } = input;
  return call.db.transact(async (tx) => {
    if (orderid !== null && (await orderById(tx, orderid))?.accountId !== accountId) {
      return refuse('notFound', 'We could not find this order of yours.');
    }
    if (expressid !== null && !(await parcelById(tx, expressid, accountId))) {
      return refuse('notFound', 'We could not find this parcel of yours.');
    }
    const unusable = await useFiles(tx, { accountId, purpose: 'feedback' }, files, now);
    if (unusable) return unusable;
    const id = await store.insertFeedback(tx, {
      accountId,
      kind,
      state: feedbackStates.sent,
      content,
      pictures: [...files],
      orderId: orderid,
      parcelId: expressid,
      wantsAnswer: input.answer === 1,
      at: now,
    });
    return { id };
  });
}

export async function rate(call: Own, { id, helpful }: InputOf<typeof rateFeedbackAnswer>) {
  return call.db.transact(async (tx) => {
    const row = await store.holdFeedback(tx, id);
    if (row?.accountId !== call.session.accountId) return gone();
    if (row.answer === '') return refuse('feedbackMoved', 'It has no answer yet.');
    await store.changeFeedback(tx, id, { helpful: helpful === 1 });
    return { helpful: helpful === 1 };
  });
}

/** What was answered goes into the history, with why it did not help. */
export async function reopen(call: Own, { id, content }: InputOf<typeof reopenFeedback>) {
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const row = await store.holdFeedback(tx, id);
    if (row?.accountId !== call.session.accountId) return gone();
    const state = mayReopen(row) ? moved(row.state, 'reopen') : null;
    if (state === null) return refuse('noFeedbackReopen');
    await store.insertLine(tx, {
      feedbackId: id,
      at: row.answeredAt ?? now,
      byStaff: row.answeredBy,
      text: row.answer,
    });
    await store.insertLine(tx, { feedbackId: id, at: now, byStaff: null, text: content });
    const changes = { state, answer: '', answeredAt: null, answeredBy: null, helpful: null, reopened: true };
    await store.changeFeedback(tx, id, changes);
    return { state };
  });
}
