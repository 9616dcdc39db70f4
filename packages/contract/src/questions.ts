import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, page, pageFields, productId, whole } from './fields.ts';
import { keywordTooLong } from './keyword.ts';
import { pageSize } from './paging.ts';
import {
  allBadges,
  allPostStates,
  allPosts,
  allQuestionSorts,
  allReportReasons,
  questionLimits,
  questionSorts,
} from './question-rules.ts';
import { line, lines } from './written.ts';
import * as z from './zod.ts';

const { titleLeast, titleMost, textMost, answerMost, pictures: mostPictures } = questionLimits;
export const questionId = whole(1, Number.MAX_SAFE_INTEGER);
export const topicId = whole(1, 32_767);
export const post = oneOf(...allPosts);

const titleField = line(titleLeast, titleMost, `Ask in ${titleLeast} to ${titleMost} characters.`);
const textField = lines(0, textMost, `Use at most ${textMost.toLocaleString('en')} characters.`).default('');
const answerField = lines(1, answerMost, `Answer in 1 to ${answerMost.toLocaleString('en')} characters.`);
const filesField = z
  .array(z.uuid({ error: 'must be the name of an uploaded file' }))
  .max(mostPictures, { error: `At most ${mostPictures} pictures can be added here.` })
  .default([]);

const writer = z.object({
  /** 'Thandi M.'; of somebody who has left 'A former shopper'. */
  name: z.string(),
  badge: z.literal(allBadges),
});

const topic = z.object({
  id: z.int(),
  name: z.string(),
  /** What belongs here, in a sentence. */
  note: z.string(),
  questions: z.int(),
});
export type QuestionTopic = z.output<typeof topic>;

/** A question as lists show it. */
const questionCard = z.object({
  id: z.int(),
  title: z.string(),
  /** The beginning of its best answer, or of its own text where it has none. */
  excerpt: z.string(),
  topicId: z.int(),
  topic: z.string(),
  by: writer,
  at: z.string(),
  answers: z.int(),
  /** Votes for it and for its answers. */
  helpful: z.int(),
  accepted: z.boolean(),
  pinned: z.boolean(),
});
export type QuestionCard = z.output<typeof questionCard>;

const askedProduct = z.object({ id: z.string(), title: z.string(), picture: z.string() });

const answer = z.object({
  id: z.int(),
  text: z.string(),
  /** Addresses of pictures. */
  pictures: z.array(z.string()),
  by: writer,
  at: z.string(),
  edited: z.boolean(),
  votes: z.int(),
  accepted: z.boolean(),
  /** Only its writer sees what waits for staff. */
  waiting: z.boolean(),
  voted: z.boolean(),
  mine: z.boolean(),
  /** Until when its writer may change it; '' for others and afterwards. */
  editUntil: z.string(),
});
export type QuestionAnswer = z.output<typeof answer>;

const question = questionCard.omit({ excerpt: true, helpful: true }).extend({
  text: z.string(),
  pictures: z.array(z.string()),
  product: askedProduct.nullable(),
  edited: z.boolean(),
  votes: z.int(),
  /** No more answers are taken. */
  locked: z.boolean(),
  waiting: z.boolean(),
  voted: z.boolean(),
  mine: z.boolean(),
  following: z.boolean(),
  editUntil: z.string(),
  /** Its writer may take it back while nobody has answered. */
  deletable: z.boolean(),
});
export type Question = z.output<typeof question>;

const guest = { method: 'GET', auth: 'guest', limit: 'browse' } as const;
const sort = oneOf(...allQuestionSorts).default(questionSorts.new);
const list = { items: z.array(questionCard), ...pageFields };

export const getQuestionIndex = endpoint({
  ...guest,
  path: '/api/question/index',
  summary: `The topics, and all questions sorted, pinned ones first, ${pageSize} a page`,
  queries: 4,
  input: z.strictObject({ page, sort }),
  output: z.object({ topics: z.array(topic), ...list }),
});

export const getQuestionTopic = endpoint({
  ...guest,
  path: '/api/question/topics',
  summary: `The questions of a topic, sorted, pinned ones first, ${pageSize} a page`,
  queries: 4,
  input: z.strictObject({ id: topicId, page, sort }),
  output: z.object({ topic, ...list }),
});

const found = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), question: questionCard }),
  z.object({ kind: z.literal('article'), type: z.string(), title: z.string(), section: z.string() }),
]);
export type FoundText = z.output<typeof found>;
const keywordField = z
  .string()
  .trim()
  .min(1, { error: 'Type a few words first.' })
  .refine((text) => [...text].length <= 50, { error: keywordTooLong });

export const searchQuestions = endpoint({
  ...guest,
  path: '/api/question/search',
  summary: `Questions, answers and help articles for a keyword, the best first, ${pageSize} a page`,
  queries: 9,
  input: z.strictObject({ keyword: keywordField, page }),
  output: z.object({
    items: z.array(found),
    /** What a misspelt keyword was read as. */
    correctedTo: z.string().nullable(),
    /** Nothing has all of it: this has most of it. */
    partly: z.boolean(),
    ...pageFields,
  }),
});

