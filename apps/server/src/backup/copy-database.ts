/** A copy of the embedded database while it runs, complete in itself: it needs no archive to be brought back. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { openPool } from '@egcr/server-kit/database';
import { clusterPlace } from '@egcr/server-kit/postgres-cluster';

import { runningDatabase } from '../running-database.ts';
import { copiesOf } from './archive.ts';
import { copyFile, copyTree } from './copy-files.ts';
import { type CopiedFile, type Manifest, writeManifest } from './manifest.ts';

/** Made anew by each start, or of no use in another place; PostgreSQL's manual, "Making a Base Backup". */
const LEFT_OUT =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^postmaster\.(pid|opts)$|(^|\/)pgsql_tmp|^pg_internal\.init|\/pg_internal\.init$/;
const LOG_SEGMENT = /^[0-9A-F]{24}$/;
const SLOT = 'egcr_backup';

/** One session: the copy's beginning, its end and the slot belong to it. */
interface Client {
  query(text: string): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;
}

export interface CopyOrder {
  readonly dataDirectory: string;
  readonly backupDirectory: string;
  /** Also the keys of the installation: the person who holds the copy then holds everything. */
  readonly withKeys: boolean;
}

export interface Copied {
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
}

/** Copies database, with the files people have uploaded, and the published roots of the ledger. The folder appears when it is complete. */
export async function copyDatabase(order: CopyOrder): Promise<Copied> {
  const { dataDirectory, backupDirectory } = order;
  const pool = openPool({
    url: runningDatabase(dataDirectory),
    applicationName: 'egcr-backup',
    connectionsMax: 1,
  });
  const client = await pool.connect();
  const startedAt = new Date();
  const name = startedAt.toISOString().replaceAll(':', '-');
  const half = join(copiesOf(backupDirectory), `.${name}.half`);
  const folder = join(copiesOf(backupDirectory), name);
  mkdirSync(half, { recursive: true, mode: 0o700 });
  try {
    // Reading and copying take longer than a statement of a request may.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    const files = [...(await copyCluster(client, order, half)), ...(await copyOtherData(order, half))];
    const manifest = await manifestOf(client, { startedAt, files });
    writeManifest(half, manifest);
    renameSync(half, folder);
    return { folder, files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  } finally {
    client.release(true);
    await pool.end();
    rmSync(half, { recursive: true, force: true });
  }
}

async function copyCluster(
  client: Client,
  { dataDirectory }: CopyOrder,
  folder: string,
): Promise<CopiedFile[]> {
  const cluster = clusterPlace(dataDirectory);
  // The slot keeps what is written meanwhile from being recycled; it goes with this session, however that ends.
  await client.query(`select pg_create_physical_replication_slot('${SLOT}', true, true)`);
  const started = await client.query(`select pg_walfile_name(pg_backup_start('egcr', true)) as segment`);
  const files = await copyTree({
    from: cluster,
    folder,
    as: 'postgres',
    isLeftOut: (path) => LEFT_OUT.test(path),
  });
  const stopped = await client.query(
    'select pg_walfile_name(lsn) as segment, labelfile from pg_backup_stop(wait_for_archive => false)',
  );
  const [first, last] = [String(started.rows[0]?.['segment']), String(stopped.rows[0]?.['segment'])];
  writeFileSync(join(folder, 'postgres', 'backup_label'), String(stopped.rows[0]?.['labelfile']), {
    mode: 0o600,
    flush: true,
  });
  const label = await hashedLabel(folder);
  const log = await copyLog({ cluster, folder, first, last });
  await client.query(`select pg_drop_replication_slot('${SLOT}')`);
  return [...files, label, ...log];
}

/** The label was just written: hashing it is copying it onto itself. */
async function hashedLabel(folder: string): Promise<CopiedFile> {
  const path = join('postgres', 'backup_label');
  const copied = await copyFile({ from: join(folder, path), folder, as: `${path}.copied` });
  renameSync(join(folder, `${path}.copied`), join(folder, path));
  if (copied === undefined) throw new Error('the label of the copy is missing');
  return { ...copied, path };
}

/** The part of the log without which the files of the copy do not fit together. */
async function copyLog(place: {
  readonly cluster: string;
  readonly folder: string;
  readonly first: string;
  readonly last: string;
}): Promise<CopiedFile[]> {
  const from = join(place.cluster, 'pg_wal');
  const segments = (await readdir(from)).filter(
    (name) => LOG_SEGMENT.test(name) && name >= place.first && name <= place.last,
  );
  mkdirSync(join(place.folder, 'postgres', 'pg_wal'), { recursive: true, mode: 0o700 });
  const files: CopiedFile[] = [];
  for (const name of segments) {
    const file = await copyFile({
      from: join(from, name),
      folder: place.folder,
      as: join('postgres', 'pg_wal', name),
    });
    if (file === undefined)
      throw new Error(`The database has thrown its log ${name} away. Make the copy again.`);
    files.push(file);
  }
  if (!segments.includes(place.first) || !segments.includes(place.last)) {
    throw new Error(
      `The database's log is not complete from ${place.first} to ${place.last}. Make the copy again.`,
    );
  }
  return files;
}

async function copyOtherData({ dataDirectory, withKeys }: CopyOrder, folder: string): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = [];
  for (const name of ['ledger-log', ...(withKeys ? ['keys'] : [])]) {
    const from = join(dataDirectory, name);
    if (existsSync(from)) copied.push(...(await copyTree({ from, folder, as: name })));
  }
  return copied;
}

async function manifestOf(
  client: Client,
  { startedAt, files }: { readonly startedAt: Date; readonly files: readonly CopiedFile[] },
): Promise<Manifest> {
  const { rows } = await client.query(
    `select current_setting('server_version') as postgres, system_identifier::text as system,
       extract(epoch from clock_timestamp()) * 1000 as ended_ms
     from pg_control_system()`,
  );
  const log = files
    .filter(({ path }) => path.includes('/pg_wal/'))
    .map(({ path }) => path.split('/').at(-1) ?? '')
    .toSorted();
  return {
    format: 1,
    postgres: String(rows[0]?.['postgres']),
    system: String(rows[0]?.['system']),
    startedAt: startedAt.toISOString(),
    endedAt: new Date(Math.ceil(Number(rows[0]?.['ended_ms']))).toISOString(),
    log: { first: log[0] ?? '', last: log.at(-1) ?? '' },
    files,
  };
}
