import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '@egcr/server-kit/embedded-postgres';

const ENTRY = join(import.meta.dirname, 'start-without-web.ts');
const POLL_MS = 50;
/** What was compiled once serves all products that tests start: loading one takes half the time. */
const COMPILE_CACHE = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'node_modules',
  '.cache',
  'started-products',
);
/** For commands that a test runs as an operator does; they set what else they need. */
export const operatorEnvironment = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILE_CACHE } as const;
/** A machine that is this slow has stopped: no test that passes waits so long. */
const PATIENCE_MS = 240_000;

export interface StartOptions {
  readonly dataDirectory: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly entry?: string;
  /** Puts a shell between, as npm does. */
  readonly isUnderNpm?: boolean;
  /** Runs it as this user and group; for tests under root. */
  readonly uid?: number;
  readonly gid?: number;
}

/** The product as an operator starts it, in processes of its own. */
export class StartedProduct {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it has written so far. */
  said = '';
  readonly ended: Promise<number | null>;

  static async start(options: StartOptions): Promise<StartedProduct> {
    return new StartedProduct(options, options.settings?.['PORT'] ?? String(await freePort()));
  }

  private constructor(
    { dataDirectory, settings, entry = ENTRY, isUnderNpm = false, ...account }: StartOptions,
    port: string,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    const environment = {
      ...operatorEnvironment,
      PORT: port,
      DATA_DIR: dataDirectory,
      TEST_MODE: '1',
      DEMO: 'off',
    };
    const node: readonly [string, readonly string[]] = isUnderNpm
      ? ['/bin/sh', ['-c', '"$0" "$1"; true', process.execPath, entry]]
      : [process.execPath, [entry]];
    this.child = spawn(...node, {
      cwd: '/',
      env: { ...environment, ...(isUnderNpm && { npm_lifecycle_event: 'start' }), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...account,
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    }
    this.ended = once(this.child, 'exit').then(([status]) => (typeof status === 'number' ? status : null));
  }

  /** Waits until it answers that it is ready. */
  async ready(): Promise<this> {
    await eventually(
      async () => (await fetch(`${this.url}/health/ready`)).ok,
      () => this.said,
    );
    return this;
  }

  /** Process ids of its server processes. */
  servers(): number[] {
    return childrenOf(this.child.pid)
      .filter(({ command }) => command.includes('main.ts'))
      .map(({ pid }) => pid);
  }

  /** The process id of its database. */
  database(): number {
    const found = childrenOf(this.child.pid).find(({ command }) => command.includes('/bin/postgres'));
    if (found === undefined) throw new Error(`there is no database process\n${this.said}`);
    return found.pid;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.ended;
  }
}

/** Asks again and again until the answer is yes; errors count as no. Answers how long it took, in ms; fails after PATIENCE_MS. */
export async function eventually(
  question: () => Promise<boolean> | boolean,
  explain: () => string = () => '',
): Promise<number> {
  const since = performance.now();
  const deadline = since + PATIENCE_MS;
  while (performance.now() < deadline) {
    const isSo = await Promise.resolve()
      .then(question)
      .catch(() => false);
    if (isSo) return performance.now() - since;
    await wait(POLL_MS);
  }
  throw new Error(`it did not happen within ${PATIENCE_MS} ms\n${explain()}`);
}

/** Is a process with this id still running? */
export function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('Z') === false;
  } catch {
    return false;
  }
}

export function childrenOf(parent: number | undefined): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      parent: parentOf(name),
      command: read(`/proc/${name}/cmdline`).replaceAll('\0', ' '),
    }))
    .filter((each) => each.parent === parent);
}

function parentOf(pid: string): number {
  return Number(read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1]);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
