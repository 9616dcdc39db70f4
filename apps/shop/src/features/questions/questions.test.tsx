import { codes } from '@sgb/contract/codes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { Refusal } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

const by = { name: 'Thandi M.', badge: 0 } as const;
const asked = { id: 17, title: 'How long does sea freight take?', topicId: 1, topic: 'Shipping', by, answers: 1 };
const card = {
  ...asked,
  excerpt: 'Seven weeks.',
  at: '2026-11-16T08:00:00.000Z',
  helpful: 3,
  accepted: false,
  pinned: false,
};
const index = { topics: [{ id: 1, name: 'Shipping', questions: 1 }], items: [card], total: 1, page: 1, pages: 1 };
const similar = { items: [{ kind: 'question', question: card }] } as const;
const title = 'Can the locker take a box of 60 cm?';

test('asking: what is wrong is said at the field, what was typed stays, and what was asked before is shown', async () => {
  let refused = true;
  const { address } = await openPage(
    '/question/index?ask=1',
    {
      'GET /api/question/index': index,
      'GET /api/question/similar': similar,
      'POST /api/question/ask': () => (refused ? new Refusal('questionLimit') : { id: 18 }),
      'GET /api/question/answer': { question: { id: 18, title, by, topicId: 1, topic: 'Shipping' }, page: 1, pages: 1 },
    },
    { as: {} },
  );
  const field = page.getByLabelText('Your question');
  const ask = page.getByRole('button', { name: 'Ask', exact: true });
  await field.fill('Too short');
  await ask.click();
  await expect.element(page.getByText('Ask in 10 to 120 characters.')).toBeVisible();
  await expect.element(page.getByText('Choose a topic.')).toBeVisible();
  await expect.element(field).toHaveValue('Too short');
  await field.fill(title);
  await expect.element(page.getByRole('region', { name: 'Asked before' })).toMatchTextContent(card.title);
  await page.getByRole('combobox', { name: 'Topic' }).selectOptions('Shipping');
  await expectAccessible('asking');
  await ask.click();
  await expect.element(page.getByText(codes.questionLimit.message)).toBeVisible();
  await expect.element(field).toHaveValue(title);
  refused = false;
  // The button takes no second press within a second.
  field.element().closest('form')?.requestSubmit();
  await expect.poll(address).toBe('/question/answer/18');
});

test('a guest is asked to log in only when they ask, and what they typed comes along', async () => {
  const { address } = await openPage('/question/index?ask=1&topic=1', {
    'GET /api/question/index': index,
    'GET /api/question/similar': { items: [] },
    'GET /api/user/logout': {},
  });
  await page.getByLabelText('Your question').fill(title);
  await page.getByLabelText('More about it').fill('Three pairs of boots');
  await page.getByRole('button', { name: 'Log in and ask' }).click();
  await expect.poll(() => address().startsWith('/login')).toBe(true);
  const kept = new URLSearchParams(decodeURIComponent(address().split('origUrl=')[1] ?? '').split('?')[1]);
  expect(Object.fromEntries(kept)).toEqual({ ask: '1', title, text: 'Three pairs of boots', topic: '1' });
});

test('who asked accepts one answer; votes are counted, and one’s own cannot be voted for', async () => {
  let accepted = false;
  const answer = { id: 5, text: 'Seven weeks.', by: { name: 'Lerato', badge: 2 }, votes: 3 } as const;
  const own = { ...answer, id: 6, text: 'Found it out myself.', by, mine: true, votes: 0 };
  const { shop } = await openPage(
    '/question/answer/17',
    {
      'GET /api/question/answer': () => ({
        question: { ...asked, mine: true, accepted, answers: 2, editUntil: '' },
        answers: [{ ...answer, accepted, editUntil: '' }, own],
        total: 2,
        page: 1,
        pages: 1,
      }),
      'POST /api/question/accept': () => {
        accepted = true;
        return { coins: 20 };
      },
      'POST /api/question/vote': { votes: 4, voted: true },
    },
    { as: {} },
  );
  const theirs = page.getByRole('article').nth(1);
  await expect.element(theirs).toMatchTextContent('SGB team');
  await expectAccessible('a question');
  await theirs.getByRole('button', { name: /^Helpful/ }).click();
  await expect.element(theirs.getByRole('button', { name: /^Helpful/ })).toMatchTextContent('Helpful');
  expect(shop.inputs('POST /api/question/vote')).toEqual([{ what: 2, id: 5, vote: 1 }]);
  await expect.element(page.getByRole('button', { name: /^Helpful/ })).toHaveLength(1);
  await theirs.getByRole('button', { name: 'This helped me' }).click();
  await expect.element(page.getByText('Accepted: it helped whoever asked')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'This helped me' })).toHaveLength(0);
});

test('an empty answer is refused at the field, a full one is sent', async () => {
  const { shop } = await openPage(
    '/question/answer/17',
    {
      'GET /api/question/answer': { question: { ...asked, answers: 0 }, page: 1, pages: 1 },
      'POST /api/question/reply': { waiting: 'It has a phone number. Somebody of us looks at it.' },
    },
    { as: {} },
  );
  const field = page.getByLabelText('Your answer', { exact: false }).last();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect.element(page.getByText('Answer in 1 to 2,000 characters.')).toBeVisible();
  await field.fill('Call 082 555 1234');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect.element(page.getByText('It has a phone number.')).toBeVisible();
  expect(shop.inputs('POST /api/question/reply')).toMatchObject([{ id: 17, text: 'Call 082 555 1234' }]);
});
