// npm test: every check, the build within its budgets, and the journeys that the change since the last whole proof can reach, each in one of its
// looks; the API tests that changed SQL can reach, once more on the distribution's PostgreSQL. `npm run test:all` (`--all`) proves everything. With `--record`
// the commit is noted as proven, but for the journeys that failed. Every stage runs; what is left out is said; the last line counts the tests.
import { join } from 'node:path';

import { readingLanes, sqlRows, unitTests, vitestStage } from './run/check-stages.ts';
import { changedSinceProven, leftThen, recordProven, turnOfCommit } from './run/change.ts';
import { findPostgres, startExternalPostgres } from './run/external-postgres.ts';
import { chooseJourneys, journeysStage, tryJourneysAgain, type ChosenJourneys } from './run/journeys.ts';
import { repeatedOnOtherPostgres } from './run/other-postgres.ts';
import { reachedJourneys } from './run/reach.ts';
import {
  givingWay,
  OUT,
  readOwnReport,
  runLanes,
  runStage,
  summary,
  type Stage,
  type StageResult,
} from './run/stage.ts';
import { testsOfOtherTurns } from './run/turns-of-tests.ts';
import { tryUnitTestsAgain } from './run/unit-tests.ts';
import { repositoryFiles } from './tidy/source-file.ts';

const isWhole = process.argv.includes('--all');
const build: Stage = {
  name: 'build within byte budgets',
  command: ['node', 'tools/build.ts'],
  timeoutMinutes: 15,
};
/** Of the mistakes that the bank test has to catch every fifth one, by the turn of the commit. */
const plantedMistakes = vitestStage('planted mistakes are caught', {
  report: 'vitest-bank.json',
  projects: ['bank'],
  ...(!isWhole && { env: { PLANTED_TURN: String(turnOfCommit()) } }),
});
const bankTest = (database: 'embedded' | 'external' | 'both'): Stage => ({
  name: `the bank test, database: ${database}`,
  command: [
    'node',
    'tools/bank-test/main.ts',
    '--database',
    database,
    '--report',
    join(OUT, 'bank-test.json'),
  ],
  timeoutMinutes: 18,
  report: { file: join(OUT, 'bank-test.json'), read: readOwnReport },
});
/** The same commit proves the same: only `--all` asks with another seed each time. */
const FUZZ_SEED = '20261127';
const fuzz: Stage = {
  name: 'every call, asked by everybody',
  command: [
    'node',
    'tools/fuzz/main.ts',
    '--report',
    join(OUT, 'fuzz.json'),
    ...(isWhole ? [] : ['--seed', FUZZ_SEED, '--turn', String(turnOfCommit())]),
  ],
  timeoutMinutes: 18,
  report: { file: join(OUT, 'fuzz.json'), read: readOwnReport },
};
const browser: Stage = {
  name: 'a Chromium to test with',
  command: ['node', 'e2e/find-chromium.ts', '--install'],
  timeoutMinutes: 30,
};
const ON_OTHER_POSTGRES = 'API tests on';
const files = repositoryFiles();
const changed = isWhole ? undefined : changedSinceProven();
const left = leftThen();
const leftOut: string[] = [];
const results: StageResult[] = [];
const ofOtherTurns = isWhole ? [] : testsOfOtherTurns({ files, changed, turn: turnOfCommit() });
if (!isWhole)
  leftOut.push(
    `unit and API tests whose turn comes with another commit: ${ofOtherTurns.join(', ')}`,
    'a fresh load of the modules for each file of unit and API tests',
    'four fifths of the mistakes that the bank test has to catch, whose turn comes with another commit',
    'seven eighths of the requests of every kind, whose turn comes with another commit',
  );
results.push(...(await runLanes(readingLanes)));
const units = unitTests({ isWhole, leftOut: ofOtherTurns });
results.push(...(await tryUnitTestsAgain(units, await runStage(units))));
const onOther = await openOtherPostgres();
try {
  results.push(...(await runLanes([[fuzz], [build, ...onOther.stages, plantedMistakes]])));
} finally {
  await onOther.close();
}
// The bank test measures a pace: beside it runs only what gives way.
results.push(...(await runLanes([[bankTest(bankOfTurn())], givingWay([sqlRows])])), await runStage(browser));
const chosen = chosenJourneys();
const journeysChosen = journeysStage({ isWhole, files: chosen.taken });
const journeys = await tryJourneysAgain(journeysChosen, await runStage(journeysChosen));
results.push(...journeys.results);
for (const line of leftOut) console.log(`\nleft out: ${line} (npm run test:all)`);
console.log(summary(results));
if (process.argv.includes('--record')) recordWhatPassed();
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;

