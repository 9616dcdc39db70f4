import { writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page, request, test } from '@playwright/test';
import { video } from '@sgb/server/testing/uploader.ts';
import { expectAccessible } from '../support/axe.ts';
import { openSession } from '../support/session.ts';
import { type RunningShop, startShop } from '../support/shop.ts';

/** The gallery of all shared components is a page of the development server. */
test.describe('the gallery of components @desktop', () => {
  // One after the other, so that one shop is started.
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let shop: RunningShop | undefined;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    shop = await startShop({ as: 'dev', products: 100, from: process.env.PREPARED });
  });
  test.afterAll(() => shop?.stop());

  test('has no serious finding', async ({ page }) => {
    await page.goto(`${shop?.base}/shop/dev/gallery`);
    await expect(page.locator('html[data-ready]')).toBeAttached({ timeout: 120_000 });
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page, 'gallery');
  });

  async function openGallery(page: Page): Promise<void> {
    const base = shop?.base ?? '';
    const { ticket, user } = await openSession(await request.newContext({ baseURL: base }), 'new');
    await page.context().addCookies([
      { name: 'ticket', value: ticket, url: base },
      { name: 'userid', value: String(user.userId), url: base },
    ]);
    await page.goto(`${base}/shop/dev/gallery`);
    await expect(page.locator('html[data-ready]')).toBeAttached({ timeout: 120_000 });
  }

  async function choose(page: Page, button: Locator, name: string, buffer: Buffer): Promise<void> {
    const chooser = page.waitForEvent('filechooser');
    await button.click();
    // From a file: handing a large one over in memory takes longer than uploading it.
    const path = test.info().outputPath(name);
    await writeFile(path, buffer);
    await (await chooser).setFiles(path);
  }

  test('a file goes on where its connection broke', async ({ page }) => {
    await openGallery(page);
    const field = page.getByRole('group', { name: 'Pictures or a short video' });
    const ranges: string[] = [];
    let broken = true;
    await page.route('**/api/upload/file?fileName=*', async (route) => {
      const range = (await route.request().headerValue('content-range')) ?? '';
      ranges.push(range);
      if (broken && !range.startsWith('bytes 0-')) await route.abort('connectionreset');
      else await route.continue();
    });
    await choose(page, field.getByRole('button', { name: 'Add files' }), 'unboxing.mp4', await video(12_000_000));
    await expect(field.getByRole('progressbar', { name: 'Uploading unboxing.mp4' })).toHaveAttribute(
      'aria-valuenow',
      /^8\d$/,
    );
    const goOn = field.getByRole('button', { name: 'Go on with unboxing.mp4' });
    // A line that comes back ends the wait before the next try; after the last one it is the shopper's turn.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(goOn).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 60_000 });
    await expectAccessible(page, 'a broken upload');
    broken = false;
    await goOn.click();
    await expect(field.getByRole('button', { name: 'Remove unboxing.mp4' })).toBeVisible({ timeout: 30_000 });
    expect(ranges.filter((range) => range.startsWith('bytes 0-'))).toHaveLength(1);
    await expect(page.getByText('1 files in the form')).toBeVisible();
  });

  test('wrong files are refused in words, and a profile picture shows at once', async ({ page }) => {
    await openGallery(page);
    const field = page.getByRole('group', { name: 'Proof of payment' });
    const add = field.getByRole('button', { name: 'Add files' });
    await choose(page, add, 'notes.txt', Buffer.from('x'));
    await expect(field.getByText(/Please choose JPG, PNG or PDF/)).toContainText('上传文件格式不对');
    await field.getByRole('button', { name: 'Remove notes.txt' }).click();
    await choose(page, add, 'disguised.png', Buffer.from('just words'));
    await expect(field.getByText(/Files of this kind cannot be uploaded here/)).toContainText('上传文件格式不对');

    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 80 } });
    await choose(page, page.getByRole('button', { name: 'Add a picture' }), 'me.png', picture);
    await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    const face = page.locator('img[src^="/files/"]').last();
    await expect(face).toBeVisible();
    await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(80);
  });
});
