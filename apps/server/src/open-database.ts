import { join } from 'node:path';

import { addressOf, type ApplicationLogin } from '@egcr/server-kit/application-role';
import { systemClock } from '@egcr/server-kit/clock';
import { openPool } from '@egcr/server-kit/database';
import { grantAccess } from '@egcr/server-kit/grant-access';
import { boundInstallation } from '@egcr/server-kit/installation';
import { prepareJobs } from '@egcr/server-kit/jobs';
import type { Logger } from '@egcr/server-kit/log';
import { checkMigrated, migrate } from '@egcr/server-kit/migrate';
import { schemaFoldersIn } from '@egcr/server-kit/schema-files';

import { applicationLogin, type DatabaseKind } from './application-login.ts';
import type { Config } from './config.ts';
import { findExcess, refuseExcess, tooPowerful } from './database-role.ts';
import { checkKeys } from './key-files.ts';

type Pool = ReturnType<typeof openPool>;

const DOMAINS = join(import.meta.dirname, '..', '..', '..', 'domains');

type Places = Pick<Config, 'dataDirectory' | 'databaseUrl' | 'databaseOwnerUrl'>;

/**
 * Brings the database up to date as its owner and answers the address the application uses, whose role owns nothing and may do no more
 * than it needs. `embeddedUrl` is the address of the embedded database, as its superuser.
 *
 * - Embedded, or `DATABASE_URL` of a role that may do too much and may make roles: that role migrates, and makes the application's.
 * - With `DATABASE_OWNER_URL`: that role migrates; `DATABASE_URL` is the application's, and is refused where it may do too much.
 * - `DATABASE_URL` alone of a role that may do no more than it should: nothing is migrated, and nothing may be pending.
 * - `DATABASE_URL` alone of anybody else is refused, with the statements to run.
 */
export async function openDatabase(
  { dataDirectory, databaseUrl, databaseOwnerUrl }: Places,
  { embeddedUrl, log }: { readonly embeddedUrl?: string; readonly log: Logger },
): Promise<string> {
  const given = embeddedUrl ?? databaseUrl ?? '';
  const owner = embeddedUrl === undefined ? databaseOwnerUrl : undefined;
  if (owner !== undefined) {
    const login = loginOf(given);
    await prepareAsOwner(owner, { dataDirectory, log, login: () => login, isOurs: false });
    await withPool(given, refuseExcess);
    return given;
  }
  const isReady = embeddedUrl === undefined && (await withPool(given, startsWithoutOwner));
  if (isReady) return given;
  const kind: DatabaseKind = embeddedUrl === undefined ? 'external' : 'embedded';
  const login = await prepareAsOwner(given, {
    dataDirectory,
    log,
    login: () => applicationLogin(dataDirectory, kind),
    isOurs: true,
  });
  const address = addressOf(given, login);
  await withPool(address, refuseExcess);
  return address;
}

/** Whether the role may do no more than it should, so that it is the application's; otherwise it has to be able to make one. */
async function startsWithoutOwner(pool: Pool): Promise<boolean> {
  const { excess, role, makesRoles } = await findExcess(pool);
  if (excess.length > 0) {
    if (makesRoles) return false;
    throw new Error(tooPowerful(role, excess));
  }
  await checkMigrated(pool, { folders: schemaFoldersIn(DOMAINS) });
  return true;
}

function loginOf(url: string): ApplicationLogin {
  const { username, password } = new URL(url);
  if (username === '') throw new Error('DATABASE_URL has to name the role of the application.');
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) };
}

interface OwnersWork {
  readonly dataDirectory: string;
  readonly log: Logger;
  /** Asked for once the database is known to be one that this program can use: until then nothing is written. */
  readonly login: () => ApplicationLogin;
  readonly isOurs: boolean;
}

async function prepareAsOwner(
  url: string,
  { dataDirectory, log, login: loginFor, isOurs }: OwnersWork,
): Promise<ApplicationLogin> {
  const folders = schemaFoldersIn(DOMAINS);
  return withPool(url, async (pool) => {
    checkKeys(dataDirectory, await boundInstallation(pool));
    await migrate({ url, folders, clock: systemClock, log });
    await prepareJobs(pool);
    const login = loginFor();
    const client = await pool.connect();
    try {
      await grantAccess(client, { login, isOurs, folders });
      return login;
    } finally {
      client.release();
    }
  });
}

async function withPool<Answer>(url: string, body: (pool: Pool) => Promise<Answer>): Promise<Answer> {
  const pool = openPool({ url, applicationName: 'egcr-owner', connectionsMax: 2 });
  try {
    return await body(pool);
  } finally {
    await pool.end();
  }
}
