import type { Browser, BrowserContextOptions } from '@playwright/test';

/** A cheap phone on a bad line, as Chromium itself plays it. */
const line = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const slowerCpu = 4;
const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  // A first visit: nothing is there yet.
  serviceWorkers: 'block',
};
const quietMs = 2000;
const longestMs = 60_000;

export interface Control {
  /** What is tapped, as soon as it can be seen. */
  readonly tap: string;
  /** Whether the tap has had its effect. Asked in the page, or in the one that it led to. */
  readonly effect: () => boolean;
}

declare global {
  interface Window {
    measured: { paint: number; what: string; usable?: number };
  }
}

async function openPhone(browser: Browser, ticket: string | undefined, base: string, saveData: boolean) {
  const context = await browser.newContext({
    ...phone,
    baseURL: base,
    ignoreHTTPSErrors: true,
    ...(saveData && { extraHTTPHeaders: { 'save-data': 'on' } }),
  });
  if (ticket) await context.addCookies([{ name: 'ticket', value: ticket, url: base }]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  return { context, page, cdp };
}

interface Seen {
  readonly paintMs: number;
  /** What the largest paint was. */
  readonly what: string;
  readonly bytes: number;
}

/** Looks at a page, and touches nothing, until the line has been quiet for a while. */
export async function look(browser: Browser, base: string, path: string, options: Visitor): Promise<Seen> {
  const { context, page, cdp } = await openPhone(browser, options.ticket, base, options.saveData);
  let [bytes, last] = [0, Date.now()];
  const heard = () => {
    last = Date.now();
  };
  cdp.on('Network.requestWillBeSent', heard);
  cdp.on('Network.dataReceived', heard);
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    heard();
  });
  await page.addInitScript(() => {
    window.measured = { paint: 0, what: '' };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element, url } = entry as PerformanceEntry & { element?: Element; url: string };
        window.measured = { paint: entry.startTime, what: url || (element?.textContent ?? '').slice(0, 40) };
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const began = Date.now();
  await page.goto(path, { waitUntil: 'load', timeout: longestMs });
  while (Date.now() - last < quietMs && Date.now() - began < longestMs) await page.waitForTimeout(100);
  const { paint, what } = await page.evaluate(() => window.measured);
  await context.close();
  return { paintMs: paint, what, bytes };
}

interface Visitor {
  readonly ticket?: string | undefined;
  readonly saveData: boolean;
}

/** Taps a control as soon as it can be seen: milliseconds from the beginning until that had its effect, on whatever page. */
export async function tap(
  browser: Browser,
  base: string,
  path: string,
  { tap: control, effect }: Control,
  options: Visitor,
): Promise<number> {
  const { context, page } = await openPhone(browser, options.ticket, base, options.saveData);
  await page.addInitScript(`{
    window.measured = { paint: 0, what: '' };
    const look = () => {
      if (document.body && (${effect})()) window.measured.usable = performance.timeOrigin + performance.now();
      else requestAnimationFrame(look);
    };
    look();
  }`);
  await page.goto(path, { waitUntil: 'commit', timeout: longestMs });
  const began = await page.evaluate(() => performance.timeOrigin);
  await page.locator(control).filter({ visible: true }).first().tap({ timeout: longestMs, noWaitAfter: true });
  await page.waitForFunction(() => window.measured.usable !== undefined, undefined, { timeout: longestMs });
  const usable = await page.evaluate(() => window.measured.usable ?? 0);
  await context.close();
  return usable - began;
}
