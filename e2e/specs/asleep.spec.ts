import type { APIRequestContext, ElementHandle, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { openAsleep } from '../support/asleep.ts';
import { stops } from '../support/routes.ts';
import { findProduct, productPath } from '../support/samples.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What can be filled in on the page as the server sent it. Boxes outside of forms, as in the cart, tick one another. */
const fields =
  'main :is(input, select, textarea):not([type=hidden], [type=file], [type=radio], :disabled, [readonly], form[action] *, :not(form *)[type=checkbox])';

/** What is somebody's own has numbers of its own. */
async function withOwn(request: APIRequestContext, ticket: string, paths: readonly string[]): Promise<string[]> {
  const [order] = (await ask(request, 'GET /api/shoporder/list', {}, ticket)).items;
  const [parcel] = (await ask(request, 'GET /api/deliveryorder/list', {}, ticket)).items;
  return paths.map((path) =>
    path
      .replace(/(\/shoporder\/(2\/detail|2\/logistics|workorder))\/1$/, `$1/${order?.id ?? 1}`)
      .replace(/(\/deliveryorder\/detail)\/1$/, `$1/${parcel?.id ?? 1}`),
  );
}

/** The addresses whose HTML has something to fill in that needs scripts; pages at several addresses are walked once. */
async function addressesWithForms(request: APIRequestContext, ticket: string): Promise<string[]> {
  const product = await findProduct(request, () => true);
  const list = stops({ productId: product.id, categoryId: product.trail[0]?.id ?? 0, supplierId: product.supplier.id });
  // Forms that an address opens are loaded apart from their page.
  const opened = ticket ? '/groupship/index?apply=1' : '/question/index?ask=1';
  const mine = [...list.filter(({ login }) => login === (ticket !== '')).map(({ path }) => path), opened];
  const found = new Map<string, string>();
  for (const path of ticket ? await withOwn(request, ticket, mine) : mine) {
    const answer = await request.get(`/shop${path}`, { headers: { cookie: `ticket=${ticket}` }, maxRedirects: 0 });
    if (answer.status() !== 200) continue;
    const main = /<main.*?<\/main>/s.exec(await answer.text())?.[0] ?? '';
    const controls = main.match(/<(input|select|textarea)[^>]*/g) ?? [];
    const names = controls.map(
      (tag) => /name="[^"]*"/.exec(tag)?.[0] ?? /type="[^"]*"/.exec(tag)?.[0] ?? tag.slice(0, 9),
    );
    const kind = `${[...new Set(names)].sort()}`;
    if (kind && !found.has(kind)) found.set(kind, path);
  }
  return [...found.values()];
}

/** Fills everything in as its kind of field takes it, and says what is in each then. */
async function fillIn(controls: readonly ElementHandle<Control>[]): Promise<(string | boolean)[]> {
  const entered: (string | boolean)[] = [];
  for (const control of controls) {
    const { type, last } = await control.evaluate((one) => ({
      type: one.inputMode === 'numeric' || one.inputMode === 'decimal' ? 'number' : one.type,
      last:
        one instanceof HTMLSelectElement ? ([...one.options].findLast(({ disabled }) => !disabled)?.value ?? '') : '',
    }));
    if (type === 'checkbox') await control.evaluate((one) => one.click());
    else if (type.startsWith('select')) await control.selectOption(last);
    else
      await control.fill({ number: '3', email: 'a@example.com', tel: '0821234567', date: '2026-12-01' }[type] ?? 'abc');
    entered.push(await contentOf(control));
  }
  return entered;
}

const contentOf = (control: ElementHandle<Control>) =>
  control.evaluate((one) => (one instanceof HTMLInputElement && one.type === 'checkbox' ? one.checked : one.value));

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
    for (const path of await addressesWithForms(request, ticket)) {
      const wake = await openAsleep(page, path);
      // The last of the document: all of it has arrived, and only the scripts have not.
      await page.locator('#sgb-state').waitFor({ state: 'attached' });
      const controls = (await page.$$(fields)) as ElementHandle<Control>[];
      const visible: ElementHandle<Control>[] = [];
      for (const control of controls) if (await control.isVisible()) visible.push(control);
      const entered = await fillIn(visible);
      const sent = await sendForms(page);
      await wake();
      await expect
        .poll(() => Promise.all(visible.map(contentOf)), { message: `what was typed at ${path}` })
        .toEqual(entered);
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
  const second = page.getByRole('button', { name: 'Show picture 2' });
  await second.click();
  await second.click();
  await wake();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(second).not.toHaveAttribute('data-held');
});
