import type * as contract from '@sgb/contract/feedback-desk.ts';
import { type FeedbackState, feedbackStates } from '@sgb/contract/feedback-rules.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import { dropTexts, indexTexts, textKinds } from '../../goods/search/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { offerPopup } from '../popups/index.ts';
import { moved } from './rules.ts';
import * as store from './store.ts';
import { feedbackTexts } from './texts.ts';
import { cardOf, historyOf } from './view.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type StaffCall = Call<'staff'>;

export async function list(call: StaffCall, { state, kind, page }: InputOf<typeof contract.listDeskFeedback>) {
  return call.db.read(async (reader) => {
    const rows = await store.deskPage(reader, state, kind, sliceOf(page));
    const lines = await store.linesOf(
      reader,
      rows.map(({ id }) => id),
    );
    const people = await peopleById(reader, [...new Set(rows.map(({ accountId }) => accountId))]);
    const names = new Map(people.map(({ id, username }) => [id, username]));
    const total = rows[0]?.total ?? 0;
    return {
      items: rows.map((row) => {
        const look = { by: call.session.accountId, about: `feedback ${row.id}` };
        return {
          ...cardOf(row),
          accountId: row.accountId,
          username: names.get(row.accountId) ?? '',
          orderId: row.orderId,
          parcelId: row.parcelId,
          pictures: row.pictures.map((id) => fileAddress(call, { id, purpose: 'feedback' }, look)),
          history: historyOf(lines, row.id),
          helpful: row.helpful,
          published: row.publishedAt !== null,
        };
      }),
      total,
      page,
      pages: ownPagesFromOne(total),
    };
  });
}

/** Somebody's feedback, held while it goes on to another state. */
async function moveOne(
  tx: Tx,
  id: number,
  move: 'take' | 'answer' | 'close',
  work: (row: store.FeedbackRow) => Promise<void>,
): Promise<{ state: FeedbackState } | Refusal> {
  const row = await store.holdFeedback(tx, id);
  if (!row) return refuse('notFound', 'There is no such feedback.');
  const state = moved(row.state, move);
  if (state === null) return refuse('feedbackMoved');
  await store.changeFeedback(tx, id, { state });
  await work(row);
  return { state };
}

export const take = (call: StaffCall, { id }: InputOf<typeof contract.takeFeedback>) =>
  call.db.transact((tx) => moveOne(tx, id, 'take', async () => undefined));

export const close = (call: StaffCall, { id }: InputOf<typeof contract.closeFeedback>) =>
  call.db.transact((tx) => moveOne(tx, id, 'close', async () => undefined));

/** Its writer hears of it in a message and, when they next look, in a window of its own; also those who wanted no answer. */
export const answerOne = (tx: Tx, said: { id: number; text: string; by: number }, now: Date) =>
  moveOne(tx, said.id, 'answer', async ({ accountId: userId, content: question }) => {
    const { id, text, by: answeredBy } = said;
    await store.changeFeedback(tx, id, { answer: text, answeredAt: now, answeredBy, helpful: null });
    const link = `/questionFeedback/index?id=${id}`;
    const told = feedbackTexts.say.answered({ answer: text });
    await notify(tx, { userId, type: 'notification', ...told, link }, { now });
    const popup = { type: 'feedback', question, feedback: text, link } as const;
    await offerPopup(tx, { userId, subject: `feedback ${id} ${now.toISOString()}`, popup }, { now });
  });

export async function answer(call: StaffCall, { id, answer: text }: InputOf<typeof contract.answerFeedback>) {
  const now = call.clock.now();
  return call.db.transact((tx) => answerOne(tx, { id, text, by: call.session.accountId }, now));
}

/** Everybody reads it in words without a name, and finds it by them; empty words take it back. */
export async function publish(call: StaffCall, { id, said, did }: InputOf<typeof contract.publishFeedback>) {
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const row = await store.holdFeedback(tx, id);
    if (!row) return refuse('notFound', 'There is no such feedback.');
    const published = said !== '';
    const answered = row.state === feedbackStates.answered || row.state === feedbackStates.closed;
    if (published && !answered) return refuse('feedbackMoved', 'Answer it first, so that its writer reads it first.');
    await store.changeFeedback(tx, id, { said, did, publishedAt: published ? (row.publishedAt ?? now) : null });
    if (published) await indexFeedback(tx, [{ ...row, said, did }]);
    else await dropTexts(tx, textKinds.feedback, [String(id)]);
    return { published };
  });
}

const score = 500;

/** Makes these findable for everybody. */
export function indexFeedback(tx: Tx, rows: readonly Pick<store.FeedbackRow, 'id' | 'kind' | 'said' | 'did'>[]) {
  return indexTexts(
    tx,
    rows.map(({ id, kind, said, did }) => ({
      kind: textKinds.feedback,
      ref: String(id),
      part: kind,
      score,
      title: said,
      body: did,
    })),
  );
}
