// npm test: every check, the build within its budgets, and the journeys that the change since the last whole proof can reach, each in one of its
// looks; the API tests once more on the distribution's PostgreSQL where SQL changed. `npm run test:all` (`--all`) proves everything; with
// `--record` a run without a failure notes the commit as proven. Every stage runs; what is left out is said; the last line counts the tests.
import { join } from 'node:path';

import { checkStages, vitestStage } from './run/check-stages.ts';
import { changedSinceProven, foldersWithChangedSql, recordProven } from './run/change.ts';
import { findPostgres, startExternalPostgres } from './run/external-postgres.ts';
import { journeysStage, mainJourneys, runJourneys } from './run/journeys.ts';
import { reachedJourneys } from './run/reach.ts';
import { OUT, readOwnReport, runStage, summary, type Stage, type StageResult } from './run/stage.ts';
import { repositoryFiles } from './tidy/source-file.ts';

const build: Stage = {
  name: 'build within byte budgets',
  command: ['node', 'tools/build.ts'],
  timeoutMinutes: 5,
};
const plantedMistakes = vitestStage('planted mistakes are caught', {
  report: 'vitest-bank.json',
  projects: ['bank'],
});
const bankTest: Stage = {
  name: 'the bank test, both databases',
  command: ['node', 'tools/bank-test/main.ts', '--database', 'both', '--report', join(OUT, 'bank-test.json')],
  timeoutMinutes: 6,
  report: { file: join(OUT, 'bank-test.json'), read: readOwnReport },
};
const fuzz: Stage = {
  name: 'every call, asked by everybody',
  command: ['node', 'tools/fuzz/main.ts', '--report', join(OUT, 'fuzz.json')],
  timeoutMinutes: 6,
  report: { file: join(OUT, 'fuzz.json'), read: readOwnReport },
};
const browser: Stage = {
  name: 'a Chromium to test with',
  command: ['node', 'e2e/find-chromium.ts', '--install'],
  timeoutMinutes: 10,
};
const isWhole = process.argv.includes('--all');
const changed = isWhole ? undefined : changedSinceProven();
const leftOut: string[] = [];
const results: StageResult[] = [];
for (const stage of checkStages) results.push(await runStage(stage));
await testOnExternalPostgres();
for (const stage of [fuzz, plantedMistakes, bankTest, build, browser]) results.push(await runStage(stage));
results.push(...(await runJourneys(journeysStage({ isWhole, files: chosenJourneys() }))));
for (const line of leftOut) console.log(`\nleft out: ${line} (npm run test:all)`);
console.log(summary(results));
const isProven = results.every(({ isPassed }) => isPassed);
if (isProven && isWhole && process.argv.includes('--record')) recordProven();
process.exitCode = isProven ? 0 : 1;

/** The journeys that the change since the last whole proof can reach, and the main ones; nothing stands for all. */
function chosenJourneys(): readonly string[] {
  if (isWhole) return [];
  leftOut.push('most looks: each journey is walked in one of its looks, chosen by the commit');
  if (changed === undefined) return [];
  const files = repositoryFiles();
  const all = files.map(({ path }) => path).filter((path) => path.endsWith('.e2e.ts'));
  const chosen = new Set([...mainJourneys, ...reachedJourneys(files, changed)]);
  const rest = all.filter((path) => !chosen.has(path));
  if (rest.length > 0)
    leftOut.push(`journeys that no change since the last whole proof can reach: ${rest.join(', ')}`);
  return [...chosen];
}

async function testOnExternalPostgres(): Promise<void> {
  const folders = isWhole ? undefined : foldersWithChangedSql(changed);
  if (folders?.length === 0) {
    leftOut.push(
      'the API tests on the PostgreSQL of the distribution: no SQL changed since everything was proven',
    );
    return;
  }
  const binaries = findPostgres();
  if (binaries === undefined) {
    console.log(
      '\nNo PostgreSQL 15 or newer of the distribution here (Debian: apt-get install postgresql): the API tests ran on the embedded one only.',
    );
    return;
  }
  const postgres = await startExternalPostgres(binaries);
  try {
    const stage = vitestStage(`API tests on ${postgres.version}`, {
      report: 'vitest-external.json',
      projects: ['server'],
      filters: folders ?? [],
      env: { TEST_DATABASE_URL: postgres.url },
    });
    results.push(await runStage(stage));
  } finally {
    await postgres.close();
  }
}
