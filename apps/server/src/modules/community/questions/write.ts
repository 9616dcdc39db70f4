import { postStates, posts, type WaitReason, waitReasonWords } from '@sgb/contract/question-rules.ts';
import type { askQuestion, editPost, replyToQuestion } from '@sgb/contract/questions.ts';
import { startOfDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { useFiles } from '../../base/uploads/index.ts';
import { namedProducts } from '../../goods/catalog/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { badgeOf, mayEdit, nameOf, stateFor, waitsFor } from './rules.ts';
import { questionTerms } from './settings.ts';
import { afterChange, firstShown, lendPictures } from './show.ts';
import * as store from './store.ts';
import * as write from './write-store.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const answered = (id: number, waits: 0 | WaitReason) => ({
  id,
  waiting: waits === 0 ? '' : `${waitReasonWords[waits]} Somebody of us looks at it before others can read it.`,
});

/** Whoever writes, and what has to be known of it; their pictures are used up from here on. */
async function begin(
  tx: Tx,
  accountId: number,
  what: 'questions' | 'answers',
  { texts, files }: { readonly texts: readonly string[]; readonly files: readonly string[] },
  { settings, now }: At,
) {
  const terms = settings.get(questionTerms);
  await write.holdWriter(tx, accountId);
  const today = await store.writtenSince(tx, accountId, startOfDay(now));
  const [writer] = await peopleById(tx, [accountId]);
  if (!writer) return refuse('notFound');
  const isStaff = writer.staffRole !== null;
  if (what === 'questions' && !isStaff && today.questions >= terms.questionsADay) return refuse('questionLimit');
  if (what === 'answers' && !isStaff && today.answers >= terms.answersADay) return refuse('answerLimit');
  const unusable = await useFiles(tx, { accountId, purpose: 'question' }, files, now);
  if (unusable) return unusable;
  const waits = waitsFor(texts, writer, now, terms);
  return {
    waits,
    row: {
      accountId,
      name: nameOf(writer),
      badge: badgeOf(writer),
      pictures: [...files],
      at: now,
      state: stateFor(waits),
      waitsFor: waits,
    },
  };
}

export async function ask(call: Call<'shopper'>, input: InputOf<typeof askQuestion>) {
  const at = await atOf(call);
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const topic = (await store.allTopics(tx)).find(({ id }) => id === input.topicid);
    if (!topic?.open) return refuse('badInput', 'Choose a topic of the list.', { field: 'topicid' });
    const productId = input.productid === undefined ? null : Number(input.productid);
    if (productId !== null && (await namedProducts(tx, [productId])).length === 0) {
      return refuse('notFound', 'There is no such product.');
    }
    const begun = await begin(tx, accountId, 'questions', { texts: [input.title, input.text], files: input.files }, at);
    if (begun instanceof Refusal) return begun;
    const { title, text } = input;
    const id = await write.insertQuestion(tx, { ...begun.row, topicId: topic.id, productId, title, text });
    write.writeFollow(tx, id, accountId, true);
    const held = begun.waits === 0 ? await write.holdPost(tx, posts.question, id) : undefined;
    if (held) await firstShown(tx, held, at);
    return answered(id, begun.waits);
  });
}

export async function reply(call: Call<'shopper'>, { id, text, files }: InputOf<typeof replyToQuestion>) {
  const at = await atOf(call);
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const question = await write.holdQuestion(tx, id);
    if (question?.state !== postStates.shown) return refuse('notFound', 'This question is not here any more.');
    if (question.locked) return refuse('questionLocked');
    const begun = await begin(tx, accountId, 'answers', { texts: [text], files }, at);
    if (begun instanceof Refusal) return begun;
    const answerId = await write.insertAnswer(tx, { ...begun.row, questionId: id, text });
    const held = begun.waits === 0 ? await write.holdPost(tx, posts.answer, answerId) : undefined;
    if (held) await firstShown(tx, held, at);
    return answered(answerId, begun.waits);
  });
}

export async function edit(call: Call<'shopper'>, { what, id, title, text }: InputOf<typeof editPost>) {
  const { settings, now } = await atOf(call);
  const terms = settings.get(questionTerms);
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const held = await write.holdPost(tx, what, id);
    if (held?.post.accountId !== accountId) return refuse('notFound', 'This is not yours, or not here any more.');
    if (!mayEdit(held.post, now, terms)) return refuse('editOver');
    if (what === posts.answer && text === '') return refuse('badInput', 'Write an answer.', { field: 'text' });
    if (what === posts.question && [...text].length > 1_000) {
      return refuse('badInput', 'Use at most 1,000 characters.', { field: 'text' });
    }
    const [writer] = await peopleById(tx, [accountId]);
    if (!writer) return refuse('notFound');
    const asked = what === posts.question ? (title ?? held.question.title) : '';
    const waits = waitsFor([asked, text], writer, now, terms);
    // What staff have not looked at yet goes on waiting until it holds nothing to look at.
    const changes = { text, editedAt: now, waitsFor: waits, state: stateFor(waits) };
    await write.changePost(tx, held, changes);
    if (what === posts.question && title !== undefined) await write.changeQuestion(tx, id, { title });
    const isNews = held.post.state === postStates.waiting && waits === 0;
    if (isNews) {
      const anew = await write.holdPost(tx, what, id);
      if (anew) await firstShown(tx, anew, { settings, now });
    } else {
      await lendPictures(tx, { ...held.post, state: changes.state });
      await afterChange(tx, held.question);
    }
    return answered(id, waits);
  });
}
