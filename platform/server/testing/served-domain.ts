import { uuidv7 } from '@egcr/contract/ids';
import type pg from 'pg';
import { platformRefusals } from '@egcr/contract/refusals';

import type { ServerDomain } from '../src/domain.ts';
import { buildApp } from '../src/http/app.ts';
import { openDatabase, openPool } from '../src/postgres/database.ts';
import { Refusal } from '../src/refusal.ts';
import type { Gatekeeper } from '../src/services.ts';
import { judgeByRole } from './judge-by-role.ts';
import { testDatabase } from './database.ts';
import { testServices } from './services.ts';

/** A database that another server has opened. */
interface SharedDatabase {
  readonly url: string;
  readonly owner: pg.Pool;
}

interface Standing {
  /** What all who call are; both are true unless a test says otherwise. */
  readonly isVerified?: boolean;
  readonly hasCompleteProfile?: boolean;
  /** The PIN of all who call was entered just now. */
  readonly isPinOpen?: boolean;
  /** Roles that may do all that staff may, with a second factor. */
  readonly staff?: readonly string[];
  /** Another server on its database: this one shares it, over connections of its own. Close this one first. */
  readonly beside?: SharedDatabase | undefined;
}

/** One domain served alone, on a database of its own. A bearer says who calls: `<user id>[/session] [role] [aal2]`. Nobody has a PIN unless a test says so, no call is counted. */
export async function serveDomain(domain: ServerDomain, standing: Standing = {}) {
  const database = standing.beside === undefined ? await testDatabase() : shareDatabase(standing.beside);
  const services = testServices(database);
  const app = await buildApp({
    services,
    gatekeeper: gatekeeperOf(standing, () => services.clock.now()),
    throttle: async () => ({ allowed: true, retryAfter_s: 0 }),
    isKnownAddress: () => false,
    domains: [domain],
  });
  const newId = () => uuidv7(services.clock.now().getTime());
  const close = async () => {
    await app.close();
    await database.close();
  };
  const { db, url, owner } = database;
  return { app, services, db, url, owner, newId, close };
}

function shareDatabase({ url, owner }: SharedDatabase) {
  const pool = openPool({ url, applicationName: 'egcr-test-beside' });
  return { url, owner, pool, db: openDatabase(pool), close: () => pool.end() };
}

export type ServedDomain = Awaited<ReturnType<typeof serveDomain>>;

function gatekeeperOf(
  { isVerified = true, hasCompleteProfile = true, isPinOpen = false, staff = [] }: Standing,
  now: () => Date,
): Gatekeeper {
  const closed = { isSet: false, expiresAt: null, verifiedAt: null };
  const open = () => ({ isSet: true, expiresAt: new Date(now().getTime() + 60_000), verifiedAt: now() });
  return {
    authenticate: async ({ authorization }) => {
      if (authorization === undefined) throw new Refusal(platformRefusals.token_missing);
      const [who = '', role, factor] = authorization.replace('Bearer ', '').split(' ');
      const [userId = '', sessionId = userId] = who.split('/');
      const pin = isPinOpen ? open() : closed;
      const aal = factor === 'aal2' ? 'aal2' : 'aal1';
      const roles = role === undefined ? [] : [role];
      return { kind: 'person', userId, sessionId, roles, isVerified, pin, aal };
    },
    hasCompleteProfile: async () => hasCompleteProfile,
    ...judgeByRole(staff, { needsSecondFactor: true }),
  };
}
