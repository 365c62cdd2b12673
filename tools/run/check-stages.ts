import { join } from 'node:path';

import { OUT, readVitestReport, type Stage } from './stage.ts';

/** Everything short of the build and the browser, cheapest first. */
export const checkStages: readonly Stage[] = [
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'], timeoutMinutes: 3 },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], timeoutMinutes: 2 },
  { name: 'format', command: ['oxfmt', '--check', '.'], timeoutMinutes: 1 },
  { name: 'unused code', command: ['knip'], timeoutMinutes: 2 },
  { name: 'generated files', command: ['node', 'tools/generate.ts', '--check'], timeoutMinutes: 2 },
  vitestStage('unit and API tests', { report: 'vitest.json', projects: ['pure', 'server', 'dom'] }),
];

/** One run of vitest, counted; with `projects` and `filters` (parts of paths) only those, with `env` against another database. */
export function vitestStage(
  name: string,
  {
    report,
    projects = [],
    filters = [],
    env = {},
  }: {
    readonly report: string;
    readonly projects?: readonly string[];
    readonly filters?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
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
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    timeoutMinutes: 12,
    env,
    report: { file, read: readVitestReport },
  };
}
