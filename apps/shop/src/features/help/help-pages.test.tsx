import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { type Answers, Refusal } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

const womensTops = {
  kind: 'sizes',
  caption: 'Women’s tops',
  measure: 'Chest',
  unit: 'cm',
  columns: ['Size', 'Waist', 'EU'],
  rows: [
    { from: 78, to: 82, cells: ['S', '62–66', '36'] },
    { from: 82, to: 86, cells: ['M', '66–70', '38'] },
  ],
} as const;
const mensShoes = {
  kind: 'sizes',
  caption: 'Men’s shoes',
  measure: 'Foot length',
  unit: 'cm',
  columns: ['EU', 'SA / UK', 'US', 'CN (mm)'],
  rows: [
    { from: 25.5, to: 26, cells: ['42', '8', '9', '260'] },
    { from: 26, to: 26.5, cells: ['43', '9', '10', '265'] },
    { from: 26.5, to: 28.5, cells: ['44', '10', '11', '270'] },
  ],
} as const;

const articles = {
  fees: {
    section: 'Paying',
    title: 'Fees explained',
    summary: 'What you pay, and for what.',
    body: [
      { kind: 'heading', text: 'The service fee' },
      { kind: 'table', caption: 'Fees', columns: ['What', 'How much'], rows: [['Service fee', '7 %']] },
    ],
  },
  payment: { section: 'Paying', title: 'Payment, recharge and withdrawal', summary: 'How money gets in and out.' },
  faq: {
    section: 'First steps',
    title: 'FAQ',
    summary: 'Short answers.',
    body: [
      { kind: 'question', question: 'Why do I pay twice?', answer: 'First for the goods, then for the freight.' },
      { kind: 'question', question: 'Can you buy from a link?', answer: 'Yes. Paste it into the search bar.' },
    ],
  },
  portugues: {
    section: 'Em português',
    title: 'Como comprar',
    summary: 'Os passos.',
    body: [{ kind: 'question', question: 'Posso escrever em português?', answer: 'Sim.' }],
  },
  sizeguide: { section: 'Sizes', title: 'Size guide', summary: 'What fits.', body: [womensTops, mensShoes] },
} as const;
const list = Object.entries(articles).map(([type, { section, title, summary }]) => ({
  type,
  section,
  title,
  summary,
  questions: type === 'faq' ? ['Why do I pay twice?', 'Can you buy from a link?'] : [],
}));

const help: Answers = {
  'GET /api/helpcenter/list': { articles: list },
  'GET /api/helpcenter/article': ({ type }) => {
    const found = Object.entries(articles).find(([name]) => name === type)?.[1];
    if (!found) return new Refusal('notFound');
    return { type, body: [], ...found, related: [{ type: 'faq', title: 'FAQ' }] };
  },
};
const title = page.getByRole('heading', { level: 1 });
const field = page.getByRole('searchbox', { name: 'Search help' });
const hits = page.getByRole('region', { name: 'Found in help' });

for (const size of ['phone', 'desk'] as const) {
  describe(`at the size of a ${size}`, () => {
    test('the topics lead from article to article', async () => {
      const { address } = await openPage('/helpcenter/index/fees', help, { size });
      const topics = page.getByRole('navigation', { name: 'Help topics' });
      await expect.element(title).toHaveTextContent('Fees explained');
      await expect
        .element(topics.getByRole('link', { name: 'Fees explained' }))
        .toHaveAttribute('aria-current', 'page');
      await topics.getByRole('link', { name: 'Payment, recharge and withdrawal' }).click();
      await expect.element(title).toHaveTextContent('Payment, recharge and withdrawal');
      expect(address()).toBe('/helpcenter/index/payment');
      await page.getByRole('region', { name: 'Read on' }).getByRole('link', { name: 'FAQ' }).click();
      await expect.element(title).toHaveTextContent('FAQ');
    });

    test.for(['/helpcenter', '/helpcenter/faq', '/helpcenter/fees', '/helpcenter/sizeguide'])(
      '%s has no serious finding',
      async (path) => {
        await openPage(path, help, { size });
        await field.fill('size');
        await expect.element(hits).toBeVisible();
        await expectAccessible(path);
      },
    );
  });
}

