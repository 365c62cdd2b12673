/** The faulty bank as processes of its own: a durable database and a server, each brought back when it dies. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { type EmbeddedPostgres, freePort, startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';

import type { Bank } from './bank.ts';
import type { FileMistake } from './faulty/book-statement.ts';
import type { FundMistake } from './faulty/fund-routes.ts';
import type { SaleMistake } from './faulty/sale-routes.ts';
import type { UnitMistake } from './faulty/unit-routes.ts';
import type { Mistake } from './faulty-moves.ts';
import { endWithUs, forget } from './processes.ts';
import { startProxy } from './proxy.ts';

const ENTRY = join(import.meta.dirname, 'faulty-bank.ts');
const AGAIN_MS = 50;

export async function startFakeBank(
  mistake: Mistake | FileMistake | FundMistake | UnitMistake | SaleMistake,
  variables: Readonly<Record<string, string>> = {},
): Promise<Bank> {
  const place = mkdtempSync(join(tmpdir(), 'egcr-fake-bank-'));
  chmodSync(place, 0o755);
  const cluster = { directory: join(place, 'postgres'), password: crypto.randomUUID() };
  let isStopping = false;
  let postgres = await startEmbeddedPostgres(cluster);
  const { port: databasePort, url } = postgres;
  keepDatabase(postgres);
  const port = await freePort();
  const startedAtMs = performance.now();
  let server = launchServer();
  const door = await startProxy(() => ({ host: '127.0.0.1', port }));
  return {
    name: `a bank with the mistake: ${mistake}`,
    door,
    port,
    startedAtMs,
    servers: () => [server.pid ?? 0],
    postmaster: () => postgres.pid,
    databaseUrl: () => url,
    said: () => '',
    stop: async () => {
      isStopping = true;
      await door.close();
      const ended = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined;
      server.kill('SIGKILL');
      await ended;
      await postgres.stop();
      rmSync(place, { recursive: true, force: true });
    },
  };

  function keepDatabase(running: EmbeddedPostgres): void {
    endWithUs(running.pid);
    void running.ended.then(() => {
      forget(running.pid);
      return bringBack();
    });
  }

  /** Again and again, until what the dead one left behind is gone. */
  async function bringBack(): Promise<void> {
    await wait(AGAIN_MS);
    if (isStopping) return;
    try {
      postgres = await startEmbeddedPostgres({ ...cluster, port: databasePort });
      keepDatabase(postgres);
    } catch {
      await bringBack();
    }
  }

  function launchServer(): ChildProcess {
    const env = { ...process.env, ...variables };
    const child = spawn(process.execPath, [ENTRY, mistake, String(port), url], { stdio: 'ignore', env });
    const pid = child.pid ?? 0;
    endWithUs(pid);
    void once(child, 'exit').then(async () => {
      forget(pid);
      await wait(AGAIN_MS);
      if (!isStopping) server = launchServer();
    });
    return child;
  }
}
