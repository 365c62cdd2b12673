import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { repositoryRoot } from '../tidy/source-file.ts';
import { unitTests, vitestStage } from './check-stages.ts';
import { runStage, type Stage, type StageResult } from './stage.ts';

/** More files than this that fail together are no accident of a busy machine. */
const MOST_TRIED_AGAIN = 3;

/** The unit and API tests, and those that failed once more. */
export async function runUnitTests(): Promise<readonly StageResult[]> {
  const stage = unitTests();
  return tryUnitTestsAgain(stage, await runStage(stage));
}

/**
 * Up to three files that failed are run once more, alone, and both results are told, as with journeys: what passes then was disturbed by the others, and
 * what fails again is a fault. Answers what counts in the end.
 */
export async function tryUnitTestsAgain(stage: Stage, first: StageResult): Promise<readonly StageResult[]> {
  if (first.isPassed) return [first];
  const report = stage.report?.file ?? '';
  const failed = existsSync(report) ? failedFiles(readFileSync(report, 'utf8')) : [];
  if (failed.length === 0 || failed.length > MOST_TRIED_AGAIN) return [first];
  const again = await runStage(
    vitestStage('the failed files again, alone', {
      report: 'vitest-again.json',
      projects: ['pure', 'server', 'dom'],
      filters: failed,
    }),
  );
  if (!again.isPassed) return [first, again];
  for (const path of failed) console.log(`failed among the others and passed alone: ${path}`);
  return [{ ...first, isPassed: true, failed: 0 }, again];
}

/** The files of a report of vitest's that failed, as they stand in the repository: a test of theirs, or the file itself. */
export function failedFiles(text: string): readonly string[] {
  const report: { readonly testResults: readonly { readonly name: string; readonly status: string }[] } =
    JSON.parse(text);
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(repositoryRoot, name));
}
