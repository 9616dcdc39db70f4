import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { around, aroundProduct } from '../../testing/around.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { type Answers, Refusal } from '../../testing/fake-shop.ts';
import { pageOf, productIdOf } from '../../testing/goods.ts';
import { openPage } from '../../testing/open.tsx';
import { setSlot, useSlots } from '../session/slots.ts';

const anyPage = '/paymentvoucher/sample';
const suggest = 'GET /api/search/keywordSearch';
const follow = 'GET /api/search/searchlink';
const field = page.getByRole('combobox', { name: 'Search', exact: true });
const heading = page.getByRole('heading', { level: 1 });
const history = page.getByRole('region', { name: 'Search history' });
const results = (keyword: string) => `/shoppingmall/categoryproduct?${new URLSearchParams({ keyword })}`;

const shop: Answers = {
  ...around,
  [suggest]: {},
  'GET /api/search/keysearchlist': ({ keyword }) => pageOf(keyword),
  'GET /api/search/hotkeyword': {},
  'GET /api/search/getallclassifies': {},
};

async function enter(words: string): Promise<void> {
  await field.fill(words);
  await userEvent.keyboard('{Enter}');
}

test('suggestions follow the typing, answer to the keyboard, and overtaken questions are called back', async () => {
  const keywords = ['shoe', 'shoe rack', 'shoe lace'];
  const { shop: asked } = await openPage(
    anyPage,
    {
      ...shop,
      [suggest]: ({ keyword }) =>
        keyword === 'sho' ? new Promise(() => undefined) : { items: keywords.map((each) => ({ keyword: each })) },
    },
    { size: 'desk', framed: true },
  );
  await field.fill('sho');
  await expect.poll(() => asked.inputs(suggest)).toEqual([{ keyword: 'sho' }]);
  await userEvent.keyboard('e');
  await expect.poll(() => asked.calledBack).toEqual([suggest]);
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect.element(options).toHaveLength(3);
  expect(options.elements().map(({ textContent }) => textContent)).toEqual(keywords);
  await expect.element(page.getByRole('status').filter({ hasText: 'suggestions' })).toHaveTextContent('3 suggestions');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');

  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', options.nth(1).element().id);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(options).toHaveLength(0);
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options).toHaveLength(3);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(heading).toHaveTextContent('Results for “shoe lace”');
  await expect.element(options).toHaveLength(0);
});

test('searches are remembered, newest first, at most ten, and go one by one or all at once', async () => {
  const words = Array.from({ length: 10 }, (_, place) => `enamel mug ${10 - place}`);
  const { address, close } = await openPage(anyPage, shop, { framed: true });
  setSlot('searchHistoryList', words);
  const listed = () =>
    history
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await enter('enamel mug 11');
  await expect.element(heading).toHaveTextContent('Results for “enamel mug 11”');
  expect(address()).toBe(results('enamel mug 11'));
  await field.click();
  await expect.poll(listed).toEqual(['enamel mug 11', ...words.slice(0, 9)]);
  await history.getByRole('button', { name: 'Remove enamel mug 11' }).click();
  await expect.poll(listed).toEqual(words.slice(0, 9));
  await history.getByRole('link', { name: 'enamel mug 5', exact: true }).click();
  await expect.element(heading).toHaveTextContent('Results for “enamel mug 5”');
  expect(address()).toBe(results('enamel mug 5'));
  const kept = useSlots.getState().searchHistoryList;
  close();

  await openPage('/search', shop, { framed: true });
  setSlot('searchHistoryList', kept);
  await expect.element(field).toHaveFocus();
  await expect.poll(() => listed()[0]).toBe('enamel mug 5');
  await history.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(history).not.toBeInTheDocument();
});

test('a keyword of more than 50 characters is refused in the words of the document; an empty one goes nowhere', async () => {
  const { address } = await openPage(anyPage, shop, { size: 'desk', framed: true });
  await enter('   ');
  await enter('a'.repeat(51));
  const alert = page.getByRole('alert').filter({ hasText: 'keyword' });
  await expect.element(alert).toHaveTextContent("Errorkeyword length can't exceed 50");
  expect(address()).toBe(anyPage);
  await field.fill('a'.repeat(50));
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(results('a'.repeat(50)));
});

test.for(['phone', 'desk'] as const)('the open search field has no serious finding on a %s', async (size) => {
  await openPage(
    anyPage,
    { ...shop, [suggest]: { items: [{ keyword: 'shoe' }, { keyword: 'shoe rack' }] } },
    {
      size,
      framed: true,
    },
  );
  setSlot('searchHistoryList', ['maxi dress', 'braai']);
  await field.click();
  await expect.element(history).toBeVisible();
  await expectAccessible('search history');
  await field.fill('shoe');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expectAccessible('suggestions');
  await enter('a'.repeat(51));
  await expect.element(page.getByRole('alert').filter({ hasText: 'keyword' })).toBeVisible();
  await expectAccessible('search error');
});

const offer = `https://detail.1688.com/offer/${productIdOf(7)}.html`;

test('a pasted link opens its product, also one that the supplier has to be asked for', async () => {
  const asking = Promise.withResolvers<void>();
  const { address, shop: asked } = await openPage(
    anyPage,
    {
      ...shop,
      [follow]: async () => {
        await asking.promise;
        return { productId: productIdOf(7) };
      },
      'GET /api/product/detail': { id: productIdOf(7), title: 'A lamp' },
      ...aroundProduct,
    },
    { framed: true },
  );
  await enter(`【1688】好货 ${offer} 点击查看`);
  await expect.element(page.getByRole('status').filter({ hasText: 'Asking the supplier' })).toBeVisible();
  expect(asked.inputs(follow)).toMatchObject([{ keyword: expect.stringContaining(offer) }]);
  asking.resolve();
  await expect.poll(address).toBe(`/product/${productIdOf(7)}.html`);
  await expect.element(heading).toHaveTextContent('A lamp');
  // Links are not words: the history stays as it was.
  expect(useSlots.getState().searchHistoryList).toBeNull();
});

test('a link that leads nowhere is refused in the words of the document', async () => {
  const { address } = await openPage(
    anyPage,
    { ...shop, [follow]: ({ keyword }) => new Refusal(keyword === offer ? 'linkNotSupported' : 'not1688Link') },
    { size: 'desk', framed: true },
  );
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  await enter('https://example.com/some/thing');
  await expect.element(alert).toHaveTextContent('Errorplease pull 1688 product detail link');
  await enter(offer);
  await expect.element(alert).toHaveTextContent('ErrorSorry. We are not supporting this link.');
  expect(address()).toBe(anyPage);
});
