import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { OUT, readPlaywrightReport, runStage, type Stage, type StageResult } from './stage.ts';

/** What must never break, whatever changed: these run always. */
export const mainJourneys: readonly string[] = [
  'e2e/guards.e2e.ts',
  'e2e/offline.e2e.ts',
  'e2e/shell.e2e.ts',
  'e2e/walk.e2e.ts',
  'domains/approvals/e2e/approvals.e2e.ts',
  'domains/contact/e2e/contact.e2e.ts',
  'domains/identity/e2e/hold-after-reset.e2e.ts',
  'domains/identity/e2e/open-an-account.e2e.ts',
  'domains/identity/e2e/pin-reset.e2e.ts',
  'domains/identity/e2e/recover.e2e.ts',
  'domains/identity/e2e/second-factor.e2e.ts',
  'domains/profile/e2e/settings.e2e.ts',
  'domains/site/e2e/landing.e2e.ts',
  'domains/wallet/e2e/convert.e2e.ts',
  'domains/wallet/e2e/freeze.e2e.ts',
  'domains/wallet/e2e/history.e2e.ts',
  'domains/wallet/e2e/request-money.e2e.ts',
  'domains/wallet/e2e/send-money.e2e.ts',
  'domains/wallet/e2e/statements.e2e.ts',
  'domains/wallet/e2e/withdraw.e2e.ts',
];

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

/**
 * The journeys in a browser. Up to three that fail are run once more, alone, and both results are told: what passes then was disturbed by the
 * others, and what fails again is a fault.
 */
export async function runJourneys(
  stage: Stage & { readonly report: NonNullable<Stage['report']> },
): Promise<readonly StageResult[]> {
  const first = await runStage(stage);
  const failed = first.isPassed ? [] : failedJourneys(readReport(stage.report.file));
  if (failed.length === 0 || failed.length > MOST_TRIED_AGAIN) return [first];
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
    env: { ...stage.env, JOURNEYS_REPORT: 'playwright-again.json', JOURNEYS_OUT: 'journeys-again' },
    report: { file: join(OUT, 'playwright-again.json'), read: readPlaywrightReport },
  });
  if (!again.isPassed) return [first, again];
  for (const { place, title } of failed)
    console.log(`failed among the others and passed alone: ${place} ${title}`);
  return [{ ...first, isPassed: true, failed: 0 }, again];
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
    timeoutMinutes: isWhole ? 60 : 25,
    env: isWhole ? { PROOF: 'all' } : {},
    report: { file: join(OUT, 'playwright.json'), read: readPlaywrightReport },
  };
}

function readReport(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '{"suites":[]}';
  }
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
