import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** The compiler over a copy of the tree. */
export interface Compiler {
  /** Whether the tree compiles as it stands now. Only what changed since the last time is read again, with what imports it. */
  readonly compiles: () => Promise<boolean>;
  /** Ends the compiler where it runs. */
  readonly end: () => void;
}

/** A name that only the place of the fault used may stay: who made the mistake would not have brought it. */
const OPTIONS = ['-p', 'tsconfig.json', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];

/** Reads the whole tree once, which must compile: otherwise the compiler would say nothing about a fault. */
export async function startCompiler(folder: string): Promise<Compiler> {
  let running: ChildProcess | undefined;
  const compiles = (): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const child = spawn(
        join(folder, 'node_modules/.bin/tsc'),
        [...OPTIONS, '--incremental', '--tsBuildInfoFile', join(folder, 'mutate.tsbuildinfo')],
        { cwd: folder, stdio: 'ignore' },
      );
      running = child;
      child.once('error', reject);
      child.once('close', (code) => resolve(code === 0));
    });
  if (!(await compiles())) throw new Error('the tree does not compile without any fault: mend it first');
  return { compiles, end: () => running?.kill('SIGKILL') };
}
