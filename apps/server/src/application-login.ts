import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { addressOf, type ApplicationLogin } from '@egcr/server-kit/application-role';
import * as z from 'zod/mini';

const login = z.object({ role: z.string(), password: z.string() });

/** The embedded cluster is this installation's alone; an external one may hold the roles of others. */
export type DatabaseKind = 'embedded' | 'external';

const EMBEDDED_ROLE = 'egcr_app';

/**
 * The role that this installation made for itself in the database, with its password; made up when first asked for. It is kept in
 * DATA_DIR/keys and nowhere else; when the file is lost, the next start makes another.
 */
export function applicationLogin(dataDirectory: string, kind: DatabaseKind): ApplicationLogin {
  const path = loginPath(dataDirectory, kind);
  if (!existsSync(path)) {
    const role = kind === 'embedded' ? EMBEDDED_ROLE : `${EMBEDDED_ROLE}_${randomBytes(4).toString('hex')}`;
    writeLogin(path, { role, password: randomBytes(24).toString('base64url') });
  }
  return login.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** The database's address as the product uses it, for tools beside it: with the role it made for itself, where it did. */
export function applicationAddress(dataDirectory: string, kind: DatabaseKind, url: string): string {
  return existsSync(loginPath(dataDirectory, kind))
    ? addressOf(url, applicationLogin(dataDirectory, kind))
    : url;
}

function loginPath(dataDirectory: string, kind: DatabaseKind): string {
  return join(dataDirectory, 'keys', `application-role-${kind}.json`);
}

/** Complete or not at all; where two start at once, the first to write is right. */
function writeLogin(path: string, made: ApplicationLogin): void {
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 });
  const half = `${path}.${process.pid}`;
  writeFileSync(half, `${JSON.stringify(made, undefined, 2)}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(half, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(half);
  }
}
