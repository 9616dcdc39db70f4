import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { coveredControls } from '../support/covered.ts';
import { stops } from '../support/routes.ts';
import { findProduct } from '../support/samples.ts';

/** What phones leave of their screens, with the bars of the browser, the narrowest of them, and a desktop. */
const screens = [
  { width: 1440, height: 900 },
  { width: 412, height: 732 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 375, height: 553 },
  { width: 320, height: 640 },
];

/** Old addresses of a page that is visited already. */
const again = /^\/activity\/|^\/old\//;

const rounds = [
  { name: 'pages for everybody', own: false },
  { name: 'pages of one’s own', own: true },
];

/** Pages that look another way to those whom they are for. */
const roles = [
  { who: 'ambassador', paths: ['/groupship/index', '/groupship/earnings', '/groupship/round/3'] },
  { who: 'member', paths: ['/groupship/index', '/groupship/round/3'] },
  { who: 'influencer', paths: ['/customertask/promotion', '/customertask/promotiontool'] },
  {
    who: 'stocker',
    paths: ['Purchase', 'Shelves', 'Ship', 'Pending', 'Fail'].map((tab) => `/stockUp/index?tab=${tab.toLowerCase()}`),
  },
] as const;

async function faultsOn(page: Page, paths: readonly string[], visit: (path: string) => Promise<void>) {
  const faults: string[] = [];
  for (const path of paths) {
    await visit(path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const covered = await coveredControls(page);
      faults.push(...covered.map((fault) => `${path} ${screen.width}x${screen.height} ${fault}`));
    }
  }
  return faults;
}

for (const { name, own } of rounds) {
  test(`nothing lies over a control on ${name} @phone`, async ({ page, visit, logIn, request, allow }) => {
    test.setTimeout(300_000);
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
    expect(await faultsOn(page, paths, visit)).toEqual([]);
  });
}

test('nothing lies over a control on the pages of leaders, influencers and sellers @phone', async ({
  page,
  visit,
  logIn,
}) => {
  test.setTimeout(120_000);
  for (const { who, paths } of roles) {
    await logIn(who);
    expect(await faultsOn(page, paths, visit)).toEqual([]);
  }
});
