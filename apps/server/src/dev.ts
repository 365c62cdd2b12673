/*
 * `npm run dev`: the developer's loop. The web app on PORT with hot replacement, the API behind it on the next port, started again
 * whenever a source of the server changes; the embedded database keeps running meanwhile.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';

import { type Logger, openLog } from '@egcr/server-kit/log';

import type { Config } from './config.ts';
import { loadConfig } from './config-file.ts';
import { lockData } from './data-lock.ts';
import { DatabaseProcess } from './database-process.ts';
import { greeting } from './greeting.ts';
import { openDatabase } from './open-database.ts';
import type { Begin } from './process-messages.ts';
import { ServerProcess } from './server-process.ts';
import { endWith } from './supervisor.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..');
const WATCHED = ['apps/server', 'platform', 'domains'];
const SERVER_SOURCE = /\.(ts|sql|json|css)$/;
const NOT_SERVER_SOURCE = /(^|\/)(web|ui|node_modules|gallery|testing)\/|\.test\.ts$/;
/** Editors write a file in several steps. */
const SETTLE_MS = 150;
const STOP_MS = 5_000;

async function develop(): Promise<void> {
  const config = loadConfig();
  const log = openLog({ role: 'dev', level: config.logLevel });
  const lock = lockData(config.dataDirectory);
  const database =
    config.databaseUrl === undefined ? new DatabaseProcess(config.dataDirectory, log) : undefined;
  const embeddedUrl = await database?.start();
  const apiPort = config.port + 1;
  const server = new ChangingServer(
    async () => ({
      kind: 'begin',
      // Again each time: schema files are sources too.
      databaseUrl: await openDatabase(config, { ...(embeddedUrl !== undefined && { embeddedUrl }), log }),
      port: apiPort,
      roles: config.roles,
      sharesPort: false,
      metricsPort: config.metricsPort,
    }),
    log,
  );
  await server.restart();
  const web = startVite(config, apiPort);
  process.stdout.write(greeting(config, config.port));
  let ending: Promise<void> | undefined;
  const end = async () => {
    web.kill('SIGTERM');
    await server.stop();
    await database?.stop();
    lock.release();
    process.exit();
  };
  endWith(() => void (ending ??= end()));
  watchSources(() => void server.restart());
}

/** The API, as its sources are now. What does not start waits for the next change. */
class ChangingServer {
  readonly #begin: () => Promise<Begin>;
  readonly #log: Logger;
  #server: ServerProcess | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(begin: () => Promise<Begin>, log: Logger) {
    this.#begin = begin;
    this.#log = log;
  }

  restart(): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      await this.#server?.stop(STOP_MS);
      await this.#start().catch((error: unknown) =>
        process.stderr.write(`${String(error)}\nWaiting for the next change.\n`),
      );
    });
    return this.#turn;
  }

  async #start(): Promise<void> {
    this.#server = new ServerProcess(this.#log);
    await this.#server.start(await this.#begin());
  }

  async stop(): Promise<void> {
    await this.#server?.stop(STOP_MS);
  }
}

function watchSources(changed: () => void): void {
  let settling: NodeJS.Timeout | undefined;
  for (const folder of WATCHED) {
    watch(join(REPOSITORY, folder), { recursive: true }, (_, path) => {
      if (path === null || !SERVER_SOURCE.test(path) || NOT_SERVER_SOURCE.test(path)) return;
      clearTimeout(settling);
      settling = setTimeout(changed, SETTLE_MS);
    });
  }
}

/** Vite ends with its standard input, which is when we are gone. */
function startVite({ port, host }: Config, apiPort: number): ChildProcess {
  const vite = join(REPOSITORY, 'node_modules', '.bin', 'vite');
  const options = ['--port', String(port), '--host', host, '--strictPort', '--clearScreen', 'false'];
  return spawn(process.execPath, [vite, ...options], {
    cwd: join(REPOSITORY, 'apps', 'web'),
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

await develop().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
