import { defineConfig } from 'vitest/config';

const onDatabase = [
  'platform/server/**/*.test.ts',
  'domains/*/server/**/*.test.ts',
  'apps/server/**/*.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{apps,platform,domains,tools,e2e}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...onDatabase],
          testTimeout: 20_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          include: onDatabase,
          exclude: ['**/node_modules/**'],
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
          include: ['{apps,platform,domains}/**/*.dom.test.tsx'],
          exclude: ['**/node_modules/**'],
          testTimeout: 20_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
