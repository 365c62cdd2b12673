import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,platform,domains,tools}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.dom.test.tsx'],
          globalSetup: ['platform/server/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{platform,domains,apps}/**/*.dom.test.tsx'],
          testTimeout: 20_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
