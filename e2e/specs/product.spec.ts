import { formatRand } from '@sgb/money/format.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectErrorPage, notFound } from '../support/error-page.ts';
import { findProduct, productPath } from '../support/samples.ts';

test('the gallery follows its thumbnails, the chosen colour and the large view', async ({ page, visit, request }) => {
  const product = await findProduct(request, ({ choices }) => choices.length === 2 && choices[0]?.values.length !== 1);
  await visit(productPath(product.id));
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const slides = gallery.getByRole('button', { name: /^Enlarge picture/ });
  await expect(slides.first()).toBeInViewport({ ratio: 0.5 });
  await gallery.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(gallery.getByText(/^2 \/ \d+$/)).toBeVisible();

  await slides.nth(1).click();
  const large = page.getByRole('dialog');
  await expect(large).toHaveAccessibleName(/^Picture 2 of/);
  await large.getByRole('button', { name: 'Next picture' }).click();
  await expect(large).toHaveAccessibleName(/^Picture 3 of/);
  await expect(large.getByRole('img', { name: `${product.title}, picture 3` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();

  const second = product.choices[0]?.values[1] ?? '';
  const pictures = [...new Set([...product.pictures, ...product.skus.map(({ picture }) => picture)])];
  const place = pictures.indexOf(product.skus.find(({ options }) => options[0] === second)?.picture ?? '');
  await page.getByRole('button', { name: second, exact: true }).click();
  await expect(gallery.getByText(`${place + 1} / ${pictures.length}`)).toBeVisible();
});

test('the price break of the whole choice is marked and counted live', async ({ page, visit, request }) => {
  const product = await findProduct(
    request,
    ({ quoteType, priceBreaks, batch, skus, minOrder }) =>
      quoteType === 0 && priceBreaks.length > 1 && batch === 1 && minOrder > 1 && (skus[0]?.stock ?? 0) > 500,
  );
  const [sku] = product.skus;
  const [first, second] = product.priceBreaks;
  if (!sku || !first || !second) throw new Error('the product has no SKU or no price break');
  await visit(productPath(product.id));
  const choice = page.getByRole('region', { name: 'Your choice' });
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${sku.options.join(', ')}`, exact: true });
  const marked = page
    .getByRole('table', { name: /^Price each/ })
    .getByRole('cell')
    .filter({ hasText: 'Yours now' });

  await expect(choice).toContainText(`Choose ${product.minOrder} `);
  await expect(choice.getByRole('button', { name: 'Copy my choice' })).toBeDisabled();
  await expect(marked).toHaveCount(0);

  await page.getByRole('button', { name: `More: Quantity of ${sku.options.join(', ')}`, exact: true }).click();
  await expect(quantity).toHaveValue('1');
  await expect(choice).toContainText(`the smallest order is ${product.minOrder}.`);
  await expect(choice).toContainText(formatRand(first.priceCents));

  await quantity.fill(String(second.from - 1));
  await quantity.press('Enter');
  await expect(marked).toContainText(formatRand(first.priceCents));
  await expect(choice).toContainText(formatRand(first.priceCents * (second.from - 1)));
  await expect(choice).toContainText(`more and each costs ${formatRand(second.priceCents)}.`);

  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue(String(second.from));
  await expect(marked).toContainText(formatRand(second.priceCents));
  await expect(choice).toContainText(formatRand(second.priceCents * second.from));
});

test('quantities of several kinds add up, and the choice can be copied @phone', async ({
  page,
  visit,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const product = await findProduct(
    request,
    ({ quoteType, batch, skus, choices }) =>
      quoteType === 1 && batch === 1 && choices.length === 2 && skus.every(({ stock }) => stock > 10),
  );
  const colour = product.choices[0]?.values[0];
  const [one, other] = product.skus.filter(({ options }) => options[0] === colour);
  if (!one || !other) throw new Error('the product has fewer than two sizes');
  await visit(productPath(product.id));
  await expect(page.getByText('Each choice below has its own price')).toBeVisible();
  for (const [sku, pieces] of [
    [one, 2],
    [other, 3],
  ] as const) {
    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${sku.options.join(', ')}`, exact: true });
    await quantity.fill(String(pieces));
    await quantity.press('Enter');
  }
  const total = formatRand(one.priceCents * 2 + other.priceCents * 3);
  const choice = page.getByRole('region', { name: 'Your choice' });
  await expect(choice).toContainText(total);
  await choice.getByRole('button', { name: 'Copy my choice' }).click();
  await expect(page.getByText('Your choice is copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(product.title);
  expect(copied).toContain(`/shop${productPath(product.id)}`);
  expect(copied).toContain(`${one.options.join(', ')}: 2 `);
  expect(copied).toContain(total);
});

test('a part of a batch is rounded up with the reason; more than the stock is not sold @phone', async ({
  page,
  visit,
  request,
}) => {
  const product = await findProduct(request, ({ batch, skus }) => batch > 1 && (skus[0]?.stock ?? 0) > batch * 3);
  const [sku] = product.skus;
  if (!sku) throw new Error('the product has no SKU');
  await visit(productPath(product.id));
  await expect(page.getByText(`Sold in batches: ${product.batch},`)).toBeVisible();
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${sku.options.join(', ')}`, exact: true });
  await quantity.fill(String(product.batch + 1));
  await quantity.press('Enter');
  await expect(quantity).toHaveValue(String(product.batch * 2));
  await expect(page.getByText(`Sold in batches of ${product.batch}. Set to ${product.batch * 2}.`)).toBeVisible();
  await quantity.fill('99999999');
  await quantity.press('Enter');
  const most = Math.floor(sku.stock / product.batch) * product.batch;
  await expect(quantity).toHaveValue(String(most));
  await expect(page.getByText(`The largest quantity is ${most}.`)).toBeVisible();
});

test('a similar product opens with an empty choice of its own @desktop', async ({ page, visit, request }) => {
  const product = await findProduct(request, ({ batch }) => batch === 1);
  const { items } = await ask(request, 'GET /api/product/similar', { productid: product.id });
  await visit(productPath(product.id));
  const quantity = page.getByRole('spinbutton').first();
  await quantity.fill('2');
  await quantity.press('Enter');
  const row = page.getByRole('region', { name: 'Similar products' });
  await expect(row.getByRole('article')).toHaveCount(Math.min(items.length, 12));
  await row.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(items[0]?.title ?? '');
  await expect(page.getByRole('spinbutton').first()).toHaveValue('0');
});

test('the supplier is shown with its scores and its other goods @desktop', async ({ page, visit, request }) => {
  const { id, supplier } = await findProduct(request, () => true);
  await visit(productPath(id));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: supplier.name })).toBeVisible();
  await expect(main.getByText(supplier.nameZh)).toBeVisible();
  await expect(main.getByText(`${supplier.pickup24h.toFixed(1)} %`)).toBeVisible();
  await main.getByRole('link', { name: /^See all [\d,]+ products$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/shop/supplier/store/${supplier.id}/${id}$`));
});

