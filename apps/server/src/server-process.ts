import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import type { Logger } from '@egcr/server-kit/log';

import { Backoff } from './backoff.ts';
import type { Begin, Report } from './process-messages.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const FIND_MODULES = join(import.meta.dirname, 'find-modules.ts');

/** One server process that comes back when it dies. */
export class ServerProcess {
  readonly #log: Logger;
  readonly #program: string;
  readonly #backoff = new Backoff();
  #child: ChildProcess | undefined;
  #isStopping = false;
  #hasBeenReady = false;

  /** The program is the product's own, but for tests. */
  constructor(log: Logger, program = MAIN) {
    this.#log = log;
    this.#program = program;
  }

  /** Lets it load its code already, which takes as long as a new database: it waits until it is told how to begin. */
  prepare(): void {
    this.#child = this.#forked();
  }

  /** Starts it. Settles when it is ready; rejects when it ends before it ever was, with what it said. */
  start(begin: Begin): Promise<void> {
    return new Promise((ready, failed) => this.#launch(begin, { ready, failed }));
  }

  /** Lets running requests end for as long as given, then ends it by force. */
  async stop(patienceMs: number): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (child === undefined || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    await ended;
    clearTimeout(force);
  }

  #launch(begin: Begin, { ready, failed }: Outcome): void {
    const prepared = this.#child !== undefined && waits(this.#child) ? this.#child : undefined;
    const child = prepared ?? this.#forked(begin);
    this.#child = child;
    this.#backoff.started(performance.now());
    let said: string | undefined;
    child.on('message', (report: Report) => {
      if (report.kind === 'failed') said = report.message;
      else this.#hasBeenReady = true;
      if (report.kind === 'ready') ready();
    });
    // One that waited may have died a moment ago: its end, which follows, is what counts.
    child.once('error', (error) => child === prepared || failed(error));
    child.once('exit', (status, signal) => {
      const message = said ?? `A server process has ended (${signal ?? status ?? 'no status'}).`;
      const isLost = child === prepared && said === undefined && !this.#isStopping;
      if (!this.#hasBeenReady && isLost) this.#launch(begin, { ready, failed });
      else if (!this.#hasBeenReady) failed(new Error(message));
      else if (!this.#isStopping) void this.#startAgain(begin, message);
    });
    child.send(begin);
  }

  async #startAgain(begin: Begin, message: string): Promise<void> {
    this.#log.warn({ error: message }, 'a server process has ended and is started again');
    await wait(this.#backoff.pauseMs(performance.now()));
    if (!this.#isStopping) this.#launch(begin, { ready: () => undefined, failed: () => undefined });
  }

  #forked(begin?: Begin): ChildProcess {
    return fork(this.#program, {
      execArgv: [...process.execArgv, '--import', pathToFileURL(FIND_MODULES).href],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: environmentOf(begin),
    });
  }
}

/** The end of a process may be known before the end of the line to it. */
function waits(child: ChildProcess): boolean {
  return child.connected && !hasEnded(child);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** What answers strangers knows no way to the database but the application's. */
function environmentOf(begin: Begin | undefined): NodeJS.ProcessEnv {
  const { DATABASE_OWNER_URL: _owner, DATABASE_URL: given, ...environment } = process.env;
  return given === undefined || begin === undefined
    ? environment
    : { ...environment, DATABASE_URL: begin.databaseUrl };
}

interface Outcome {
  readonly ready: () => void;
  readonly failed: (error: Error) => void;
}
