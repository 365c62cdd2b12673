import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  OUT,
  readPlaywrightReport,
  runStage,
  type Stage,
  type StageResult,
  type TestCount,
} from './stage.ts';

/** What must never break, whatever changed: these run always. */
export const mainJourneys: readonly string[] = [
  'e2e/bytes.e2e.ts',
  'e2e/guards.e2e.ts',
  'e2e/offline.e2e.ts',
  'e2e/shell.e2e.ts',
  'e2e/walk.e2e.ts',
  'domains/approvals/e2e/approvals.e2e.ts',
  'domains/banking/e2e/withdraw.e2e.ts',
  'domains/contact/e2e/contact.e2e.ts',
  'domains/exchange/e2e/convert.e2e.ts',
  'domains/identity/e2e/hold-after-reset.e2e.ts',
  'domains/identity/e2e/open-an-account.e2e.ts',
  'domains/identity/e2e/pin-reset.e2e.ts',
  'domains/identity/e2e/recover.e2e.ts',
  'domains/identity/e2e/second-factor.e2e.ts',
  'domains/payment-requests/e2e/request-money.e2e.ts',
  'domains/profile/e2e/settings.e2e.ts',
  'domains/site/e2e/landing.e2e.ts',
  'domains/wallet/e2e/freeze.e2e.ts',
  'domains/wallet/e2e/history.e2e.ts',
  'domains/wallet/e2e/send-money.e2e.ts',
  'domains/wallet/e2e/statements.e2e.ts',
];

/** Files of journeys that a run takes besides the main ones. Where a change reaches more, they take turns: a run stays short as the product grows. */
const MOST_BESIDES_MAIN = 2;

/** What a run takes of the journeys that a change can reach, and what it leaves to later runs. */
export interface ChosenJourneys {
  readonly taken: readonly string[];
  readonly postponed: readonly string[];
}

/**
 * The journeys of a run: the main ones; those that failed when the last run was recorded (`failed`); then those that the change reaches, at most
 * `most` of them, beginning where the number of the commit (`turn`) says.
 */
export function chooseJourneys({
  reached,
  failed,
  turn,
  most = MOST_BESIDES_MAIN,
}: {
  readonly reached: readonly string[];
  readonly failed: readonly string[];
  readonly turn: number;
  readonly most?: number;
}): ChosenJourneys {
  const always = new Set([...mainJourneys, ...failed]);
  const besides = reached.filter((path) => !always.has(path));
  const first = besides.length === 0 ? 0 : turn % besides.length;
  const inTurn = [...besides.slice(first), ...besides.slice(0, first)];
  return { taken: [...always, ...inTurn.slice(0, most)], postponed: inTurn.slice(most).toSorted() };
}

/** More than this many that fail together are no accident of a busy machine. */
const MOST_TRIED_AGAIN = 3;

interface Suite {
  readonly file: string;
  readonly specs?: readonly { readonly title: string; readonly line: number; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
}

/** A journey that failed: where it stands, as Playwright takes it on its command line, and what it says. */
export interface FailedJourney {
  readonly place: string;
  readonly title: string;
}

export interface JourneysRun {
  readonly results: readonly StageResult[];
  /** The files of the journeys that failed and did not pass alone; undefined where the run did not say which. */
  readonly unproven: readonly string[] | undefined;
}

/**
 * Up to three journeys that failed are run once more, alone, and both results are told: what passes then was disturbed by the others, and what fails
 * again is a fault.
 */
export async function tryJourneysAgain(
  stage: Stage & { readonly report: NonNullable<Stage['report']> },
  first: StageResult,
): Promise<JourneysRun> {
  if (first.isPassed) return { results: [first], unproven: [] };
  const failed = failedJourneys(readReport(stage.report.file));
  // Fewer in the report than it counts: the run broke off, and what it did not come to is not proven.
  const unproven = failed.length === first.failed ? filesOf(failed) : undefined;
  if (failed.length === 0 || failed.length > MOST_TRIED_AGAIN) return { results: [first], unproven };
  const again = await runStage({
    ...stage,
    name: 'the failed ones again, alone',
    command: [
      'playwright',
      'test',
      '-c',
      CONFIG,
      '--workers=1',
      ...new Set(failed.map(({ place }) => place)),
    ],
    env: {
      ...stage.env,
      JOURNEYS_REPORT: 'playwright-again.json',
      JOURNEYS_OUT: 'journeys-again',
      JOURNEYS_TRACE: 'on',
    },
    report: { file: join(OUT, 'playwright-again.json'), read: readJourneys },
  });
  if (!again.isPassed) return { results: [first, again], unproven };
  for (const { place, title } of failed)
    console.log(`failed among the others and passed alone: ${place} ${title}`);
  return { results: [{ ...first, isPassed: true, failed: 0 }, again], unproven: [] };
}

const CONFIG = 'e2e/playwright.config.ts';

/** Journeys take their turn unless `isWhole`; with `files` only those. */
export function journeysStage({
  isWhole,
  files = [],
}: {
  readonly isWhole: boolean;
  readonly files?: readonly string[];
}): Stage & { readonly report: NonNullable<Stage['report']> } {
  return {
    name: 'journeys in the browser',
    command: ['playwright', 'test', '-c', CONFIG, ...files],
    timeoutMinutes: isWhole ? 180 : 60,
    env: { JOURNEYS_TRACE: 'off', ...(isWhole && { PROOF: 'all' }) },
    report: { file: join(OUT, 'playwright.json'), read: readJourneys },
  };
}

function readJourneys(text: string): TestCount {
  const wrong = failedJourneys(text).map(({ place, title }) => `${place} ${title}`);
  return { ...readPlaywrightReport(text), wrong };
}

function readReport(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '{"suites":[]}';
  }
}

/** The files in which journeys failed. */
function filesOf(failed: readonly FailedJourney[]): readonly string[] {
  return failed.map(({ place }) => place.slice(0, place.lastIndexOf(':')));
}

/** The journeys that Playwright's JSON report calls failed. */
export function failedJourneys(text: string): readonly FailedJourney[] {
  const { suites }: { suites: readonly Suite[] } = JSON.parse(text);
  const failedOf = ({ file, specs = [], suites: inside = [] }: Suite): FailedJourney[] => [
    ...specs.filter(({ ok }) => !ok).map(({ title, line }) => ({ place: `${file}:${line}`, title })),
    ...inside.flatMap(failedOf),
  ];
  return suites.flatMap(failedOf);
}
