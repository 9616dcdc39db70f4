import { chromium } from '@playwright/test';
import { launchOptions } from './e2e/support/browser.ts';
import { openSession } from './e2e/support/session.ts';
import { suppressPopups } from './e2e/fixtures/test.ts';
const base = 'http://127.0.0.1:3610';
const sizes: Record<string, [number, number]> = { p390: [390, 664], p360: [360, 640], d: [1440, 900] };
const [, , out = '/tmp/group-shots', which = 'p390,p360,d', ...only] = process.argv;
const browser = await chromium.launch(launchOptions());
const people: Record<string, [string, string][]> = {
  ambassador: [['g-index', '/groupship/index'], ['g-members', '/groupship/index?tab=members'], ['g-handover', '/groupship/index?tab=handover'], ['g-share', '/groupship/index?tab=share'], ['g-goods', '/groupship/index?tab=goods'], ['g-earn', '/groupship/index?tab=earnings'], ['round-open', 'ROUND10'], ['round-sea', 'ROUND40'], ['round-hand', 'ROUND60']],
  member: [['g-index', '/groupship/index'], ['round-open', 'ROUND10'], ['round-hand', 'ROUND60'], ['bind', '/groupship/bindAmbassador'], ['teams', '/team/index'], ['tab10', '/order/list?tab=10'], ['saving', '/account/saving']],
  shopper: [['g-index', '/groupship/index'], ['apply', '/groupship/index?apply'], ['bind', '/groupship/bindAmbassador']],
};
const request = await (await browser.newContext({ baseURL: base })).request;
for (const [who, pages] of Object.entries(people)) {
  if (only.length && !only.some((o) => o.startsWith(who))) continue;
  const s = await openSession(request, who as never);
  const rounds = await (await request.get(`/api/groupship/rounds?ticket=${s.ticket}`)).json();
  for (const size of which.split(',')) {
    const [w, h] = sizes[size]!;
    const ctx = await browser.newContext({ baseURL: base, viewport: { width: w, height: h }, locale: 'en-ZA', timezoneId: 'Africa/Johannesburg', ...(size !== 'd' && { hasTouch: true, isMobile: true }) });
    await ctx.addCookies([{ name: 'ticket', value: s.ticket, url: base }, { name: 'userid', value: String(s.user.userId), url: base }]);
    await ctx.addInitScript(suppressPopups, s.user.userId);
    const page = await ctx.newPage();
    for (const [name, path] of pages) {
      if (only.length && !only.includes(who) && !only.includes(`${who}/${name}`)) continue;
      let to = path;
      if (path.startsWith('ROUND')) { const st = Number(path.slice(5)); const r = rounds.data.items.find((x: any) => x.state === st || (st === 60 && x.state === 50)); if (!r) { console.log('none', who, path); continue; } to = `/groupship/round/${r.id}`; }
      await page.goto(`/shop${to}`, { waitUntil: 'domcontentloaded' });
      await page.locator('html[data-ready=yes]').waitFor({ timeout: 30000 });
      await page.waitForTimeout(1200);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      console.log(who, name, size, wide > w ? `TOO WIDE ${wide}` : 'ok', await page.evaluate(() => document.documentElement.scrollHeight));
      await page.screenshot({ path: `${out}/${who}-${name}-${size}.png`, fullPage: true });
    }
    await ctx.close();
  }
}
await browser.close();
