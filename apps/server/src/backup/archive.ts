/** The write-ahead log of the embedded database, kept in a second place as it is written: with it any moment can be brought back. */
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { canEnter, postgresAccount } from '@egcr/server-kit/postgres-account';
import type { PostgresSettings } from '@egcr/server-kit/postgres-cluster';

/** A quiet database hands over what it has this often: what a lost disk can cost. */
const HAND_OVER_S = 300;

/** Where a backup directory keeps the log. */
export function archiveOf(backupDirectory: string): string {
  return join(backupDirectory, 'wal');
}

/** Where a backup directory keeps its copies, a folder each. */
export function copiesOf(backupDirectory: string): string {
  return join(backupDirectory, 'copies');
}

/** Makes the archive's directory for the database's account, and answers the settings that fill it. */
export function openArchive(place: {
  readonly backupDirectory: string;
  readonly clusterDirectory: string;
}): PostgresSettings {
  const archive = archiveOf(place.backupDirectory);
  const account = postgresAccount(place.clusterDirectory);
  mkdirSync(place.backupDirectory, { recursive: true, mode: 0o711 });
  mkdirSync(archive, { recursive: true, mode: 0o700 });
  if (account !== undefined) chownSync(archive, account.uid, account.gid);
  if (!canEnter(account, archive)) {
    throw new Error(
      `BACKUP_DIR: the user "${account?.name ?? ''}", under whom the database runs, cannot reach ${archive}. ` +
        'Choose a directory whose parents everybody may enter.',
    );
  }
  return { archive_mode: 'on', archive_command: keepCommand(archive), archive_timeout: HAND_OVER_S };
}

/** Complete or not at all; a file that is there already must be the same one (the database asks again after a crash). */
function keepCommand(archive: string): string {
  const kept = `${quoted(archive)}/%f`;
  return `if test -f ${kept}; then cmp -s %p ${kept}; else cp %p ${kept}.part && sync ${kept}.part && mv ${kept}.part ${kept}; fi`;
}

/** For recovery: hands the log back. */
export function fetchCommand(archive: string): string {
  return `cp ${quoted(archive)}/%f %p`;
}

/** For the shell, and with each % doubled for PostgreSQL, which would read it as a placeholder. */
function quoted(path: string): string {
  return `'${path.replaceAll('%', '%%').replaceAll("'", String.raw`'\''`)}'`;
}
