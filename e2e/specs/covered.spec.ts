import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { coveredControls } from '../support/covered.ts';
import { stops } from '../support/routes.ts';
import { findProduct } from '../support/samples.ts';

/** What phones leave of their screens, with the bars of the browser. */
const screens = [
  { width: 412, height: 732 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 375, height: 553 },
];

/** Old addresses of a page that is visited already. */
const again = /^\/activity\/|^\/old\//;

const rounds = [
  { name: 'pages for everybody', own: false },
  { name: 'pages of one’s own', own: true },
];

for (const { name, own } of rounds) {
  test(`nothing lies over a control on ${name} @phone`, async ({ page, visit, logIn, request, allow }) => {
    test.setTimeout(240_000);
    allow(/40[034]/);
    const product = await findProduct(request, ({ choices }) => choices.length === 2);
    const paths = stops({
      productId: product.id,
      categoryId: product.trail[0]?.id ?? 0,
      supplierId: product.supplier.id,
    }).flatMap(({ path, login }) => (login === own && !again.test(path) ? [path] : []));
    if (own) {
      const { ticket } = await logIn('shopper');
      const [order] = (await ask(request, 'GET /api/shoporder/list', { tagIndex: 1, type: 0 }, ticket)).items;
      const [parcel] = (await ask(request, 'GET /api/deliveryorder/list', {}, ticket)).items;
      paths.push(
        `/shoporder/2/detail/${order?.id}`,
        `/shoporder/2/logistics/${order?.id}`,
        `/shoporder/workorder/${order?.id}`,
        `/deliveryorder/detail/${parcel?.id}`,
      );
    }
    const faults: string[] = [];
    for (const path of paths) {
      await visit(path);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        const covered = await coveredControls(page);
        faults.push(...covered.map((fault) => `${path} ${screen.width}x${screen.height} ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
