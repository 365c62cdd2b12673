/** The distribution's PostgreSQL, durable, brought back at the same address when it dies: what an operator's service manager does. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '@egcr/server-kit/embedded-postgres';

import {
  endExternal,
  externalIsReady,
  launchExternal,
  makeExternalCluster,
  postgresVersion,
} from '../run/external-postgres.ts';
import { endWithUs, forget } from './processes.ts';

const AGAIN_MS = 100;

export interface ExternalDatabase {
  readonly port: number;
  readonly version: string;
  /** The postmaster's process id. */
  pid(): number;
  stop(): Promise<void>;
}

export async function startExternalDatabase(binaries: string): Promise<ExternalDatabase> {
  const cluster = makeExternalCluster(binaries);
  const port = await freePort();
  let isStopping = false;
  let server = launch();
  await externalIsReady(cluster, port, server);
  return {
    port,
    version: postgresVersion(binaries),
    pid: () => server.pid ?? 0,
    stop: async () => {
      isStopping = true;
      await endExternal(server, cluster.folder);
    },
  };

  function launch(): ChildProcess {
    const child = launchExternal(cluster, { port, isDurable: true });
    const pid = child.pid ?? 0;
    endWithUs(pid);
    void once(child, 'exit').then(async () => {
      forget(pid);
      // The dead one's children may still hold its memory: then this start fails, and the next one does not.
      await wait(AGAIN_MS);
      if (!isStopping) server = launch();
    });
    return child;
  }
}
