import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Verdict = 'passed' | 'failed' | 'hung';

interface Run {
  readonly folder: string;
  readonly tests: readonly string[];
  readonly databaseUrl: string;
  readonly limit_s: number;
  /** Shows what the tests say. */
  readonly isShown?: boolean;
}

interface MarkedRun extends Omit<Run, 'isShown'> {
  /** Where it is written down which test files run which marked functions. */
  readonly marksFolder: string;
}

let running: number | undefined;

/** Ends the tests that run now: a group of their own does not hear of Ctrl-C. */
export function endRunningTests(): void {
  endGroup(running);
}

/** Runs some test files in a copy of the tree until one fails. Whatever takes longer than the limit is ended, with all it started. */
export function runTests({ databaseUrl, ...asked }: Run): Promise<Verdict> {
  return runVitest({
    ...asked,
    args: ['--bail=1', '--reporter=dot'],
    env: { TEST_DATABASE_URL: databaseUrl },
  });
}

/** What the test files said without any fault. */
export interface MarkedTests {
  readonly failed: readonly string[];
  /** How many seconds each took. */
  readonly took_s: ReadonlyMap<string, number>;
}

/** Runs all of the test files, shows what they say, and gives those that failed, and how long each took. */
export async function runMarkedTests({
  databaseUrl,
  marksFolder,
  ...asked
}: MarkedRun): Promise<MarkedTests> {
  const { folder, tests } = asked;
  const report = join(folder, 'marked-tests.json');
  const hearMarks = pathToFileURL(join(folder, 'tools/mutate/hear-marks.ts')).href;
  const verdict = await runVitest({
    ...asked,
    isShown: true,
    args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    env: {
      TEST_DATABASE_URL: databaseUrl,
      MARKS_FOLDER: marksFolder,
      NODE_OPTIONS: `--import=${hearMarks}`,
    },
  });
  if (verdict === 'hung') throw new Error('the tests did not come to an end without any fault');
  const { testResults }: Results = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.flatMap(({ name, status }) =>
    status === 'failed' ? [relative(folder, name)] : [],
  );
  if (verdict === 'failed' && failed.length === 0) throw new Error('the tests could not be run');
  const took_s = testResults.map(
    ({ name, startTime, endTime }) => [relative(folder, name), (endTime - startTime) / 1000] as const,
  );
  return { failed: failed.filter((test) => tests.includes(test)), took_s: new Map(took_s) };
}

/** What is read of the report that Vitest writes; times in milliseconds. */
interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

const LEAST_LIMIT_S = 180;
const UNKNOWN_S = 60;

/**
 * After how many seconds these tests count as hung: six times what they took without any fault, and three minutes more, as they begin anew and a machine is
 * busy at times. A fault that never ends costs no more than that.
 */
export function limitOf(tests: readonly string[], took_s: MarkedTests['took_s']): number {
  const alone_s = tests.reduce((sum, test) => sum + (took_s.get(test) ?? UNKNOWN_S), 0);
  return LEAST_LIMIT_S + 6 * alone_s;
}

interface VitestRun extends Omit<Run, 'databaseUrl'> {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

function runVitest({ folder, tests, limit_s, isShown = false, args, env }: VitestRun): Promise<Verdict> {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const projects = ['pure', 'server', 'dom'].map((project) => `--project=${project}`);
  const child = spawn(process.execPath, [vitest, 'run', ...args, ...projects, ...tests], {
    cwd: folder,
    // A group of its own, so that its workers end with it.
    detached: true,
    stdio: ['ignore', isShown ? 'inherit' : 'ignore', isShown ? 'inherit' : 'ignore'],
    env: { ...process.env, ...env },
  });
  running = child.pid;
  return new Promise((resolve, reject) => {
    let hasHung = false;
    const limit = setTimeout(() => {
      hasHung = true;
      endGroup(child.pid);
    }, limit_s * 1000);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(limit);
      running = undefined;
      resolve(hasHung ? 'hung' : code === 0 ? 'passed' : 'failed');
    });
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
