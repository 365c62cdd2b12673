import type { Act } from '@egcr/contract/act';
import { addSeconds } from '@egcr/contract/time';
import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import { changeRoles } from './change-roles.ts';
import type { IdentityContext } from './context.ts';
import { isLinkOf, makeOneTimeSecret, rowIdOfLink } from './one-time-secret.ts';
import { overseeAudit, recordAudit, type AuditRow } from './store/audit.ts';
import { countOpenSessions } from './store/sessions.ts';
import { countPeople, lockHolders, lockUser } from './store/users.ts';
import { shownPhone } from './user-facts.ts';
import { inviteSession } from './ways-in/staff-invitation.ts';

/** What is stored of a token: keyed hashes alone. */
interface StoredToken {
  readonly id: string;
  readonly key_id: string;
  readonly link_hash: Buffer;
}

export interface OverseenEvent extends AuditRow {
  /** E-mail or phone of the person it happened to; null where there is none. */
  readonly address: string | null;
}

/** What domains/staff, and it alone, may ask of accounts: their figures, their log, and a super admin named by the host. */
export interface StaffPart {
  countPeople(db: Database): ReturnType<typeof countPeople>;
  /** Sessions that are neither ended nor idle. */
  countOpenSessions(work: Work): Promise<number>;
  /** All that happened, the latest first. */
  readLog(db: Database, page: PageAsked<string>): Promise<readonly OverseenEvent[]>;
  record(
    work: Work,
    entry: { readonly action: Act; readonly userId?: string; readonly sessionId?: string },
  ): Promise<void>;
  /** Everyone with the role; until the unit ends, no one else gives it or takes it away. */
  holdSuperAdmins(work: Work): Promise<readonly string[]>;
  /** A token for the row with this id, and the row. */
  makeToken(id: string): StoredToken & { readonly token: string };
  /** The row that a token names; undefined where it is no token. */
  idOfToken(token: string): string | undefined;
  isToken(token: string, stored: StoredToken): boolean;
  /** The caller's row, held until the unit ends. */
  holdAccount(work: Work, userId: string): Promise<boolean>;
  /** Gives the role on the operator's word, and lets the session add a first second factor. */
  makeSuperAdmin(work: Work, person: { readonly userId: string; readonly sessionId: string }): Promise<void>;
}

export function staffPart(context: IdentityContext): StaffPart {
  const { keys, settings } = context;
  return {
    countPeople,
    countOpenSessions: ({ db, now }) =>
      countOpenSessions(db, {
        activeAfter: addSeconds(now, -settings.idle_s),
        createdAfter: addSeconds(now, -settings.sessionMax_s),
      }),
    async readLog(db, page) {
      const rows = await overseeAudit(db, page);
      return rows.map(({ email, phone, ...event }) => ({
        ...event,
        address: email ?? (phone === null ? null : shownPhone(phone)),
      }));
    },
    record: recordAudit,
    holdSuperAdmins: (work) => lockHolders(work.db, 'super_admin'),
    makeToken(id) {
      const { keyId, linkHash, linkToken } = makeOneTimeSecret(id, keys.oneTime);
      return { id, key_id: keyId, link_hash: linkHash, token: linkToken };
    },
    idOfToken: rowIdOfLink,
    isToken: (token, stored) => isLinkOf(token, stored, keys.oneTime),
    holdAccount: async (work, userId) => (await lockUser(work.db, userId)) !== undefined,
    async makeSuperAdmin(work, { userId, sessionId }) {
      const user = await lockUser(work.db, userId);
      if (!user) throw new Error('a role needs a person');
      await changeRoles(work, context, { user, roles: [...user.roles, 'super_admin'] });
      await inviteSession(work, context, { userId, sessionId });
    },
  };
}
