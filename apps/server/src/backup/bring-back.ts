/** Brings a copy back into a new data directory, up to a moment, and proves it before anybody uses it. */
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';
import { postgresAccount } from '@egcr/server-kit/postgres-account';
import { clusterPlace, type PostgresSettings } from '@egcr/server-kit/postgres-cluster';

import { postgresPassword } from '../key-files.ts';
import { archiveOf, copiesOf, fetchCommand } from './archive.ts';
import { checkPages, type PagesChecked } from './check-pages.ts';
import { damagedFiles, type Manifest, readManifest } from './manifest.ts';

export interface BringBackOrder {
  readonly backupDirectory: string;
  /** Must hold no database yet. */
  readonly dataDirectory: string;
  /** The last moment to be brought back; undefined: all there is. */
  readonly until: Date | undefined;
  /** The installation's keys, where the copy was made without them. */
  readonly keysDirectory: string | undefined;
}

export interface BroughtBack extends PagesChecked {
  readonly copy: string;
}

interface FoundCopy {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Refuses, before it writes anything, a directory in use, a damaged copy, missing keys, and a moment before the first copy. */
export async function bringBack(order: BringBackOrder): Promise<BroughtBack> {
  const { backupDirectory, dataDirectory, until } = order;
  if (existsSync(join(dataDirectory, 'postgres')) || existsSync(join(dataDirectory, 'keys'))) {
    throw new Error(`${dataDirectory} is in use. Name a new directory: what is there may still be needed.`);
  }
  const copy = chooseCopy(backupDirectory, until);
  const damaged = await damagedFiles(copy.folder, copy.manifest);
  if (damaged.length > 0) {
    throw new Error(
      `The copy ${copy.folder} is damaged: ${damaged.slice(0, 5).join(', ')} (${damaged.length} files).`,
    );
  }
  const keys = order.keysDirectory ?? join(copy.folder, 'keys');
  if (!existsSync(join(keys, 'keys.json'))) {
    throw new Error(
      'The copy was made without keys. Name the directory that holds them: --keys <directory>.',
    );
  }
  mkdirSync(dataDirectory, { recursive: true, mode: 0o711 });
  layTree(keys, join(dataDirectory, 'keys'));
  for (const name of ['ledger-log']) {
    const from = join(copy.folder, name);
    if (existsSync(from)) layTree(from, join(dataDirectory, name));
  }
  const cluster = layCluster(copy.folder, dataDirectory);
  return { copy: copy.folder, ...(await recover({ cluster, dataDirectory, backupDirectory, until })) };
}

/** The newest complete copy that ends before the moment. */
function chooseCopy(backupDirectory: string, until: Date | undefined): FoundCopy {
  const place = copiesOf(backupDirectory);
  const complete = (existsSync(place) ? readdirSync(place) : [])
    .filter((name) => !name.startsWith('.'))
    .toSorted()
    .flatMap((name) => {
      const folder = join(place, name);
      const manifest = readManifest(folder);
      return manifest === undefined ? [] : [{ folder, manifest }];
    });
  if (complete.length === 0) throw new Error(`There is no complete copy in ${place}.`);
  const chosen = complete.findLast(
    ({ manifest }) => until === undefined || new Date(manifest.endedAt) <= until,
  );
  if (chosen === undefined) {
    throw new Error(
      `The first copy was complete at ${complete[0]?.manifest.endedAt ?? ''}: nothing before that can be brought back.`,
    );
  }
  return chosen;
}

/** For the owner alone, whatever the copy went through. */
function layTree(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  chmodSync(to, 0o700);
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

function layCluster(folder: string, dataDirectory: string): string {
  const cluster = clusterPlace(dataDirectory);
  layTree(join(folder, 'postgres'), cluster);
  writeFileSync(join(cluster, 'recovery.signal'), '', { mode: 0o600 });
  // Settings of the machine it comes from, such as an archive of its own, stay there.
  writeFileSync(join(cluster, 'postgresql.auto.conf'), '', { mode: 0o600 });
  const account = postgresAccount(join(cluster, 'none'));
  if (account !== undefined) {
    const all = readdirSync(cluster, { recursive: true, encoding: 'utf8' });
    for (const path of ['', ...all]) chownSync(join(cluster, path), account.uid, account.gid);
  }
  return cluster;
}

async function recover(place: {
  readonly cluster: string;
  readonly dataDirectory: string;
  readonly backupDirectory: string;
  readonly until: Date | undefined;
}): Promise<Omit<BroughtBack, 'copy'>> {
  const postgres = await startEmbeddedPostgres({
    directory: place.cluster,
    password: postgresPassword(place.dataDirectory, true),
    settings: recoverySettings(place.backupDirectory, place.until),
  }).catch((error: unknown) => {
    throw new Error(explain(error, place.until), { cause: error });
  });
  try {
    // Where tools find it, as after any start.
    writeFileSync(join(place.dataDirectory, 'postgres.port'), `${postgres.port}\n`);
    return await checkPages(postgres.url);
  } finally {
    await postgres.stop();
    rmSync(join(place.cluster, 'backup_label.old'), { force: true });
  }
}

function recoverySettings(backupDirectory: string, until: Date | undefined): PostgresSettings {
  return {
    restore_command: fetchCommand(archiveOf(backupDirectory)),
    recovery_target_action: 'promote',
    ...(until !== undefined && { recovery_target_time: until.toISOString().replace('Z', '+00') }),
  };
}

function explain(error: unknown, until: Date | undefined): string {
  const said = error instanceof Error ? error.message : String(error);
  if (said.includes('recovery ended before configured recovery target')) {
    return `The log does not reach ${until?.toISOString() ?? ''}. Name an earlier moment, or leave --until out for all there is.`;
  }
  return said;
}