test('details, breadcrumb and original title are there @phone', async ({ page, visit, request }) => {
  const product = await findProduct(request, ({ trail }) => trail.length === 3);
  await visit(productPath(product.id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
  await expect(page.getByText(product.titleZh)).toBeVisible();
  for (const { value } of product.attributes)
    await expect(page.getByText(value, { exact: true }).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: product.trail[1]?.name ?? '' })
    .click();
  await expect(page).toHaveURL(new RegExp(`categoryproduct/${product.trail[1]?.id}$`));
});

test('the server sends the product for share previews and search engines @desktop', async ({ request }) => {
  const product = await findProduct(request, () => true);
  const html = await (await request.get(`/shop${productPath(product.id)}`)).text();
  expect(html).toContain('<meta property="og:type" content="product">');
  expect(html).toMatch(/<meta property="og:image" content="http:\/\/127\.0\.0\.1:\d+\/img\//);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  expect(JSON.stringify(JSON.parse(json))).toContain('"@type":"Product"');
});

test('the old kind of link with spm still opens the product @desktop', async ({ page, visit, request }) => {
  const product = await findProduct(request, () => true);
  await visit(`/product/${product.id}.html?spm=a.b.c`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
});

test('a product that does not exist is a 404 page @desktop', async ({ request }) => {
  for (const id of ['999999999999.html', 'abc', '1.html', '%00'])
    await expectErrorPage(request, `/product/${id}`, 404, notFound);
});
