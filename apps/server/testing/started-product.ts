import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { freePort } from '@egcr/server-kit/embedded-postgres';

import { childrenOf, eventually } from './processes.ts';

const ENTRY = join(import.meta.dirname, 'start-without-web.ts');
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
