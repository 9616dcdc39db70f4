import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { launchOptions } from './e2e/support/browser.ts';

// What was compiled, and read as TypeScript, is kept where the shop keeps it: for the next file, process and run.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

const integration = '**/*.int.test.ts';
const shop = 'apps/shop/**';
const never = ['**/node_modules/**', '**/dist/**', 'e2e/**'];
/** Node loads the sources as they are, as it does when the shop runs; to have Vite rewrite them took a quarter of the work. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };
const unit = { include: ['**/*.test.{ts,tsx}'], testTimeout: 60_000, hookTimeout: 60_000 };

/** What starts and kills whole shops takes longest: begun last, it would keep one core while the others are done. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /\/(kills|main)\.int\.test\.ts$/.test(moduleId);
    return [...order.filter(isLong), ...order.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // One core is left to the database by default; here it works for the same tests, so that both cores have work.
    maxWorkers: '100%',
    // What a file needs of the server is loaded once for each core rather than once for each file: that took a third of
    // the time. A test that changes something of the whole process changes it back.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          ...native,
          name: 'unit',
          exclude: [...never, integration, shop, 'apps/console/**/*.test.tsx'],
        },
      },
      // What runs in a browser looks at globals when it is loaded, and its tests put their own there.
      {
        extends: true,
        test: { ...unit, name: 'unit-shop', include: [`${shop}/*.test.ts`], exclude: never, isolate: true },
      },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        test: {
          ...unit,
          name: 'component',
          include: ['**/*.test.tsx'],
          exclude: never,
          globalSetup: 'e2e/support/ensure-browser.ts',
          isolate: false,
          // As for the other tests in a browser: one more try, and the test is named at the end.
          retry: 1,
          // As in integration tests, nothing is expected to be quick.
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            provider: playwright({
              launchOptions: launchOptions(),
              actionTimeout: 30_000,
              contextOptions: { locale: 'en-ZA', timezoneId: 'Africa/Johannesburg' },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 390, height: 844 },
            locators: { exact: false },
            screenshotFailures: false,
          },
        },
      },
      {
        extends: true,
        test: {
          ...native,
          name: 'integration',
          include: [integration],
          exclude: never,
          globalSetup: 'apps/start/src/testing/global-setup.ts',
          setupFiles: 'apps/start/src/testing/setup.ts',
          // Nothing is expected to be quick: a machine that stalls must not look like a fault of the shop.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // The tests that say they may run side by side start whole shops, which other files wait for.
          maxConcurrency: 2,
        },
      },
    ],
  },
});
