import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/support/browser.ts';

export default defineConfig({
  testDir: 'e2e/specs',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // One more than most machines have cores: a test waits for its page nearly half of its time.
  workers: 3,
  // One more try, and the test is named at the end: a machine that stalls must not look like a fault of the shop.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: process.env.E2E_JSON ?? 'test-results/e2e.json' }]],
  use: {
    // Known only after the global setup, which every worker comes after.
    baseURL: process.env.BASE,
    actionTimeout: 15_000,
    browserName: 'chromium',
    launchOptions: launchOptions(),
    // What a service worker asks for, a test could not answer; offline.spec.ts has one.
    serviceWorkers: 'block',
    // One context for all tests of a worker, emptied before each: that saves an eighth of the work.
    reuseContext: true,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    screenshot: 'only-on-failure',
    // Recording every step costs as much as the steps; TRACE=1 does it for the test that needs a closer look.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
