import { uuidv7 } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';

import type { ServerDomain } from '../src/domain.ts';
import { buildApp } from '../src/http/app.ts';
import { Refusal } from '../src/refusal.ts';
import type { Gatekeeper } from '../src/services.ts';
import { testDatabase } from './database.ts';
import { testServices } from './services.ts';

interface Standing {
  /** What all who call are; both are true unless a test says otherwise. */
  readonly isVerified?: boolean;
  readonly hasCompleteProfile?: boolean;
  /** Roles that open nothing without a second factor. */
  readonly staff?: readonly string[];
}

/** One domain served alone, on a database of its own. A bearer says who calls: `<user id> [role] [aal2]`. Nobody has a PIN, no call is counted. */
export async function serveDomain(domain: ServerDomain, standing: Standing = {}) {
  const database = await testDatabase();
  const services = testServices(database);
  const app = await buildApp({
    services,
    gatekeeper: gatekeeperOf(standing),
    throttle: async () => ({ allowed: true, retryAfter_s: 0 }),
    isKnownAddress: () => false,
    domains: [domain],
  });
  const newId = () => uuidv7(services.clock.now().getTime());
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, services, db: database.db, owner: database.owner, newId, close };
}

export type ServedDomain = Awaited<ReturnType<typeof serveDomain>>;

function gatekeeperOf({ isVerified = true, hasCompleteProfile = true, staff = [] }: Standing): Gatekeeper {
  return {
    authenticate: async ({ authorization }) => {
      if (authorization === undefined) throw new Refusal(platformRefusals.token_missing);
      const [userId = '', role, factor] = authorization.replace('Bearer ', '').split(' ');
      const pin = { isSet: false, expiresAt: null, verifiedAt: null };
      const aal = factor === 'aal2' ? 'aal2' : 'aal1';
      const roles = role === undefined ? [] : [role];
      return { kind: 'person', userId, sessionId: userId, roles, isVerified, pin, aal };
    },
    hasCompleteProfile: async () => hasCompleteProfile,
    needsSecondFactor: (role) => staff.includes(role),
  };
}
