import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../support/html.ts';
import { openSession } from '../support/session.ts';

const camera = (page: Page) => page.getByRole('button', { name: 'Search by image' });
const goods = (page: Page) => page.getByRole('region', { name: 'Goods like your picture' }).getByRole('article');

interface Sample {
  readonly title: string;
  readonly png: Buffer;
}

/**
 * A product that can be found by its picture by now. The index grows in the background from the lowest number on, so
 * the shop is asked until it knows this one.
 */
async function indexedProduct(request: APIRequestContext): Promise<Sample> {
  const { ticket } = await openSession(request, 'shopper');
  const answer = await request.get('/api/product/detail?productid=610000000000');
  const { data } = await answer.json();
  const picture = await request.get(`/img/${data.pictures[0]}?w=640`, { headers: { accept: 'image/webp' } });
  expect(picture.ok()).toBe(true);
  const asked = await request.get(`/api/search/urlsearch?imageurl=/img/${data.pictures[0]}&ticket=${ticket}`);
  const { key } = (await asked.json()).data;
  await expect
    .poll(
      async () => {
        const found = await request.post(`/api/search/imagesearchlist?ticket=${ticket}`, { data: { key } });
        return (await found.json()).data.items.map(({ id }: { id: string }) => id);
      },
      { timeout: 120_000, intervals: [1000] },
    )
    .toContain('610000000000');
  // The shop's pictures are WebP; a shopper's file is not.
  return {
    title: data.title,
    png: await sharp(await picture.body())
      .png()
      .toBuffer(),
  };
}

test('what is no picture is said in words; a chosen file finds its product; the box chooses a part; words narrow; a pasted one is searched for at once @desktop', async ({
  page,
  visit,
  logIn,
  request,
  allow,
}) => {
  test.slow();
  allow(/uploadimage|400|ERR_FAILED/);
  expect((await readPage(request, '/shoppingmall/imagesearch')).address).toMatch(/^\/shop\/login\?origUrl=/);
  const { title, png } = await indexedProduct(request);
  await logIn('shopper');
  await visit('/shoppingmall/imagesearch');
  const chooseLetter = async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await (await chooser).setFiles({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('a letter') });
  };
  await chooseLetter();
  await expect(page.getByText('We can read jpeg, jpg, gif, bmp and png pictures only.')).toBeVisible();
  await page.route('**/api/search/uploadimage', (route) => route.abort());
  await chooseLetter();
  await expect(page.getByText('Upload Fail')).toBeVisible();
  await page.unroute('**/api/search/uploadimage');

  const chooser = page.waitForEvent('filechooser');
  await camera(page).click();
  await (await chooser).setFiles({ name: 'wish.png', mimeType: 'image/png', buffer: png });
  await expect(page).toHaveURL(/imagesearch\?.*imageAddress=[\w-]{32}/);
  await expect(goods(page).first()).toContainText(title);
  await expect(page.getByRole('img', { name: 'What you are looking for' })).toBeVisible();

  const corner = page.getByRole('button', { name: /^Lower right corner/ });
  await corner.focus();
  for (let press = 0; press < 12; press++) await corner.press('Shift+ArrowLeft');
  await expect(page).toHaveURL(/region=\d+%2C\d+%2C\d+%2C\d+/);
  await expect(goods(page).first()).not.toContainText(title);
  await page.getByRole('button', { name: 'Reset the box' }).click();
  await expect(goods(page).first()).toContainText(title);
  await page.getByRole('textbox', { name: 'Add words to your picture' }).fill('zzzzzz');
  await page.getByRole('button', { name: 'Refine' }).click();
  await expect(page.getByText('Nothing like your picture has “zzzzzz” in its name')).toBeVisible();
  await page.getByRole('button', { name: 'Search with the picture alone' }).click();
  await expect(goods(page).first()).toContainText(title);

  const searched = page.url();
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(200, 200);
    const brush = canvas.getContext('2d');
    if (brush) {
      brush.fillStyle = '#d6322d';
      brush.fillRect(40, 40, 120, 120);
    }
    const file = new File([await canvas.convertToBlob()], 'pasted.png', { type: 'image/png' });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(file);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page).not.toHaveURL(searched);
  await expect(page).toHaveURL(/imagesearch\?.*imageAddress=[\w-]{32}/);
  await expect(page.getByRole('img', { name: 'What you are looking for' })).toBeVisible();
});
