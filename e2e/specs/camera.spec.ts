import { expect, suppressPopups, test, visit } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { withCamera } from '../support/camera.ts';
import { enterConsole } from '../support/console.ts';
import { openSession } from '../support/session.ts';

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

test('a leader’s camera reads a member’s code; the hand-over waits for the line and is sent once @phone', async ({
  request,
  baseURL,
}) => {
  test.slow();
  const url = baseURL ?? '';
  const member = await openSession(request, 'member');
  const mine = (await ask(request, 'GET /api/groupship/rounds', {}, member.ticket)).items;
  const fetched = mine.find(({ mine: part }) => part?.parcel?.code);
  const parcel = fetched?.mine?.parcel;
  const leader = await openSession(request, 'ambassador');
  await withCamera(parcel?.qr ?? '', async (browser) => {
    const context = await browser.newContext({ baseURL: url, ...phone });
    await context.addCookies([
      { name: 'ticket', value: leader.ticket, url },
      { name: 'userid', value: String(leader.user.userId), url },
    ]);
    await context.addInitScript(suppressPopups, leader.user.userId);
    const page = await context.newPage();
    const sent: string[] = [];
    page.on('request', (each) => each.url().includes('/round/handover') && sent.push(each.postData() ?? ''));
    await visit(page, '/groupship/index?tab=handover');
    await page.getByRole('link', { name: new RegExp(fetched?.name ?? '') }).click();
    const desk = page.getByRole('region', { name: 'Hand-over' });
    await expect(desk.getByRole('button', { name: 'Hand over to Busi Z.' })).toBeVisible();
    // What reads codes has come along with the page: it is needed where there may be no line.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
          return [/scanner/, /sheet-panel/].every((part) => loaded.some((name) => part.test(name)));
        }),
      )
      .toBe(true);
    await context.setOffline(true);
    await desk.getByRole('button', { name: 'Scan a code' }).click();
    const scanner = page.getByRole('dialog', { name: 'Scan a code' });
    await expect(scanner.getByText('Busi Z.: handed over')).toBeVisible();
    await scanner.getByRole('button', { name: 'Close' }).click();
    await expect(desk.getByText('1 kept on this phone')).toBeVisible();
    await expect(desk.getByText(/waits until you are online/)).toBeVisible();
    const tried = sent.length;
    await context.setOffline(false);
    await expect(desk.getByText(new RegExp(`${parcel?.number} · handed over`))).toBeVisible();
    await expect(desk.getByText('1 kept on this phone')).toBeHidden();
    expect(sent.slice(tried)).toHaveLength(1);
  });
});

test('our warehouse reads a label with the camera of a phone @phone', async ({ request, baseURL }) => {
  test.slow();
  const { ticket } = await openSession(request, 'shipper');
  const tracking = `SF${Date.now()}`;
  const declared = { trackingNo: tracking, courier: 'SF Express', content: 'Cotton T-shirts', quantity: 3 };
  await ask(request, 'POST /api/shoporder/othershop/save', { ...declared, special: 0, valueCents: 45_000 }, ticket);
  await withCamera(tracking, async (browser) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', ...phone });
    const page = await context.newPage();
    await enterConsole(page, 'warehouse');
    await page.goto('/console/scan');
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(page.getByRole('article', { name: tracking })).toContainText('Declared by a shopper');
  });
});
