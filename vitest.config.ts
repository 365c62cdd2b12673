import { readFileSync } from 'node:fs';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const onDatabase = [
  'platform/server/**/*.test.ts',
  'domains/*/server/**/*.test.ts',
  'apps/server/**/*.test.ts',
  'examples/*/shop.test.ts',
];

/** A slow machine fails no test: only what hangs takes this long. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 240_000 } } };

/** Whole banks are started and killed here, several at once: a stage of their own, so that nothing else is slowed down. */
const onWholeBanks = ['tools/bank-test/planted-mistakes.test.ts'];

/**
 * Files that a worker runs one after the other share the modules they import: loading these again for each file took more than half of the time.
 * `npm run test:all` passes `--isolate`, which shows whether a file relies on what another left behind (decision 87).
 */
const shared = { isolate: false };

/**
 * A screen test has a realm of its own within a worker, which costs less than half of a process with a document of its own (decision 93). A worker that has grown
 * beyond this is replaced.
 */
const ownRealm = { pool: 'vmThreads', vmMemoryLimit: '1GB' } as const;

/** Files that `npm test` leaves to another commit. */
const leftOut = process.env['TESTS_LEFT_OUT']?.split(',').filter((path) => path !== '') ?? [];

/** Tests that start whole products take longest: begun last, one of them would run on alone while the other worker has nothing left. */
const STARTS_PRODUCTS = /started-product\.ts'/;

/** `npm run mutate` asks which test files run a function. */
const marks = process.env['MARKS_FOLDER'] === undefined ? [] : ['tools/mutate/name-test.ts'];

/** Runs the test files that start whole products first, then project by project: a worker is kept as long as the next file is of its project. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => STARTS_PRODUCTS.test(readFileSync(moduleId, 'utf8'));
    const others = sorted.filter((file) => !isLong(file));
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const byProject = projects.flatMap((name) => others.filter(({ project }) => project.name === name));
    return [...sorted.filter(isLong), ...byProject];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...patience,
          ...shared,
          name: 'pure',
          setupFiles: [...marks, 'tools/connected-screens.ts'],
          include: ['{apps,platform,domains,tools,e2e,examples}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...onDatabase, ...onWholeBanks, ...leftOut],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...patience,
          ...shared,
          name: 'server',
          setupFiles: [...marks, 'tools/connected-screens.ts', 'tools/sql-rows/record.ts'],
          include: onDatabase,
          exclude: ['**/node_modules/**', ...leftOut],
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
          ...ownRealm,
          name: 'dom',
          environment: 'jsdom',
          setupFiles: [...marks, 'tools/patient-screen-tests.ts', 'tools/connected-screens.ts'],
          include: ['{apps,platform,domains}/**/*.dom.test.tsx'],
          exclude: ['**/node_modules/**', ...leftOut],
          maxWorkers: 2,
        },
      },
    ],
  },
});
