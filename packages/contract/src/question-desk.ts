import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { allPostStates, allPosts, allReportReasons } from './question-rules.ts';
import { post, questionId, topicId } from './questions.ts';
import * as z from './zod.ts';

/** How staff keep questions and answers in order; the screens come with the console. */

const desk = { auth: 'staff', right: 'customerService', limit: 'browse' } as const;
const change = { ...desk, method: 'POST', decides: 'nothing' } as const;
const text = (least: number, most: number, error: string) =>
  z.string().trim().min(least, { error }).max(most, { error });
const note = text(3, 200, 'Say in a few words why.');
const done = z.object({});

/** What waits for a look, members' questions that their ambassador is late with, all that everybody reads, and what is hidden. */
export const questionQueues = { waiting: 1, late: 2, shown: 3, hidden: 4 } as const;

const deskPost = z.object({
  what: z.literal(allPosts),
  id: z.int(),
  questionId: z.int(),
  title: z.string(),
  text: z.string(),
  pictures: z.array(z.string()),
  state: z.literal(allPostStates),
  accountId: z.int().nullable(),
  name: z.string(),
  at: z.string(),
});

export const listDeskPosts = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/question/waiting',
  summary: `Questions and answers that wait for staff, the oldest first, or all questions that are shown, or what is hidden, the newest first, ${pageSize} a page`,
  queries: 4,
  input: z.strictObject({
    queue: oneOf(...Object.values(questionQueues)).default(questionQueues.waiting),
    page: ownPage,
  }),
  output: z.object({
    items: z.array(deskPost.extend({ why: z.string() })),
    ...pageFields,
  }),
});

export const listReports = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/question/reports',
  summary: `Questions and answers that shoppers reported, the oldest first, ${pageSize} a page`,
  queries: 5,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      deskPost.extend({
        reports: z.array(z.object({ reason: z.literal(allReportReasons), note: z.string(), at: z.string() })),
      }),
    ),
    ...pageFields,
  }),
});

export const listDeskTopics = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/question/topics',
  summary: 'All topics in their order, closed ones too',
  queries: 3,
  input: z.strictObject({}),
  output: z.object({
    topics: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        note: z.string(),
        position: z.int(),
        open: z.boolean(),
        questions: z.int(),
      }),
    ),
  }),
});

export const saveTopic = endpoint({
  ...change,
  path: '/api/staff/question/topic',
  summary: 'Make a topic, or change one: its name, what belongs there, its place, whether it takes questions',
  queries: 8,
  input: z.strictObject({
    /** Left out: a new one. */
    id: topicId.optional(),
    edition,
    name: text(3, 40, 'Name it in 3 to 40 characters.'),
    note: text(0, 160, 'Use at most 160 characters.').default(''),
    position: whole(0, 1000).default(0),
    open: oneOf(0, 1).default(1),
  }),
  output: z.object({ id: z.int() }),
});

export const hidePost = endpoint({
  ...change,
  path: '/api/staff/question/hide',
  summary: 'Hide a question or an answer; its writer is told why, and what was reported about it is settled',
  queries: 16,
  input: z.strictObject({ what: post, id: questionId, note }),
  output: done,
});

export const unhidePost = endpoint({
  ...change,
  path: '/api/staff/question/unhide',
  summary: 'Show a question or an answer again that was hidden',
  queries: 16,
  input: z.strictObject({ what: post, id: questionId, note }),
  output: done,
});

export const releasePost = endpoint({
  ...change,
  path: '/api/staff/question/release',
  summary: 'Show what waited for staff',
  queries: 24,
  input: z.strictObject({ what: post, id: questionId }),
  output: done,
});

export const settleReports = endpoint({
  ...change,
  path: '/api/staff/question/settle',
  summary: 'Nothing is wrong with what was reported',
  queries: 8,
  input: z.strictObject({ what: post, id: questionId, note }),
  output: done,
});

export const mergeQuestions = endpoint({
  ...change,
  path: '/api/staff/question/merge',
  summary: 'Make a question part of another that asks the same: its answers, votes and followers go there',
  queries: 20,
  input: z.strictObject({ id: questionId, into: questionId }).refine(({ id, into }) => id !== into, {
    path: ['into'],
    error: 'Choose another question.',
  }),
  output: done,
});

export const lockQuestion = endpoint({
  ...change,
  path: '/api/staff/question/lock',
  summary: 'Take no more answers to a question, or take them again',
  queries: 6,
  input: z.strictObject({ id: questionId, locked: oneOf(0, 1), note }),
  output: done,
});

export const pinQuestion = endpoint({
  ...change,
  path: '/api/staff/question/pin',
  summary: 'Put a question before all others, or back among them',
  queries: 9,
  input: z.strictObject({ id: questionId, pinned: oneOf(0, 1), note }),
  output: done,
});
