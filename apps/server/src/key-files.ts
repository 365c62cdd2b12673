import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

/* The files in DATA_DIR/keys, and what can be said of them without the domains whose keys they hold: the supervisor starts with this. */

const ownedKeys = z.looseObject({ installation: uuid });

/** Refuses keys that are missing or another database's, before anything in that database is changed. */
export function checkKeys(dataDirectory: string, bound: string | undefined): void {
  if (bound === undefined) return;
  const path = keysPath(dataDirectory);
  if (!existsSync(path)) throw new Error(missingKeys(path));
  const { installation } = ownedKeys.parse(JSON.parse(readFileSync(path, 'utf8')));
  checkBound({ dataDirectory, installation, bound });
}

/** Refuses keys that belong to another database. */
export function checkBound(options: {
  readonly dataDirectory: string;
  readonly installation: string;
  readonly bound: string;
}): void {
  if (options.bound === options.installation) return;
  throw new Error(
    `The keys in ${keysPath(options.dataDirectory)} belong to another database. Put the keys of this database there, or set DATABASE_URL to theirs.`,
  );
}

/** The embedded database's password; made when there is no cluster yet, refused when there is one without it. */
export function postgresPassword(dataDirectory: string, hasCluster: boolean): string {
  const path = join(keysDirectory(dataDirectory), 'postgres-password');
  if (!existsSync(path)) {
    if (hasCluster) {
      throw new Error(
        `${path} is missing, but the database exists. Restore it from your backup; for an empty start delete ${dataDirectory}.`,
      );
    }
    writeSecret(path, randomBytes(24).toString('base64url'));
  }
  return readFileSync(path, 'utf8').trim();
}

export function keysPath(dataDirectory: string): string {
  return join(keysDirectory(dataDirectory), 'keys.json');
}

function keysDirectory(dataDirectory: string): string {
  const directory = join(dataDirectory, 'keys');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  return directory;
}

export function missingKeys(path: string): string {
  return (
    `${path} is missing, but the database is in use. Restore it from your backup, or copy it from another server of this database. ` +
    'New keys would end every session and make every password and PIN useless.'
  );
}

/** The old keys or the new, never half a file. */
export function replaceSecret(path: string, content: object): void {
  const half = `${path}.${process.pid}`;
  writeFileSync(half, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(half, path);
}

/** Complete or not at all, and never over a file that is there. */
export function writeSecret(path: string, content: string): void {
  const half = `${path}.${process.pid}`;
  writeFileSync(half, `${content}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(half, path);
  } finally {
    rmSync(half);
  }
}
