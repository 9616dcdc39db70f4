import { chromium } from '@playwright/test';
import { endpoints } from '@sgb/contract/endpoints.ts';
import { ensureBrowser, launchOptions } from '../e2e/support/browser.ts';
import { stops } from '../e2e/support/routes.ts';
import type { Chance } from './chance.ts';
import type { Findings } from './findings.ts';
import { markText, requestFor, schemaOf, valueFor } from './inputs.ts';
import { openSession, type Target } from './target.ts';

const shopper = 'demo_shopper';

/** Puts the mark into every text that a shopper can leave behind. */
async function leaveMarks(target: Target, findings: Findings, chance: Chance): Promise<void> {
  const calls = endpoints.filter(
    ({ auth, method, file, raw, limit }) =>
      auth === 'shopper' && method === 'POST' && !file && !raw && limit !== 'guess',
  );
  let ticket = await openSession(target, shopper);
  for (const call of calls) {
    const texts = Object.entries(schemaOf(call).properties ?? {}).filter(
      ([, { type, format }]) => type === 'string' && !format,
    );
    for (const [name, { maxLength = 200 }] of texts) {
      const input = { ...(valueFor(chance, schemaOf(call)) as object), [name]: markText.slice(0, maxLength) };
      const { http } = await findings.send('stored', requestFor(chance, call, input, { ticket }));
      if (http === 401) ticket = await openSession(target, shopper);
    }
  }
}

const lookMs = 1500;

/** Looks at every page in a browser: the mark must stay text, and the policy of the page must have nothing to forbid. */
export async function tryStored(target: Target, findings: Findings, chance: Chance, until: number): Promise<number> {
  await leaveMarks(target, findings, chance);
  await ensureBrowser();
  const { rows } = await target.pool.query<{ id: string; category: number; supplier: string }>(
    'select id::text, category_id as category, supplier_id::text as supplier from products order by id limit 1',
  );
  const [goods] = rows;
  const pages = stops({
    productId: goods?.id ?? '',
    categoryId: goods?.category ?? 0,
    supplierId: goods?.supplier ?? '',
  });
  const browser = await chromium.launch(launchOptions());
  let looked = 0;
  try {
    for (const who of [shopper, 'demo_admin']) {
      const context = await browser.newContext({ baseURL: target.base, reducedMotion: 'reduce' });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      for (const { path } of pages) {
        if (Date.now() > until) break;
        await context.addCookies([{ name: 'ticket', value: await openSession(target, who), url: target.base }]);
        const page = await context.newPage();
        const alarms: string[] = [];
        page.on('console', (line) => line.text().includes('policy: ') && alarms.push(line.text()));
        page.on('dialog', (dialog) => alarms.push(`dialog: ${dialog.message()}`) && dialog.dismiss());
        await page.goto(`/shop${path}`, { waitUntil: 'load' }).catch(() => undefined);
        await page
          .locator('html[data-ready=yes]')
          .waitFor({ timeout: lookMs })
          .catch(() => undefined);
        const struck = await page.evaluate(() => 'struck' in window).catch(() => false);
        if (struck) alarms.push('a text that was stored has run as a script');
        for (const alarm of alarms) findings.note('stored', `${path} as ${who}: ${alarm}`);
        await page.close();
        looked++;
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return looked;
}