export const listSimilarQuestions = endpoint({
  ...guest,
  path: '/api/question/similar',
  summary: 'What was asked before that is like a title, while it is typed; five at most',
  queries: 8,
  input: z.strictObject({ title: z.string().trim().max(480).default('') }),
  output: z.object({ items: z.array(found) }),
});

export const getQuestion = endpoint({
  ...guest,
  path: '/api/question/answer',
  summary: `A question with its answers, the accepted one first, ${pageSize} a page; for one that was merged the other`,
  queries: 7,
  input: z.strictObject({ id: questionId, page }),
  output: z.object({ question, answers: z.array(answer), ...pageFields }),
});
export type QuestionPage = z.output<typeof getQuestion.output>;

export const listProductQuestions = endpoint({
  ...guest,
  path: '/api/question/product',
  summary: 'The questions about a product, the most helpful first, five of them',
  queries: 3,
  input: z.strictObject({ productid: productId }),
  output: z.object({ items: z.array(questionCard), total: z.int() }),
});

const own = { auth: 'shopper', limit: 'browse' } as const;

export const listOwnQuestions = endpoint({
  ...own,
  method: 'GET',
  path: '/api/question/mine',
  summary: `What the caller asked, the newest first, ${pageSize} a page, and what is left of today`,
  queries: 6,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(questionCard.extend({ state: z.literal(allPostStates) })),
    /** How many questions and answers may still be written today. */
    left: z.object({ questions: z.int(), answers: z.int() }),
    ...pageFields,
  }),
});

const acting = { method: 'POST', auth: 'shopper', limit: 'send' } as const;
/** Where it waits for staff, `waiting` says why. */
const posted = z.object({ id: z.int(), waiting: z.string() });

export const askInput = z.strictObject({
  title: titleField,
  text: textField,
  topicid: topicId,
  productid: productId.optional(),
  files: filesField,
});

export const askQuestion = endpoint({
  ...acting,
  path: '/api/question/ask',
  summary: 'Ask; links of new accounts and phone numbers wait for staff first',
  queries: 20,
  input: askInput,
  output: posted,
});

export const replyToQuestion = endpoint({
  ...acting,
  path: '/api/question/reply',
  summary: 'Answer a question; who asked it or follows it is told',
  queries: 24,
  input: z.strictObject({ id: questionId, text: answerField, files: filesField }),
  output: posted,
});

export const voteForPost = endpoint({
  ...acting,
  path: '/api/question/vote',
  limit: 'browse',
  summary: 'A question or an answer is helpful, or is not after all; once a person, and not one’s own',
  queries: 5,
  input: z.strictObject({ what: post, id: questionId, vote: oneOf(0, 1) }),
  output: z.object({ votes: z.int(), voted: z.boolean() }),
});

export const acceptAnswer = endpoint({
  ...acting,
  path: '/api/question/accept',
  summary: 'Say which answer helped, as who asked; its writer gets S Coin, once',
  queries: 22,
  input: z.strictObject({ id: questionId }),
  output: z.object({ coins: z.int() }),
});

export const followQuestion = endpoint({
  ...acting,
  path: '/api/question/follow',
  limit: 'browse',
  summary: 'Be told when a question is answered, or no longer',
  queries: 4,
  input: z.strictObject({ id: questionId, follow: oneOf(0, 1) }),
  output: z.object({ following: z.boolean() }),
});

export const reportPost = endpoint({
  ...acting,
  path: '/api/question/report',
  summary: 'Tell staff what is wrong with a question or an answer',
  queries: 6,
  input: z.strictObject({
    what: post,
    id: questionId,
    reason: oneOf(...allReportReasons),
    note: lines(0, 200, 'Use at most 200 characters.').default(''),
  }),
  output: z.object({}),
});

export const editPost = endpoint({
  ...acting,
  path: '/api/question/edit',
  summary: 'Change the words of one’s own question or answer, for a few minutes',
  queries: 14,
  input: z.strictObject({
    what: post,
    id: questionId,
    /** Of a question. */
    title: titleField.optional(),
    text: lines(0, answerMost, `Use at most ${answerMost.toLocaleString('en')} characters.`),
  }),
  output: posted,
});

export const deletePost = endpoint({
  ...acting,
  path: '/api/question/delete',
  summary: 'Take back one’s own question while nobody has answered, or an answer that was not accepted',
  queries: 12,
  input: z.strictObject({ what: post, id: questionId }),
  output: z.object({}),
});

export const listMemberQuestions = endpoint({
  ...own,
  right: 'leadsGroup',
  method: 'GET',
  path: '/api/question/inbox',
  summary: `Questions of the members of an ambassador, those without an answer first, ${pageSize} a page`,
  queries: 5,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      questionCard.extend({
        /** By when the ambassador promised a first answer; '' once there is one. */
        answerBy: z.string(),
        late: z.boolean(),
      }),
    ),
    open: z.int(),
    ...pageFields,
  }),
});