/** Stages that every run repeats whole need no record; a failure on the other PostgreSQL, or journeys that broke off, leave none. */
function recordWhatPassed(): void {
  const there = results.find(({ name }) => name.startsWith(ON_OTHER_POSTGRES));
  if (there?.isPassed === false || journeys.unproven === undefined)
    console.log('not recorded: what failed would be left out of the next run');
  else
    recordProven({
      unproven: journeys.unproven,
      postponed: chosen.postponed,
      postponedOnOther: onOther.postponed,
    });
}

/** The bank is tried on one database by the turn of the commit, on both in the whole proof. */
function bankOfTurn(): 'embedded' | 'external' | 'both' {
  if (isWhole || findPostgres() === undefined) return 'both';
  const [database, other] =
    turnOfCommit() % 2 === 0 ? (['embedded', 'external'] as const) : (['external', 'embedded'] as const);
  leftOut.push(`the bank test on the ${other} database, whose turn comes with another commit`);
  return database;
}

/** The journeys of this run; `taken` is empty where all of them run. */
function chosenJourneys(): ChosenJourneys {
  if (isWhole) return { taken: [], postponed: [] };
  leftOut.push('most looks: each journey is walked in one of its looks, chosen by the commit');
  const all = files.map(({ path }) => path).filter((path) => path.endsWith('.e2e.ts'));
  // A journey that failed, or was left to a later run, counts as changed.
  const reached = reachedJourneys(files, changed && [...changed, ...left.unproven, ...left.postponed]);
  const choice = chooseJourneys({
    reached,
    failed: left.unproven.filter((path) => all.includes(path)),
    turn: turnOfCommit(),
  });
  const unreached = all.filter((path) => !reached.includes(path) && !choice.taken.includes(path));
  if (unreached.length > 0)
    leftOut.push(`journeys that no change since the last whole proof can reach: ${unreached.join(', ')}`);
  if (choice.postponed.length > 0)
    leftOut.push(`journeys whose turn comes with another commit: ${choice.postponed.join(', ')}`);
  return choice;
}

interface OtherPostgres {
  readonly stages: readonly Stage[];
  /** The test files that are left to later runs. */
  readonly postponed: readonly string[];
  readonly close: () => Promise<void>;
}

/** Where what SQL that changed can reach, or all of it, is repeated. */
async function openOtherPostgres(): Promise<OtherPostgres> {
  const { taken, postponed, unreached } = repeatedOnOtherPostgres({
    files,
    changed,
    before: left.postponedOnOther,
    turn: turnOfCommit(),
    ...(isWhole && { most: Infinity }),
  });
  if (unreached.length > 0)
    leftOut.push(`on the other PostgreSQL, tests that no changed SQL can reach: ${unreached.join(', ')}`);
  if (postponed.length > 0)
    leftOut.push(
      `on the other PostgreSQL, tests whose turn comes with another commit: ${postponed.join(', ')}`,
    );
  const nothing = { stages: [], close: () => Promise.resolve() };
  if (taken.length === 0) return { ...nothing, postponed };
  const binaries = findPostgres();
  if (binaries === undefined) {
    console.log(
      '\nNo PostgreSQL 15 or newer of the distribution here (Debian: apt-get install postgresql): the API tests ran on the embedded one only.',
    );
    return { ...nothing, postponed: [...taken, ...postponed] };
  }
  const postgres = await startExternalPostgres(binaries);
  const stage = vitestStage(`${ON_OTHER_POSTGRES} ${postgres.version}`, {
    report: 'vitest-external.json',
    projects: ['server'],
    filters: taken,
    env: { TEST_DATABASE_URL: postgres.url },
  });
  return { stages: [stage], postponed, close: () => postgres.close() };
}
