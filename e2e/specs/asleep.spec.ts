import type { APIRequestContext, ElementHandle, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openAsleep } from '../support/asleep.ts';
import { stops, withOwn } from '../support/routes.ts';
import { findProduct, home, productPath } from '../support/samples.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What can be filled in on the page as the server sent it. Boxes outside of forms, as in the cart, tick one another. */
const fields =
  'main :is(input, select, textarea):not([type=hidden], [type=file], [type=radio], :disabled, [readonly], form[action] *, :not(form *)[type=checkbox])';

/** The addresses whose HTML has something to fill in that needs scripts; pages at several addresses are walked once. */
async function addressesWithForms(page: Page, request: APIRequestContext, ticket: string): Promise<string[]> {
  const product = await findProduct(request, () => true);
  const list = stops({ productId: product.id, categoryId: product.trail[0]?.id ?? 0, supplierId: product.supplier.id });
  // Forms that an address opens are loaded apart from their page.
  const opened = ticket ? '/groupship/index?apply=1' : '/question/index?ask=1';
  const mine = [...list.filter(({ login }) => login === (ticket !== '')).map(({ path }) => path), opened];
  const found = new Map<string, string>();
  for (const path of ticket ? await withOwn(request, ticket, mine) : mine) {
    const answer = await request.get(`/shop${path}`, { headers: { cookie: `ticket=${ticket}` }, maxRedirects: 0 });
    if (answer.status() !== 200) continue;
    const kind = await page.evaluate(
      ([html, wanted]) => {
        const document = new DOMParser().parseFromString(html, 'text/html');
        const controls = [...document.querySelectorAll<Control>(wanted)].map(({ name, type }) => name || type);
        const forms = [...document.querySelectorAll('main form:not([action])')].map(() => 'form');
        return `${[...new Set([...controls, ...forms])].sort()}`;
      },
      [await answer.text(), fields] as const,
    );
    if (kind && !found.has(kind)) found.set(kind, path);
  }
  return [...found.values()];
}

/** Fills everything in as its kind of field takes it, and says what is in each then. */
async function fillIn(page: Page, controls: readonly ElementHandle<Control>[]): Promise<(string | boolean)[]> {
  const kinds = await page.evaluate(
    (all) =>
      all.map((one) => ({
        type: one.inputMode === 'numeric' || one.inputMode === 'decimal' ? 'number' : one.type,
        last:
          one instanceof HTMLSelectElement ? ([...one.options].findLast(({ disabled }) => !disabled)?.value ?? '') : '',
      })),
    controls,
  );
  for (const [index, control] of controls.entries()) {
    const { type = '', last = '' } = kinds[index] ?? {};
    if (type === 'checkbox') await control.evaluate((one) => one.click());
    else if (type.startsWith('select')) await control.selectOption(last);
    else
      await control.fill({ number: '3', email: 'a@example.com', tel: '0821234567', date: '2026-12-01' }[type] ?? 'abc');
  }
  return contentsOf(page, controls);
}

const contentsOf = (page: Page, controls: readonly ElementHandle<Control>[]) =>
  page.evaluate(
    (all) => all.map((one) => (one instanceof HTMLInputElement && one.type === 'checkbox' ? one.checked : one.value)),
    controls,
  );

/** Sends all forms at once, now; what is sent once the page is alive is counted and goes no further. */
function sendForms(page: Page): Promise<number> {
  return page.evaluate(() => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('main form:not([action])')];
    for (const form of forms) form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    document.documentElement.dataset.sent = '0';
    const count = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      document.documentElement.dataset.sent = String(Number(document.documentElement.dataset.sent) + 1);
    };
    addEventListener('submit', count, true);
    for (const form of forms) form.noValidate = true;
    return forms.length;
  });
}

for (const who of ['guest', 'shopper'] as const) {
  test(`every form keeps what was typed before the page was alive, and is sent, for a ${who} @phone`, async ({
    page,
    logIn,
    request,
  }) => {
    test.setTimeout(240_000);
    const ticket = who === 'shopper' ? (await logIn('shopper')).ticket : '';
    const walked: string[] = [];
    for (const path of await addressesWithForms(page, request, ticket)) {
      const wake = await openAsleep(page, path);
      const shown = await page.locator(fields).filter({ visible: true }).elementHandles();
      const visible = shown as ElementHandle<Control>[];
      const entered = await fillIn(page, visible);
      const sent = await sendForms(page);
      await wake();
      await expect.poll(() => contentsOf(page, visible), { message: `what was typed at ${path}` }).toEqual(entered);
      await expect(page.locator('html'), `what was sent at ${path}`).toHaveAttribute('data-sent', String(sent));
      walked.push(`${path}: ${visible.length} fields, ${sent} forms`);
    }
    console.log(walked.join('\n'));
    expect(walked.length).toBeGreaterThan(3);
  });
}

test('a button that is tapped before the page is alive does what it says once it is @phone', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, ({ pictures }) => pictures.length > 2);
  const wake = await openAsleep(page, productPath(product.id));
  const picture = page.getByRole('button', { name: /^Enlarge picture 1 of \d+$/ });
  await picture.click();
  await picture.click();
  await wake();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/^Picture 1 of/);
  await expect(page.locator('[data-held]')).toHaveCount(0);
});

test('pictures and categories can be looked through before the page is alive @phone', async ({ page, request }) => {
  const product = await findProduct(request, ({ pictures }) => pictures.length > 2);
  const wake = await openAsleep(page, productPath(product.id));
  const second = page.getByRole('button', { name: /^Enlarge picture 2 of \d+$/ });
  await page.getByRole('link', { name: 'Show picture 2' }).click();
  await expect(second).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(second.locator('.picture-far')).toHaveCSS('background-image', /\/img\/.+w=320/);
  await wake();
  await expect(second.locator('img')).toHaveJSProperty('complete', true);
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('link', { name: 'Show picture 2' })).toHaveAttribute('aria-current', 'true');

  await openAsleep(page, home);
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
});
