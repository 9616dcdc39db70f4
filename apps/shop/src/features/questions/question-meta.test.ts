import type { QuestionPage } from '@sgb/contract/questions.ts';
import { expect, test } from 'vitest';
import { questionMeta } from './question-meta.ts';

const by = { name: 'Thandi M.', badge: 0 } as const;
const seen = { voted: false, mine: false, edited: false, waiting: false, editUntil: '', pictures: [] };
const answer = { ...seen, id: 5, text: 'Seven weeks.', by, at: '2026-11-02T08:00:00.000Z', votes: 3, accepted: false };
const page: QuestionPage = {
  question: {
    ...seen,
    id: 17,
    title: 'How long by sea?',
    text: '',
    topicId: 1,
    topic: 'Shipping',
    by,
    at: '2026-11-01T08:00:00.000Z',
    answers: 2,
    accepted: true,
    pinned: false,
    locked: false,
    following: false,
    deletable: false,
    votes: 4,
    product: null,
  },
  answers: [{ ...answer, id: 6, text: 'Mine took 47 days.', accepted: true }, answer],
  total: 2,
  page: 1,
  pages: 1,
};

const graphOf = (of: QuestionPage) => (questionMeta(of).data as { '@graph': Record<string, unknown>[] })['@graph'][0];

test('search engines read a question with its accepted answer and the others', () => {
  expect(graphOf(page)).toEqual({
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: 'How long by sea?',
      text: 'How long by sea?',
      answerCount: 2,
      upvoteCount: 4,
      dateCreated: '2026-11-01T08:00:00.000Z',
      author: { '@type': 'Person', name: 'Thandi M.' },
      acceptedAnswer: expect.objectContaining({
        '@type': 'Answer',
        text: 'Mine took 47 days.',
        url: '/shop/question/answer/17#answer-6',
      }),
      suggestedAnswer: [expect.objectContaining({ text: 'Seven weeks.', upvoteCount: 3 })],
    },
  });
  expect(questionMeta(page)).toMatchObject({
    title: 'How long by sea?',
    description: 'Mine took 47 days.',
    canonical: '/shop/question/answer/17',
  });
  expect(questionMeta(page).noindex).toBeUndefined();
});

test('what nobody has answered, or what only its writer sees, is not for them', () => {
  const open = { ...page, answers: [], question: { ...page.question, answers: 0, accepted: false } };
  expect(questionMeta(open).noindex).toBe(true);
  const waiting = questionMeta({ ...open, question: { ...open.question, waiting: true } });
  expect(waiting).toMatchObject({ noindex: true });
  expect(waiting.data).toBeUndefined();
});
