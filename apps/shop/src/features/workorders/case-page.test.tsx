import { caseStates, caseTypes } from '@sgb/contract/workorder-states.ts';
import type { CaseDetail } from '@sgb/contract/workorders.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';
import type { Some } from '../../testing/sample.ts';

const order = { id: 3, number: 'SO3', title: 'Picnic mat', quantity: 1, status: 60 } as const;

test('a question is answered and the refund seen, here and in the list', async () => {
  let found: Some<CaseDetail> = {
    id: 1,
    number: 'WO1',
    type: caseTypes.payment,
    state: caseStates.waiting,
    unread: true,
    order,
    lines: [{ id: 1, from: 'staff', name: 'Zinhle', text: 'On which day was that?' }],
    actions: ['answer'],
  };
  const answers: Answers = {
    'GET /api/user/workorder/list': () => ({ items: [cardOf(found)], total: 1, page: 1, pages: 1 }),
    'GET /api/shoporder/workorder/detail': () => ({ order, cases: [found] }),
    'POST /api/user/workorder/read': {},
    'POST /api/user/workorder/answer': ({ content }) => {
      const said = { id: 2, from: 'shopper', text: content } as const;
      found = { ...found, state: caseStates.inProgress, unread: false, lines: [...(found.lines ?? []), said] };
      return { id: 1, state: caseStates.inProgress };
    },
    'POST /api/user/workorder/accept': () => {
      found = { ...found, state: caseStates.closed, closeReason: 'accepted', actions: [] };
      return { id: 1, state: caseStates.closed };
    },
  };
  const { shop, close } = await openPage('/workorder/index', answers, { as: {}, size: 'desk' });
  const card = page.getByRole('article');
  await expect.element(card).toMatchTextContent('New answer');
  await card.getByRole('link', { name: 'Refund or payment' }).click();
  const view = page.getByRole('region', { name: 'Refund or payment' });
  const conversation = view.getByRole('list', { name: 'Conversation' });
  await expect.element(conversation).toMatchTextContent('On which day was that?');
  await expect.poll(() => shop.inputs('POST /api/user/workorder/read')).toEqual([{ id: 1 }]);
  await view.getByLabelText('Your answer').fill('On Monday.');
  await view.getByRole('button', { name: 'Send answer' }).click();
  await expect.element(conversation).toMatchTextContent('On Monday.');
  await expect.element(view.getByText('In progress', { exact: true })).toBeVisible();
  expect(shop.inputs('POST /api/user/workorder/answer')).toEqual([{ id: 1, content: 'On Monday.', files: [] }]);
  close();

  found = {
    ...found,
    state: caseStates.solved,
    backCents: 1_250,
    outcomes: [{ kind: 'refund', backCents: 1_250, goodsCents: 1_250 }],
    actions: ['accept'],
  };
  const { close: leave } = await openPage('/shoporder/workorder/3', answers, { as: {}, size: 'desk' });
  await expect.element(view).toMatchTextContent('Money back to your balanceR 12.50');
  await expectAccessible('a solved case');
  await view.getByRole('button', { name: 'It is solved' }).click();
  await expect.element(view.getByText('You said that it is solved.').first()).toBeVisible();
  leave();
  await openPage('/workorder/index?find=WO1', answers, { as: {}, size: 'desk' });
  await expect.element(card).toMatchTextContent('R 12.50 came back');
});

/** A case as the list has it: the contract knows no more of it there. */
function cardOf({ lines: _lines, outcomes: _outcomes, actions: _actions, ...card }: Some<CaseDetail>) {
  return card;
}
