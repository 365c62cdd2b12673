/*
 * One server process. Under the supervisor it is told what to begin with, and ends when told or when the supervisor is gone; by
 * itself (`node apps/server/src/main.ts`, with DATABASE_URL) it takes everything from its settings.
 */
import { once } from 'node:events';

import { openLog } from '@egcr/server-kit/log';

import type { Config } from './config.ts';
import { loadConfig } from './config-file.ts';
import { openDatabase } from './open-database.ts';
import type { Begin, Report } from './process-messages.ts';
import { runServer } from './run-server.ts';
import { passOverLostConnections } from './stray-rejections.ts';

const stop = new AbortController();
process.once('disconnect', () => stop.abort());
process.once('SIGTERM', () => stop.abort());
// Ctrl-C reaches every process of the terminal; under the supervisor it is the supervisor who says when.
process.on('SIGINT', () => process.connected || stop.abort());

await main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  if (!report({ kind: 'failed', message })) process.stderr.write(`${message}\n`);
  process.exitCode = 1;
});
if (process.connected) process.disconnect();

async function main(): Promise<void> {
  const config = loadConfig();
  const begin = process.send === undefined ? await beginAlone(config) : await beginAsTold();
  passOverLostConnections(openLog({ role: 'process', level: config.logLevel }));
  const server = await runServer(config, begin);
  report({ kind: 'ready' });
  if (!stop.signal.aborted) await once(stop.signal, 'abort');
  await server.stop();
}

async function beginAsTold(): Promise<Begin> {
  const [begin]: Begin[] = await once(process, 'message', { signal: stop.signal });
  if (begin === undefined) throw new Error('The supervisor said nothing.');
  return begin;
}

async function beginAlone(config: Config): Promise<Begin> {
  const { port, roles, metricsPort } = config;
  if (config.databaseUrl === undefined)
    throw new Error('DATABASE_URL is needed here; npm start brings a database along.');
  const databaseUrl = await openDatabase(config, {
    log: openLog({ role: 'process', level: config.logLevel }),
  });
  return { kind: 'begin', databaseUrl, port, roles, sharesPort: false, metricsPort };
}

function report(message: Report): boolean {
  return process.connected && process.send?.(message) === true;
}
