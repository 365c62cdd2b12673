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

/** Runs all of the test files, shows what they say, and gives those that failed. */
export async function runMarkedTests({
  databaseUrl,
  marksFolder,
  ...asked
}: MarkedRun): Promise<readonly string[]> {
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
  return failed.filter((test) => tests.includes(test));
}

/** What is read of the report that Vitest writes. */
interface Results {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
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
