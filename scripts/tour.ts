import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  request,
} from '@playwright/test';
import { ensureBrowser, launchOptions } from '../e2e/support/browser.ts';
import { type Stop, stops } from '../e2e/support/routes.ts';
import { findProduct } from '../e2e/support/samples.ts';
import { openSession } from '../e2e/support/session.ts';
import { startShop } from '../e2e/support/shop.ts';
import { type Drawn, tourConsole } from './tour-console.ts';

/**
 * A picture of every page, as a guest and as a shopper, and of the console as each role of staff, on a desktop and on a phone,
 * in DATA_DIR/tour. With BASE=http://127.0.0.1:3000 it visits a shop that is already running; TOUR=console or TOUR=shop draws one of the two.
 */

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>;
const visitors = ['guest', 'shopper'] as const;

interface Round {
  readonly browser: Browser;
  readonly base: string;
  readonly api: APIRequestContext;
  readonly folder: string;
}

async function takeRound(
  round: Round,
  who: (typeof visitors)[number],
  size: keyof typeof sizes,
  list: readonly Stop[],
) {
  const folder = join(round.folder, `${who}-${size}`);
  await mkdir(folder, { recursive: true });
  const context = await round.browser.newContext({ ...sizes[size], baseURL: round.base, reducedMotion: 'reduce' });
  let failures = 0;
  for (const [place, { name, path, status = 200, shopper = status }] of list.entries()) {
    // The login page ends the session, so every page gets a fresh one.
    if (who === 'shopper') {
      const { ticket, user } = await openSession(round.api, 'shopper');
      await context.addCookies([
        { name: 'ticket', value: ticket, url: round.base },
        { name: 'userid', value: String(user.userId), url: round.base },
      ]);
    }
    const page = await context.newPage();
    const answer = await page.goto(`/shop${path}`);
    await page.locator('html[data-ready=yes]').waitFor();
    await showAll(page);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    await page.close();
    const wanted = who === 'shopper' ? shopper : status;
    const right = answer?.status() === wanted;
    if (!right) failures++;
    const remark = right ? '' : `  answered ${answer?.status()}, not ${wanted}`;
    console.log(`${who} ${size} ${String(place + 1).padStart(3)}/${list.length} ${path}${remark}`);
  }
  await context.close();
  return failures;
}

/** Pictures come when they are near the screen, looked at twice a second: so the screen grows to the whole page. */
async function showAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: Math.min(height, 12_000) });
  await page.evaluate(async () => {
    const pause = () => new Promise((done) => setTimeout(done, 600));
    const loaded = () => [...document.images].filter(({ complete }) => complete).length;
    let before = -1;
    // Ends when nothing new came and nothing is missing; a picture that never comes holds nobody up.
    for (let round = 0; round < 20; round++) {
      const now = loaded();
      if (now === before && now === document.images.length) return;
      if (now === 0 && document.images.length === 0 && !document.querySelector('main noscript')) return;
      before = now;
      await pause();
    }
  });
}

const cell = (view: string, name: string) =>
  `<td><a href="${view}/${name}.png"><img loading="lazy" src="${view}/${name}.png" alt="${name}, ${view}"></a></td>`;

/** A row for each page of the console, a column for each role and size that has it. */
function consoleSheet(drawn: readonly Drawn[]): string {
  const views = [...new Set(drawn.map(({ view }) => view))];
  const rows = [...Map.groupBy(drawn, ({ name }) => name)].map(([name, all]) => {
    const cells = views.map((view) => (all.some((each) => each.view === view) ? cell(view, name) : '<td></td>'));
    return `<tr><th>/console/${name}</th>${cells.join('')}</tr>`;
  });
  return `<table><tr><th></th>${views.map((view) => `<th>${view}</th>`).join('')}</tr>${rows.join('\n')}</table>`;
}

function contactSheet(list: readonly Stop[], drawn: readonly Drawn[]): string {
  const views = visitors.flatMap((who) => Object.keys(sizes).map((size) => `${who}-${size}`));
  const rows = list.map(
    ({ name, path }) =>
      `<tr><th>${path.replaceAll('&', '&amp;')}</th>${views.map((view) => cell(view, name)).join('')}</tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tour of the shop</title>
<style>body{font:14px sans-serif;margin:16px}th{text-align:left;vertical-align:top;padding:8px}
img{width:220px;height:300px;object-fit:cover;object-position:top;border:1px solid #ccc}</style>
<table><tr><th></th>${views.map((view) => `<th>${view}</th>`).join('')}</tr>${rows.join('\n')}</table>
${consoleSheet(drawn)}</html>\n`;
}

async function tour(): Promise<void> {
  const started = performance.now();
  await ensureBrowser();
  const own = process.env.BASE ? undefined : await startShop({ onLine: (line) => console.log(line) });
  const base = (process.env.BASE ?? own?.base ?? '').replace(/\/$/, '');
  const folder = resolve(process.env.DATA_DIR ?? '.data', 'tour');
  const browser = await chromium.launch(launchOptions());
  const api = await request.newContext({ baseURL: base });
  let failures = 0;
  let count = 0;
  try {
    const { id, trail, supplier } = await findProduct(api, ({ choices }) => choices.length === 2);
    const list = stops({ productId: id, categoryId: trail[0]?.id ?? 0, supplierId: supplier.id });
    const round = { browser, base, api, folder };
    for (const who of process.env.TOUR === 'console' ? [] : visitors) {
      for (const size of Object.keys(sizes) as (keyof typeof sizes)[]) {
        failures += await takeRound(round, who, size, list);
        count += list.length;
      }
    }
    const staff = process.env.TOUR === 'shop' ? { drawn: [], failures: 0 } : await tourConsole({ ...round, sizes });
    failures += staff.failures;
    count += staff.drawn.length;
    await writeFile(join(folder, 'index.html'), contactSheet(list, staff.drawn));
  } finally {
    await api.dispose();
    await browser.close();
    await own?.stop();
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${count} pictures in ${folder}, ${failures} wrong answers, ${seconds} s; open ${join(folder, 'index.html')}`,
  );
  if (failures > 0) process.exitCode = 1;
}

await tour();
