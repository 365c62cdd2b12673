import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { repositoryRoot } from '../tidy/source-file.ts';

/** Reports, logs, traces and pictures of a run. */
export const OUT = join(repositoryRoot, '.ci/out');

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** A line for each that failed, where the report says what was wrong. */
  readonly wrong?: readonly string[];
}

export interface StageResult extends TestCount {
  readonly name: string;
  readonly isPassed: boolean;
  readonly seconds: number;
}

export interface Stage {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** After which it counts as hung; a slow machine does not reach it. */
  readonly timeoutMinutes: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Where the lines about the stage go; the console unless said otherwise. */
  readonly say?: (line: string) => void;
  /** Its output is said with these lines when it has ended, for a stage that runs beside others. */
  readonly isHeldBack?: boolean;
  /** It takes what the stages beside it leave of the processor. */
  readonly givesWay?: boolean;
  /** The JSON report that the command leaves, read for its counts. */
  readonly report?: { readonly file: string; readonly read: (text: string) => TestCount };
}

const BINARIES = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));
/** The product is started dozens of times in a run, and its commands: loading what was compiled once takes a third less. */
const COMPILE_CACHE = join(repositoryRoot, 'node_modules/.cache/started-products');
const MINUTE_MS = 60_000;
/** Of ten parts of a core that two want, who gives way has one. */
const NICENESS = '10';

/** Runs one command with the house's own Node and tools first in PATH; shows its output as it comes and says how long it took. */
export async function runStage(stage: Stage): Promise<StageResult> {
  const { name, report, say = console.log } = stage;
  say(`\n── ${name}`);
  if (report !== undefined) rmSync(report.file, { force: true });
  mkdirSync(OUT, { recursive: true });
  const began = performance.now();
  const isDone = await succeeds(stage);
  const seconds = (performance.now() - began) / 1000;
  const count = countOf(report);
  // A stage that fails without a failing test (a crash, a type error, no report) is one failure all the same.
  const failed = isDone && count !== undefined ? count.failed : Math.max(1, count?.failed ?? 0);
  say(`── ${name}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return {
    name,
    isPassed: failed === 0,
    seconds,
    passed: count?.passed ?? 0,
    failed,
    wrong: count?.wrong ?? [],
  };
}

/**
 * Lanes of stages, side by side; each lane runs its stages one after the other. Answers the results in the order of the lanes. For what leaves a core
 * idle, and is right or wrong at any speed.
 */
export async function runLanes(lanes: readonly (readonly Stage[])[]): Promise<readonly StageResult[]> {
  const results = await Promise.all(
    lanes.map(async (lane) => {
      const done: StageResult[] = [];
      for (const stage of lane) done.push(await runHeldBack(stage));
      return done;
    }),
  );
  return results.flat();
}

/** The same stages, which leave the processor to those beside them that do not give way. */
export function givingWay(lane: readonly Stage[]): readonly Stage[] {
  return lane.map((stage) => ({ ...stage, givesWay: true }));
}

/** What two stages say at the same time would not be understood: each says all of it when it has ended. */
async function runHeldBack({ say = console.log, ...stage }: Stage): Promise<StageResult> {
  const lines: string[] = [];
  const result = await runStage({ ...stage, isHeldBack: true, say: (line) => lines.push(line) });
  say(lines.join('\n'));
  return result;
}

/** Nothing where a stage counts nothing; undefined where it should have and did not. */
function countOf(report: Stage['report']): TestCount | undefined {
  if (report === undefined) return { passed: 0, failed: 0 };
  return existsSync(report.file) ? report.read(readFileSync(report.file, 'utf8')) : undefined;
}

function succeeds({
  command: [program, ...args],
  timeoutMinutes,
  env = {},
  say = console.log,
  isHeldBack = false,
  givesWay = false,
}: Stage): Promise<boolean> {
  const path = [BINARIES, dirname(process.execPath), process.env['PATH']].join(delimiter);
  const [started, options] = givesWay ? ['nice', ['-n', NICENESS, program, ...args]] : [program, args];
  const child = spawn(started, options, {
    cwd: repositoryRoot,
    stdio: isHeldBack ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...env, PATH: path },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const limit = setTimeout(() => {
    say(`${program} ${args.join(' ')} did not end within ${timeoutMinutes} minutes`);
    child.kill('SIGTERM');
  }, timeoutMinutes * MINUTE_MS);
  return new Promise((resolve) => {
    const end = (isPassed: boolean): void => {
      clearTimeout(limit);
      const said = Buffer.concat(output).toString().trimEnd();
      if (said !== '') say(said);
      resolve(isPassed);
    };
    child.once('error', (error) => {
      say(error.message);
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** Counts of vitest's JSON report. Pending tests are those that only root, or another system, can run; the tidy test forbids others. */
export function readVitestReport(text: string): TestCount {
  const report: {
    numPassedTests: number;
    numFailedTests: number;
    numTodoTests: number;
    testResults?: readonly VitestFile[];
  } = JSON.parse(text);
  const files = report.testResults ?? [];
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numTodoTests,
    wrong: files.filter(({ status }) => status === 'failed').flatMap(wrongIn),
  };
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

/** A file that does not load has a message and no test. */
function wrongIn({ name, message, assertionResults }: VitestFile): string[] {
  const file = basename(name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${file}: ${message}`];
  return failed.map(({ fullName, failureMessages }) => `${file}, ${fullName}: ${failureMessages.join(' ')}`);
}

/** Counts of Playwright's JSON report; a test that was left out, or passed only at a second try, counts as failed. */
export function readPlaywrightReport(text: string): TestCount {
  const { stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } } =
    JSON.parse(text);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

/** Counts of our own harnesses, who leave just these two figures. */
export function readOwnReport(text: string): TestCount {
  const { passed, failed, wrong = [] }: TestCount = JSON.parse(text);
  return { passed, failed, wrong };
}

/** So that they and the table fit into what is read of a long log: its end. */
const WRONG_SHOWN = 6;
const WRONG_LENGTH = 160;

/** A table of what ran, what was wrong in a few words, then the closing line `N passed, N failed`. */
export function summary(results: readonly StageResult[]): string {
  const rows = results.map(({ name, isPassed, seconds, passed }) => {
    const tests = passed === 0 ? '' : `${passed} tests`;
    return `${isPassed ? 'ok    ' : 'FAILED'}  ${seconds.toFixed(1).padStart(7)} s  ${name.padEnd(34)} ${tests}`.trimEnd();
  });
  const passed = results.reduce((total, result) => total + result.passed, 0);
  const failed = results.reduce((total, result) => total + result.failed, 0);
  const failing = results.filter(({ isPassed }) => !isPassed);
  const wrong = failing.flatMap((result) => result.wrong ?? []).map(shortened);
  const told = wrong.length === 0 ? [] : ['', ...wrong.slice(0, WRONG_SHOWN)];
  return ['', ...rows, ...told, '', `${passed} passed, ${failed} failed`].join('\n');
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `wrong: ${line.length <= WRONG_LENGTH ? line : `${line.slice(0, WRONG_LENGTH - 1)}…`}`;
}
