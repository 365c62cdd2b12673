import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..');
const BUILD = join(REPOSITORY, 'tools', 'build.ts');

/** Where the built web app lies. */
export const webRoot = join(REPOSITORY, 'apps', 'web', 'dist');

/** The web app, if it is built. */
export function builtWebRoot(): string | undefined {
  return existsSync(join(webRoot, 'index.html')) ? webRoot : undefined;
}

interface WebBuildParts {
  /** Writes a line for the person who started the product. */
  readonly say: (line: string) => void;
  /** What builds; the product's own, but for tests. */
  readonly builder?: string;
}

/** Builds the web app where it is missing or older than its sources. In a process of its own: the builder is large. */
export class WebBuild {
  readonly #say: (line: string) => void;
  readonly #builder: string;
  #child: ChildProcess | undefined;

  constructor({ say, builder = BUILD }: WebBuildParts) {
    this.#say = say;
    this.#builder = builder;
  }

  /** Settles when the web app stands. Throws what the builder said when it cannot be built. */
  async ensure(): Promise<void> {
    const child = fork(this.#builder, ['--if-stale'], {
      cwd: REPOSITORY,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    // The builder tells only that it builds: most starts find nothing to do, and say nothing.
    child.on('message', () => this.#say('Building the web app…'));
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
    const [status]: unknown[] = await once(child, 'close');
    if (status !== 0) throw new Error(`The web app could not be built:\n${said.trim()}`);
  }

  /** Ends a build that still runs; what it had made is taken away. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
