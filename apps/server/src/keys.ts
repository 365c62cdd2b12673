import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { uuid, uuidv7 } from '@egcr/contract/ids';
import { type IdentityKeys, makeIdentityKeys, readIdentityKeys } from '@egcr/identity/server';
import type { Database } from '@egcr/server-kit/database';
import { bindInstallation } from '@egcr/server-kit/installation';
import * as z from 'zod/mini';

/** Everything secret this installation made for itself. Kept in DATA_DIR/keys, files only their owner may read; back them up. */
export interface ProductKeys {
  readonly identity: IdentityKeys;
}

const keyFile = z.object({ installation: uuid, identity: z.unknown() });

/**
 * The keys of this installation, made when neither they nor the database exist yet. Refuses to make new ones for a database in use
 * (every session and every PIN would be lost), and keys that belong to another database.
 */
export async function openKeys(options: {
  readonly dataDirectory: string;
  readonly db: Database;
  readonly now: Date;
}): Promise<ProductKeys> {
  const path = join(keysDirectory(options.dataDirectory), 'keys.json');
  await bindInstallation(options.db, {
    now: options.now,
    idFor: (bound) => {
      const held = readKeyFile(path)?.installation;
      if (bound === undefined) return held ?? makeKeyFile(path, options.now);
      if (held === undefined) throw new Error(missingKeys(path));
      if (held !== bound)
        throw new Error(`The keys in ${path} belong to another database. Put the right ones there.`);
      return held;
    },
  });
  return { identity: readIdentityKeys(readKeyFile(path)?.identity) };
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

function keysDirectory(dataDirectory: string): string {
  const directory = join(dataDirectory, 'keys');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  return directory;
}

function readKeyFile(path: string): z.output<typeof keyFile> | undefined {
  if (!existsSync(path)) return undefined;
  chmodSync(path, 0o600);
  return keyFile.parse(JSON.parse(readFileSync(path, 'utf8')));
}

function makeKeyFile(path: string, now: Date): string {
  const made = { installation: uuidv7(now.getTime()), identity: makeIdentityKeys() };
  writeSecret(path, JSON.stringify(made, undefined, 2));
  return made.installation;
}

function missingKeys(path: string): string {
  return (
    `${path} is missing, but the database is in use. Restore it from your backup, or copy it from another server of this database. ` +
    'New keys would end every session and make every password and PIN useless.'
  );
}

/** Complete or not at all, and never over a file that is there. */
function writeSecret(path: string, content: string): void {
  const half = `${path}.${process.pid}`;
  writeFileSync(half, `${content}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(half, path);
  } finally {
    rmSync(half);
  }
}