test('an article in Portuguese is read out as Portuguese, and what stands around it as English', async () => {
  await openPage('/helpcenter/portugues', help, { size: 'desk' });
  const language = (locator: Locator) => locator.element().closest('[lang]')?.getAttribute('lang');
  await expect.element(title).toHaveTextContent('Como comprar');
  expect(language(title)).toBe('pt');
  expect(language(page.getByText('Posso escrever em português?'))).toBe('pt');
  const topics = page.getByRole('navigation', { name: 'Help topics' });
  expect(language(topics.getByRole('link', { name: 'Como comprar' }))).toBe('pt');
  expect(language(topics.getByRole('link', { name: 'FAQ' }))).toBe('en');
});

test('an answer opens and closes, also with the keyboard', async () => {
  await openPage('/helpcenter/faq', help, { size: 'desk' });
  const answer = page.getByText(/^First for the goods/);
  await expect.element(answer).not.toBeVisible();
  await page.getByText('Why do I pay twice?', { exact: true }).click();
  await expect.element(answer).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer).not.toBeVisible();
});

test('searching finds titles and questions and opens the answer', async () => {
  const { address } = await openPage('/helpcenter/index/fees', help);
  await field.fill('zebra');
  await expect.element(hits.getByRole('status')).toMatchTextContent(/^Nothing found for “zebra”/);
  await field.fill('payment');
  await expect.element(hits.getByRole('link').first()).toHaveAccessibleName(/^Payment, recharge and withdrawal/);
  await field.fill('pay twice');
  await hits.getByRole('link', { name: /^Why do I pay twice/ }).click();
  await expect.poll(() => address()).toBe('/helpcenter/index/faq#why-do-i-pay-twice');
  await expect.element(hits).not.toBeInTheDocument();
  await expect.element(page.getByText(/^First for the goods/)).toBeInViewport();
});

test('the size guide finds the row of a foot and of a chest', async () => {
  await openPage('/helpcenter/sizeguide', help);
  const finder = page.getByRole('region', { name: 'Find your size' });
  const result = finder.getByRole('status');
  await finder.getByRole('textbox', { name: 'Chest in cm' }).fill('86');
  await expect.element(result).toHaveTextContent('SizeMWaist66–70EU38');
  await finder.getByRole('combobox', { name: 'What for' }).selectOptions('Men’s shoes');
  const foot = finder.getByRole('textbox', { name: 'Foot length in cm' });
  await foot.fill('26,2');
  await expect.element(result).toHaveTextContent('EU43SA / UK9US10CN (mm)265');
  await foot.fill('40');
  await expect.element(result).toMatchTextContent(/^Larger than this table: it ends at 28.5 cm/);
  await foot.fill('big');
  await expect.element(finder.getByText('Write a number, such as 26.')).toBeVisible();
  const shoes = page.getByRole('table', { name: 'Men’s shoes' });
  await expect.element(shoes.getByRole('row', { name: '26–26.5 43 9 10 265' })).toBeVisible();
});

test('WhatsApp is for those who are logged in', async () => {
  const box = page.getByRole('region', { name: 'Still stuck?' });
  const guest = await openPage('/helpcenter/index/fees', help);
  await expect
    .element(box.getByRole('link', { name: 'Email hello@sgb.example' }))
    .toHaveAttribute('href', 'mailto:hello@sgb.example');
  await expect
    .element(box.getByRole('link', { name: 'WhatsApp Login to get your business consultant WhatsApp NO.' }))
    .toHaveAttribute('href', '/shop/login');
  guest.close();
  await openPage('/helpcenter/index/fees', help, { as: {} });
  await expect
    .element(box.getByRole('link', { name: /^WhatsApp/ }))
    .toHaveAttribute('href', 'https://wa.me/27821234567');
});

test('a list that does not come leaves the article readable', async () => {
  let broken = true;
  await openPage('/helpcenter/index/fees', {
    ...help,
    'GET /api/helpcenter/list': () => (broken ? new Refusal('fault') : { articles: list }),
  });
  await expect.element(title).toHaveTextContent('Fees explained');
  const failed = page.getByRole('alert').filter({ hasText: 'This part did not load.' });
  await expect.element(failed).toBeVisible();
  broken = false;
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect.element(field).toBeVisible();
});
