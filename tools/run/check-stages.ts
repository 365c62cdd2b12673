import { join } from 'node:path';

import { OUT, readOwnReport, readVitestReport, type Stage } from './stage.ts';

/** Where the API tests note what their statements answer. */
const SQL_ROWS = join(OUT, 'sql-rows');
const SQL_ROWS_REPORT = join(OUT, 'sql-rows.json');

/** What is read and not run: two lanes, side by side. */
export const readingLanes: readonly (readonly Stage[])[] = [
  [
    { name: 'types', command: ['tsc', '-p', 'tsconfig.json'], timeoutMinutes: 9 },
    { name: 'generated files', command: ['node', 'tools/generate.ts', '--check'], timeoutMinutes: 6 },
  ],
  [
    { name: 'format', command: ['oxfmt', '--check', '.'], timeoutMinutes: 3 },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], timeoutMinutes: 6 },
    { name: 'unused code', command: ['knip'], timeoutMinutes: 6 },
  ],
];

export const unitTests = ({
  isWhole = false,
  leftOut = [],
}: { readonly isWhole?: boolean; readonly leftOut?: readonly string[] } = {}): Stage =>
  vitestStage('unit and API tests', {
    report: 'vitest.json',
    projects: ['pure', 'server', 'dom'],
    env: { SQL_ROWS, ...(leftOut.length > 0 && { TESTS_LEFT_OUT: leftOut.join(',') }) },
    isIsolated: isWhole,
  });

/** After the unit and API tests, which note the rows. */
export const sqlRows: Stage = {
  name: 'rows of SQL are as the code declares them',
  command: ['node', 'tools/sql-rows/main.ts', SQL_ROWS, '--report', SQL_ROWS_REPORT],
  timeoutMinutes: 9,
  report: { file: SQL_ROWS_REPORT, read: readOwnReport },
};

/**
 * One run of vitest, counted; with `projects` and `filters` (parts of paths) only those, with `env` against another database, with `isIsolated`
 * each file with modules of its own.
 */
export function vitestStage(
  name: string,
  {
    report,
    projects = [],
    filters = [],
    env = {},
    isIsolated = false,
  }: {
    readonly report: string;
    readonly projects?: readonly string[];
    readonly filters?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
    readonly isIsolated?: boolean;
  },
): Stage {
  const file = join(OUT, report);
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    command: [
      'vitest',
      'run',
      ...filters,
      ...chosen,
      ...(isIsolated ? ['--isolate'] : []),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    timeoutMinutes: 60,
    env,
    report: { file, read: readVitestReport },
  };
}
