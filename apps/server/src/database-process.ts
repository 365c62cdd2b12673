import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { type EmbeddedPostgres, startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';
import type { Logger } from '@egcr/server-kit/log';
import { clusterPlace } from '@egcr/server-kit/postgres-cluster';

import { openArchive } from './backup/archive.ts';
import { Backoff } from './backoff.ts';
import { postgresPassword } from './key-files.ts';

/** The embedded database of a data directory, which comes back at the same address when it dies. */
export class DatabaseProcess {
  readonly #log: Logger;
  readonly #directory: string;
  readonly #password: string;
  readonly #portFile: string;
  readonly #backupDirectory: string | undefined;
  readonly #backoff = new Backoff();
  #postgres: EmbeddedPostgres | undefined;
  #port = 0;
  #isStopping = false;

  /** With a backup directory its log is kept there as it is written. */
  constructor(dataDirectory: string, log: Logger, backupDirectory?: string) {
    this.#log = log;
    this.#directory = clusterPlace(dataDirectory);
    this.#password = postgresPassword(dataDirectory, existsSync(join(this.#directory, 'PG_VERSION')));
    this.#backupDirectory = backupDirectory;
    this.#portFile = join(dataDirectory, 'postgres.port');
  }

  /** Where the cluster lies; not always inside the data directory. */
  get directory(): string {
    return this.#directory;
  }

  /** Starts it and answers its address. Keeps the port of last time, so that tools find it again, unless another person has it. */
  async start(): Promise<string> {
    const usualPort = existsSync(this.#portFile) ? Number(readFileSync(this.#portFile, 'utf8')) : undefined;
    const { port, url } = await this.#launch({ usualPort });
    this.#port = port;
    writeFileSync(this.#portFile, `${port}\n`);
    return url;
  }

  async stop(patienceMs?: number): Promise<void> {
    this.#isStopping = true;
    await this.#postgres?.stop(patienceMs);
  }

  async #launch(
    place: { readonly usualPort: number | undefined } | { readonly port: number },
  ): Promise<EmbeddedPostgres> {
    const backupDirectory = this.#backupDirectory;
    const postgres = await startEmbeddedPostgres({
      directory: this.#directory,
      password: this.#password,
      ...(backupDirectory !== undefined && {
        settings: openArchive({ backupDirectory, clusterDirectory: this.#directory }),
      }),
      ...place,
    });
    this.#postgres = postgres;
    this.#backoff.started(performance.now());
    void postgres.ended.then((messages) => this.#startAgain(messages));
    return postgres;
  }

  async #startAgain(messages: readonly string[]): Promise<void> {
    while (!this.#isStopping) {
      this.#log.warn({ error: messages.slice(-3).join('; ') }, 'the database has ended and is started again');
      await wait(this.#backoff.pauseMs(performance.now()));
      if (this.#isStopping) return;
      try {
        await this.#launch({ port: this.#port });
        return;
      } catch (error) {
        this.#log.error({ error }, 'the database does not start');
      }
    }
  }
}
