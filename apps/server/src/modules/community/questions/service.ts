import { mostPages, ownPagesFromOne, publicPages, sliceOf } from '@sgb/contract/paging.ts';
import { postStates, type QuestionSort, questionSorts } from '@sgb/contract/question-rules.ts';
import type {
  getQuestion,
  getQuestionIndex,
  getQuestionTopic,
  listMemberQuestions,
  listOwnQuestions,
  listProductQuestions,
} from '@sgb/contract/questions.ts';
import { startOfDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { namedProducts } from '../../goods/catalog/index.ts';
import { mayDelete } from './rules.ts';
import { questionTerms } from './settings.ts';
import * as store from './store.ts';
import { answerOf, cardOf, postOf } from './view.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const topicOf = ({ id, name, note, questions }: store.TopicRow) => ({ id, name, note, questions });

async function listOf(reader: Sql, topics: readonly store.TopicRow[], topic: number, sort: QuestionSort, page: number) {
  const all = topics.filter(({ id }) => topic === 0 || id === topic).reduce((sum, each) => sum + each.questions, 0);
  const [rows, total] = await Promise.all([
    store.pageOf(reader, topic, sort, sliceOf(page)),
    sort === questionSorts.unanswered ? store.countUnanswered(reader, topic) : all,
  ]);
  return { items: rows.map(cardOf), total, page, pages: publicPages(total) };
}

export async function index(call: Call, { page, sort }: InputOf<typeof getQuestionIndex>) {
  return call.db.read(async (reader) => {
    const topics = await store.allTopics(reader);
    const list = await listOf(reader, topics, 0, sort, page);
    return { topics: topics.filter(({ open, questions }) => open || questions > 0).map(topicOf), ...list };
  });
}

export async function topicPage(call: Call, { id, page, sort }: InputOf<typeof getQuestionTopic>) {
  return call.db.read(async (reader) => {
    const topics = await store.allTopics(reader);
    const topic = topics.find((each) => each.id === id);
    if (!topic) return refuse('notFound', 'There is no such topic.');
    return { topic: topicOf(topic), ...(await listOf(reader, topics, id, sort, page)) };
  });
}

export async function productQuestions(call: Call, { productid }: InputOf<typeof listProductQuestions>) {
  const productId = Number(productid);
  return call.db.read(async (reader) => {
    const [rows, total] = await Promise.all([
      store.productPage(reader, productId, 5),
      store.countOfProduct(reader, productId),
    ]);
    return { items: rows.map(cardOf), total };
  });
}

/** Somebody's own question can be read while it waits; what is hidden is gone for all. */
function isReadable({ state, accountId }: store.QuestionRow, viewer: number): boolean {
  return state === postStates.shown || (state === postStates.waiting && viewer !== 0 && accountId === viewer);
}

export async function open(call: Call, { id, page }: InputOf<typeof getQuestion>) {
  const { settings, now } = await atOf(call);
  const viewer = { id: call.session?.accountId ?? 0, now, terms: settings.get(questionTerms) };
  return call.db.read(async (reader) => {
    const row = await store.questionFor(reader, id, viewer.id);
    if (!row || !isReadable(row, viewer.id)) return refuse('notFound', 'This question is not here any more.');
    const [answers, products] = await Promise.all([
      store.answersOf(reader, row.id, viewer.id, sliceOf(page)),
      row.productId === null ? [] : namedProducts(reader, [row.productId]),
    ]);
    const [product] = products;
    const { title, topicId, topic, pinned, locked, voted, following } = row;
    const question = {
      ...postOf(call, row, viewer),
      title,
      topicId,
      topic,
      pinned,
      locked,
      voted,
      following,
      answers: row.answers,
      accepted: row.acceptedAnswer !== null,
      product: product ? { id: String(product.id), title: product.title, picture: product.picture } : null,
      deletable: row.accountId === viewer.id && mayDelete(row) && !row.pending,
    };
    const pages = Math.min(mostPages, Math.max(1, publicPages(row.answers)));
    return { question, answers: answers.map((each) => answerOf(call, each, viewer)), total: row.answers, page, pages };
  });
}

export async function mine(call: Call<'shopper'>, { page }: InputOf<typeof listOwnQuestions>) {
  const { settings, now } = await atOf(call);
  const terms = settings.get(questionTerms);
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const [rows, total, today] = await Promise.all([
      store.ownPage(reader, accountId, sliceOf(page)),
      store.countOwn(reader, accountId),
      store.writtenSince(reader, accountId, startOfDay(now)),
    ]);
    return {
      items: rows.map((row) => ({ ...cardOf(row), state: row.state })),
      left: {
        questions: Math.max(0, terms.questionsADay - today.questions),
        answers: Math.max(0, terms.answersADay - today.answers),
      },
      total,
      page,
      pages: ownPagesFromOne(total),
    };
  });
}

export async function inbox(call: Call<'shopper'>, { page }: InputOf<typeof listMemberQuestions>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.read(async (reader) => {
    const [rows, { total, open: waiting }] = await Promise.all([
      store.inboxPage(reader, accountId, sliceOf(page)),
      store.countInbox(reader, accountId),
    ]);
    return {
      items: rows.map((row) => {
        const due = row.ledAt === null ? row.answerBy : null;
        return { ...cardOf(row), answerBy: due?.toISOString() ?? '', late: due !== null && now > due };
      }),
      open: waiting,
      total,
      page,
      pages: ownPagesFromOne(total),
    };
  });
}
