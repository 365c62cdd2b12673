import { isPortFree, freePort } from '@egcr/server-kit/embedded-postgres';
import { openLog, type Logger } from '@egcr/server-kit/log';

import type { Config } from './config.ts';
import { loadConfig } from './config-file.ts';
import { type DataLock, lockData } from './data-lock.ts';
import { DatabaseProcess } from './database-process.ts';
import { greeting } from './greeting.ts';
import type { Begin } from './process-messages.ts';
import { ServerProcess } from './server-process.ts';
import { WebBuild } from './web-build.ts';

/** Everything ends within ten seconds: requests have the first part of it, the database's last checkpoint what is left. */
const STOP_MS = 9_000;
const SERVER_PATIENCE_MS = 6_500;
const PARENT_LOOK_MS = 250;

/**
 * The whole product: the built web app, database, server processes, and what keeps them running. Settles when it is up or has
 * failed; then it runs until Ctrl-C.
 */
export async function startProduct(parts: ProductParts): Promise<void> {
  const product = new Product(parts);
  // The person who read our output may leave (`npm start | head`); the product stays.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  endWith(() => void product.stop());
  try {
    await product.start(loadConfig());
  } catch (error) {
    if (product.isStopping) return;
    process.stderr.write(`\n${describe(error)}\n`);
    process.exitCode = 1;
    await product.stop();
  }
}

/** Calls `stop` when we are told to end, and when npm, who started us, is gone without telling. */
export function endWith(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), PARENT_LOOK_MS).unref();
}

export interface ProductParts {
  readonly buildsWeb: boolean;
  /** What builds the web app, what a server process runs, and what ends this one: the product's own, but for tests. */
  readonly builder?: string;
  readonly program?: string;
  readonly exit?: () => void;
}

export class Product {
  readonly #parts: ProductParts;
  readonly #webBuild: WebBuild;
  #lock: DataLock | undefined;
  #database: DatabaseProcess | undefined;
  #servers: ServerProcess[] = [];
  #stopping: Promise<void> | undefined;

  constructor(parts: ProductParts) {
    const { builder } = parts;
    this.#parts = parts;
    this.#webBuild = new WebBuild({
      say: (line) => void process.stdout.write(`${line}\n`),
      ...(builder !== undefined && { builder }),
    });
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  async start(config: Config): Promise<void> {
    const log = openLog({ role: 'supervisor', level: config.logLevel });
    const isWeb = config.roles.includes('web');
    this.#lock = lockData(config.dataDirectory);
    if (isWeb) await checkPort(config);
    const port = config.port === 0 ? await freePort() : config.port;
    const first = new ServerProcess(log, this.#parts.program);
    this.#servers.push(first);
    // What is given an address of a database tells it in the environment.
    if (config.databaseUrl === undefined) first.prepare();
    const [databaseUrl] = await Promise.all([
      this.#openDatabase(config, log),
      isWeb && this.#parts.buildsWeb ? this.#webBuild.ensure() : undefined,
    ]);
    if (this.isStopping) return;
    const begin = (at: number) => beginOf(config, { databaseUrl, port }, at);
    // The first seeds; the others find everything in place.
    await first.start(begin(0));
    if (this.isStopping) return;
    const others = Array.from(
      { length: furtherServers(config) },
      () => new ServerProcess(log, this.#parts.program),
    );
    this.#servers.push(...others);
    await Promise.all(others.map((other, at) => other.start(begin(at + 1))));
    process.stdout.write(greeting(config, port));
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    const since = performance.now();
    await Promise.all([
      this.#webBuild.stop(),
      ...this.#servers.map((server) => server.stop(SERVER_PATIENCE_MS)),
    ]);
    await this.#database?.stop(STOP_MS - (performance.now() - since));
    this.#lock?.release();
    const { exit = () => process.exit() } = this.#parts;
    exit();
  }

  async #openDatabase(config: Config, log: Logger): Promise<string> {
    if (config.databaseUrl === undefined)
      this.#database = new DatabaseProcess(config.dataDirectory, log, config.backupDirectory);
    // Loaded while the database begins.
    const [embeddedUrl, { openDatabase }] = await Promise.all([
      this.#database?.start(),
      import('./open-database.ts'),
    ]);
    return openDatabase(config, { ...(embeddedUrl !== undefined && { embeddedUrl }), log });
  }
}

/** What a server process begins with; the first one has all the work that is asked for, further ones answer requests. */
export function beginOf(
  { roles, webProcesses, metricsPort }: Pick<Config, 'roles' | 'webProcesses' | 'metricsPort'>,
  { databaseUrl, port }: Pick<Begin, 'databaseUrl' | 'port'>,
  at: number,
): Begin {
  return {
    kind: 'begin',
    databaseUrl,
    port,
    roles: at === 0 ? roles : ['web'],
    sharesPort: webProcesses > 1,
    metricsPort: metricsPort === undefined ? undefined : metricsPort + at,
  };
}

/** How many server processes there are beside the first. */
export function furtherServers({ roles, webProcesses }: Pick<Config, 'roles' | 'webProcesses'>): number {
  return roles.includes('web') ? webProcesses - 1 : 0;
}

/** Refuses a port that another program has, with a way out. Any port may be 0. */
export async function checkPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  if (port === 0 || (await isPortFree(port, host))) return;
  throw new Error(
    `Port ${port} on ${host} is taken or not allowed. End the other program, or choose: PORT=${port + 1} npm start`,
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
