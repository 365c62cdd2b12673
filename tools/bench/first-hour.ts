/**
 * How long a person who has never seen the product needs from the front page to their first payment: screens, seconds of this machine, and
 * seconds of a scripted reader's pace. The journey `e2e/first-hour.e2e.ts` walks it in a real browser and says how the pace is counted.
 *
 * `npm run bench -- first-hour --json`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { repositoryRoot } from '../tidy/source-file.ts';
import { rounded, type BenchOptions, type BenchReport } from './report.ts';

const JOURNEY = 'e2e/first-hour.e2e.ts';
const FIGURES = join(repositoryRoot, '.ci/out/first-hour.json');
const SCREENS_MAX = 14;
const READER_MAX_S = 180;

interface Figures {
  readonly screens: number;
  readonly reader_s: number;
  readonly machine_s: number;
  readonly words: number;
  readonly typed: number;
  readonly presses: number;
  readonly words_of: Readonly<Record<string, number>>;
}

export async function benchFirstHour({ say }: BenchOptions): Promise<BenchReport> {
  await rm(FIGURES, { force: true });
  const journey = spawn(
    join(repositoryRoot, 'node_modules/.bin/playwright'),
    ['test', '-c', 'e2e/playwright.config.ts', JOURNEY, '--workers=1'],
    { cwd: repositoryRoot, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await once(journey, 'close');
  const figures: Figures = JSON.parse(
    await readFile(FIGURES, 'utf8').catch(() => {
      throw new Error(
        `the journey did not reach the payment: npm run e2e -- ${JOURNEY} says where it stopped`,
      );
    }),
  );
  const { screens, words, typed, presses } = figures;
  const reader_s = rounded(figures.reader_s);
  const machine_s = rounded(figures.machine_s);
  for (const [name, read] of Object.entries(figures.words_of)) say(`  ${name}: ${read} words`);
  say(`${screens} screens of at most ${SCREENS_MAX}`);
  say(
    `${reader_s} s at the reader's pace of at most ${READER_MAX_S}: ${words} words, ${typed} letters typed, ${presses} presses`,
  );
  say(`${machine_s} s on this machine`);
  return {
    screens,
    reader_s,
    machine_s,
    is_within_goal: screens <= SCREENS_MAX && reader_s <= READER_MAX_S,
  };
}
