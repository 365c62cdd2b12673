import { defineConfig } from 'vitest/config';

import { LongFirst } from './tools/long-first.ts';

const onDatabase = [
  'platform/server/**/*.test.ts',
  'domains/*/server/**/*.test.ts',
  'apps/server/**/*.test.ts',
];

/** A slow machine fails no test: only what hangs takes this long. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 240_000 } } };

/** Whole banks are started and killed here, several at once: a stage of their own, so that nothing else is slowed down. */
const onWholeBanks = ['tools/bank-test/planted-mistakes.test.ts'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...patience,
          name: 'pure',
          setupFiles: ['tools/connected-screens.ts'],
          include: ['{apps,platform,domains,tools,e2e}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...onDatabase, ...onWholeBanks],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...patience,
          name: 'server',
          setupFiles: ['tools/connected-screens.ts', 'tools/sql-rows/record.ts'],
          include: onDatabase,
          exclude: ['**/node_modules/**'],
          globalSetup: ['platform/server/testing/global-setup.ts', 'tools/sql-rows/clear.ts'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...patience,
          name: 'bank',
          include: onWholeBanks,
          exclude: ['**/node_modules/**'],
          maxConcurrency: 3,
        },
      },
      {
        test: {
          ...patience,
          name: 'dom',
          environment: 'jsdom',
          setupFiles: ['tools/patient-screen-tests.ts', 'tools/connected-screens.ts'],
          include: ['{apps,platform,domains}/**/*.dom.test.tsx'],
          exclude: ['**/node_modules/**'],
          maxWorkers: 2,
        },
      },
    ],
  },
});
