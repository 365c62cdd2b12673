import { readFileSync } from 'node:fs';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const onDatabase = [
  'platform/server/**/*.test.ts',
  'domains/*/server/**/*.test.ts',
  'apps/server/**/*.test.ts',
];

/** A slow machine fails no test: only what hangs takes this long. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 240_000 } } };

/** Whole banks are started and killed here, several at once: a stage of their own, so that nothing else is slowed down. */
const onWholeBanks = ['tools/bank-test/planted-mistakes.test.ts'];

/** Tests that start whole products take longest: begun last, one of them would run on alone while the other worker has nothing left. */
const STARTS_PRODUCTS = /started-product\.ts'/;

/** Runs the test files that start whole products first, and the others in vitest's own order. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => STARTS_PRODUCTS.test(readFileSync(moduleId, 'utf8'));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

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
