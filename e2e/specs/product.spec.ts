import { formatRand } from '@sgb/money/format.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectErrorPage, notFound } from '../support/error-page.ts';
import { findProduct, productPath } from '../support/samples.ts';

test('the gallery follows its thumbnails, the chosen colour and the large view', async ({ page, visit, request }) => {
  const product = await findProduct(request, ({ choices }) => choices.length === 2 && choices[0]?.values.length !== 1);
  await visit(productPath(product.id));
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const slides = gallery.getByRole('button', { name: /^Enlarge picture/ });
  await expect(slides.first()).toBeInViewport({ ratio: 0.5 });
  await gallery.getByRole('link', { name: 'Show picture 2' }).click();
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
