import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type ConsolePath, pagesOf } from '@sgb/contract/console-pages.ts';
import { staffRoles } from '@sgb/contract/people.ts';
import { ask } from '../e2e/support/api.ts';
import { openSession } from '../e2e/support/session.ts';

/** The console's pages as each role sees them: every page of its navigation, and one thing of each list that has a page for it. */

/** What is looked at closely, by the list that leads to it. */
const detailed: ReadonlySet<ConsolePath> = new Set([
  'orders',
  'parcels',
  'purchases',
  'suppliers',
  'people',
  'cases',
  'ledger',
]);

interface Round {
  readonly browser: Browser;
  readonly base: string;
  readonly api: APIRequestContext;
  readonly folder: string;
  readonly sizes: Readonly<Record<string, BrowserContextOptions>>;
}

/** The pictures of a role, for the contact sheet. */
export interface Drawn {
  readonly view: string;
  readonly name: string;
}

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 });
  // Pages with something live are never idle.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
}

/** Answers the pictures, and how many pages showed nothing. */
export async function tourConsole(round: Round): Promise<{ drawn: readonly Drawn[]; failures: number }> {
  const drawn: Drawn[] = [];
  let failures = 0;
  // TOUR_ROLE=finance draws one of them.
  for (const role of staffRoles.filter((each) => each === (process.env.TOUR_ROLE ?? each))) {
    const { ticket } = await openSession(round.api, role);
    const me = await ask(round.api, 'GET /api/user/logininfo', {}, ticket);
    for (const [size, options] of Object.entries(round.sizes)) {
      const view = `console-${role}-${size}`;
      await mkdir(join(round.folder, view), { recursive: true });
      const context = await round.browser.newContext({ ...options, baseURL: round.base, reducedMotion: 'reduce' });
      await context.addCookies([
        { name: 'staffticket', value: ticket, domain: new URL(round.base).hostname, path: '/console/' },
      ]);
      const page = await context.newPage();
      const draw = async (name: string) => {
        const shown = await settle(page).then(
          () => true,
          () => false,
        );
        if (!shown) failures++;
        await page.screenshot({ path: join(round.folder, view, `${name}.png`), fullPage: true });
        drawn.push({ view, name });
        console.log(`${view} ${String(drawn.length).padStart(4)} ${name}${shown ? '' : '  showed nothing'}`);
      };
      await page.goto('/console/');
      await draw('today');
      for (const { path } of pagesOf(me)) {
        await page.goto(`/console/${path}`);
        await draw(path);
        const first = page.getByRole('row').nth(1).getByRole('button').first();
        if (!detailed.has(path) || !(await first.isVisible())) continue;
        await first.click();
        await draw(`${path}-one`);
      }
      await context.close();
    }
  }
  return { drawn, failures };
}
