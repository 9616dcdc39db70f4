import { defineConfig } from 'vitest/config';

const integration = '**/*.int.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [integration, '**/node_modules/**', '**/dist/**', 'e2e/**'],
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
