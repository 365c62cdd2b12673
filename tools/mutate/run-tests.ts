import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Verdict = 'passed' | 'failed' | 'hung';

interface Run {
  readonly folder: string;
  readonly tests: readonly string[];
  readonly databaseUrl: string;
  readonly limit_s: number;
  /** Shows what the tests say. */
  readonly isShown?: boolean;
}

let running: number | undefined;

/** Ends the tests that run now: a group of their own does not hear of Ctrl-C. */
export function endRunningTests(): void {
  endGroup(running);
}

/** Runs some test files in a copy of the tree until one fails. Whatever takes longer than the limit is ended, with all it started. */
export function runTests({ folder, tests, databaseUrl, limit_s, isShown = false }: Run): Promise<Verdict> {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const projects = ['pure', 'server', 'dom'].map((project) => `--project=${project}`);
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--bail=1', '--reporter=dot', ...projects, ...tests],
    {
      cwd: folder,
      // A group of its own, so that its workers end with it.
      detached: true,
      stdio: ['ignore', isShown ? 'inherit' : 'ignore', isShown ? 'inherit' : 'ignore'],
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    },
  );
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
