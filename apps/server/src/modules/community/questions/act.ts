import { postStates, posts } from '@sgb/contract/question-rules.ts';
import type { acceptAnswer, deletePost, followQuestion, reportPost, voteForPost } from '@sgb/contract/questions.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { dropFiles } from '../../base/uploads/index.ts';
import { earnCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { pendingAnswers, postHead } from './post-store.ts';
import { coinsFor, mayDelete } from './rules.ts';
import { afterChange } from './show.ts';
import * as write from './write-store.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const gone = () => refuse('notFound', 'This is not here any more.');

export async function vote(call: Call<'shopper'>, { what, id, vote: wish }: InputOf<typeof voteForPost>) {
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const head = await postHead(tx, what, id);
    if (head?.state !== postStates.shown) return gone();
    if (head.accountId === accountId) return refuse('ownVote');
    await write.writeVote(tx, what, id, accountId, wish === 1);
    return { votes: await write.votesOf(tx, what, id), voted: wish === 1 };
  });
}

export async function follow(call: Call<'shopper'>, { id, follow: wish }: InputOf<typeof followQuestion>) {
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const head = await postHead(tx, posts.question, id);
    if (head?.state !== postStates.shown && head?.accountId !== accountId) return gone();
    write.writeFollow(tx, id, accountId, wish === 1);
    return { following: wish === 1 };
  });
}

export async function report(call: Call<'shopper'>, { what, id, reason, note }: InputOf<typeof reportPost>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const head = await postHead(tx, what, id);
    if (head?.state !== postStates.shown) return gone();
    await write.insertReport(tx, { what, postId: id, accountId, reason, note, at: now });
    return {};
  });
}

/** Two at once are told apart by the question, which both hold: the second finds it accepted. */
export async function accept(call: Call<'shopper'>, { id }: InputOf<typeof acceptAnswer>) {
  const { settings, now } = await atOf(call);
  const terms = settings.get(scoinTerms);
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const held = await write.holdAnswer(tx, id);
    if (held?.answer.state !== postStates.shown || held.question.state !== postStates.shown) return gone();
    const { question, answer } = held;
    if (question.accountId !== accountId) return refuse('notAsker');
    if (question.acceptedAnswer !== null) return refuse('alreadyAccepted');
    // Paid once for each question, though the answer that was accepted first may be hidden by now.
    const paid = question.acceptedCoins;
    const coins = paid > 0 ? 0 : coinsFor(answer, accountId, terms.answer);
    await write.changeQuestion(tx, question.id, { acceptedAnswer: id, acceptedCoins: paid + coins });
    await afterChange(tx, question);
    if (coins === 0 || answer.accountId === null) return { coins: 0 };
    const earned = await earnCoins(tx, {
      accountId: answer.accountId,
      amount: coins,
      reason: 'answer',
      key: `question:${question.id}`,
      ref: question.title,
      tell: true,
      terms,
      now,
    });
    return earned instanceof Refusal ? earned : { coins };
  });
}

/** What its writer takes back: a question while nobody has answered, an answer that was not accepted. */
export async function remove(call: Call<'shopper'>, { what, id }: InputOf<typeof deletePost>) {
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const held = await write.holdPost(tx, what, id);
    if (held?.post.accountId !== accountId) return refuse('notFound', 'This is not yours, or not here any more.');
    const { question, post } = held;
    if (post.state !== postStates.shown && post.state !== postStates.waiting) return gone();
    const stays =
      what === posts.answer
        ? question.acceptedAnswer === id
        : !mayDelete(question) || (await pendingAnswers(tx, id)) > 0;
    if (stays) return refuse('hasAnswers');
    await dropFiles(tx, post.pictures);
    await write.changePost(tx, held, { state: postStates.deleted, pictures: [], text: '', waitsFor: 0 });
    if (what === posts.question) await write.changeQuestion(tx, id, { title: '' });
    await afterChange(tx, question);
    return {};
  });
}
