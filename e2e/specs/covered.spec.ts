import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { coveredControls } from '../support/covered.ts';
import { stops, withOwn } from '../support/routes.ts';
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

/** One address of each layout: elements and classes are the same where only words differ, or the address is an older one. */
async function oneOfEach(request: APIRequestContext, ticket: string, paths: readonly string[]): Promise<string[]> {
  const found = new Map<string, string>();
  for (const path of paths) {
    const answer = await request.get(`/shop${path}`, { headers: { cookie: `ticket=${ticket}` } });
    const [body = ''] = /<body.*?id="sgb-state"/s.exec(await answer.text()) ?? [];
    const elements = [...body.matchAll(/<(\w+)(?:[^>]* class="([^"]*)")?/g)].map(([, name, look]) => `${name} ${look}`);
    const layout = [...new Set(elements)].sort().join();
    if (!found.has(layout)) found.set(layout, path);
  }
  return [...found.values()];
}

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
    }).flatMap(({ path, login }) => (login === own ? [path] : []));
    const ticket = own ? (await logIn('shopper')).ticket : '';
    const walked = await oneOfEach(request, ticket, own ? await withOwn(request, ticket, paths) : paths);
    console.log(walked.join('\n'));
    expect(walked.length).toBeGreaterThan(30);
    expect(await faultsOn(page, walked, visit)).toEqual([]);
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
