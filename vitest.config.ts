import { defineConfig } from 'vitest/config';

const integration = '**/*.int.test.ts';

export default defineConfig({
  test: {
    // One core is left to the database by default; here it works for the same tests, so that both cores have work.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [integration, '**/node_modules/**', '**/dist/**', 'e2e/**'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: [integration],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
