// npm test: every check, the build within its budgets, the API tests once more on the distribution's PostgreSQL, and the journeys in a
// browser. Every stage runs; the last line says how many tests passed and failed.
import { join } from 'node:path';

import { checkStages, vitestStage } from './run/check-stages.ts';
import { findPostgres, startExternalPostgres } from './run/external-postgres.ts';
import {
  OUT,
  readOwnReport,
  readPlaywrightReport,
  runStage,
  summary,
  type Stage,
  type StageResult,
} from './run/stage.ts';

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
const journeys: Stage = {
  name: 'journeys in the browser',
  command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
  timeoutMinutes: 36,
  report: { file: join(OUT, 'playwright.json'), read: readPlaywrightReport },
};

const results: StageResult[] = [];
for (const stage of checkStages) results.push(await runStage(stage));
await testOnExternalPostgres();
for (const stage of [fuzz, plantedMistakes, bankTest, build, browser, journeys])
  results.push(await runStage(stage));
console.log(summary(results));
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;

async function testOnExternalPostgres(): Promise<void> {
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
      env: { TEST_DATABASE_URL: postgres.url },
    });
    results.push(await runStage(stage));
  } finally {
    await postgres.close();
  }
}
