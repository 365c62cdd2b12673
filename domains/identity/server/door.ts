import type { Database } from '@egcr/server-kit/database';
import type { ServerDomain } from '@egcr/server-kit/domain';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';
import type { Work } from '@egcr/server-kit/work';

import type { StoredHash } from './hashing.ts';

/** Roles a person may hold beside being a person. */
export const roles = ['super_admin', 'content_editor', 'business_owner', 'government', 'ngo'] as const;
export type Role = (typeof roles)[number];

/** Roles that act for the house; what they allow takes a second factor. */
export const staffRoles: readonly string[] = ['super_admin', 'content_editor'] satisfies readonly Role[];

/** What staff does elsewhere and the audit log tells of. */
export type StaffAction =
  | 'referral_reward_released'
  | 'referral_reward_refused'
  | 'proposal_made'
  | 'proposal_approved'
  | 'proposal_rejected'
  | 'proposal_withdrawn'
  | 'proposal_expired';

/** Hashed before a transaction begins: argon2 waits for its turn, and nobody waits with a connection in the hand. */
export interface HashedSecrets {
  readonly password: StoredHash;
  readonly pin?: StoredHash;
}

export interface NewPerson {
  /** At least one of e-mail and phone; both count as confirmed. */
  readonly email?: string;
  /** E.164 with +. */
  readonly phone?: string;
  readonly secrets: HashedSecrets;
  readonly roles?: readonly Role[];
  readonly language?: string;
  readonly userMetadata?: Readonly<Record<string, unknown>>;
}

export interface SessionTokens {
  readonly session_id: string;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
}

export interface Contacts {
  readonly email: string | null;
  /** E.164 with +. */
  readonly phone: string | null;
  readonly isEmailVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly language: string;
}

/** Whether money may leave a person's wallet at an instant. */
export interface Standing {
  readonly isBanned: boolean;
  /** Money stays in the wallet until then, as credentials were reset; null where nothing is held at that instant. */
  readonly moneyHeldUntil: Date | null;
}

/** Whose username this is; undefined where nobody's. */
export type FindByUsername = (db: Database, username: string) => Promise<string | undefined>;

/** What other domains and apps/server may ask of identity. Reads take `work.db`, or `services.db` outside a unit of work. */
export interface IdentityDoor {
  /** What `createConfirmedPerson` takes, to be made before its transaction begins. */
  hashSecrets(secrets: { readonly password: string; readonly pin?: string }): Promise<HashedSecrets>;
  /** Demo people, /dev/people, tests: a confirmed person, without any rule on password or PIN. Answers the user's id. */
  createConfirmedPerson(work: Work, person: NewPerson): Promise<string>;
  /**
   * Ends a demonstration: accounts that a program made, and those at the given addresses, are emptied and banned; every session ends, and
   * nobody keeps a staff role, for whoever signed in as a demo admin may have given one away. Answers how many accounts were emptied.
   */
  endMadePeople(work: Work, emails: readonly string[]): Promise<number>;
  /** A new session as if the person had signed in by password; `isPinVerified` opens the PIN window at once. */
  issueSession(
    work: Work,
    userId: string,
    options?: { readonly isPinVerified?: boolean },
  ): Promise<SessionTokens>;
  /** The confirmed holder of an address; undefined where nobody confirmed it. */
  findUserIdBy(
    db: Database,
    address: { readonly email: string } | { readonly phone: string },
  ): Promise<string | undefined>;
  contactsOf(db: Database, userId: string): Promise<Contacts | undefined>;
  /** Bans and holds at `now` of some people, by user id, in one read; whoever has no account is missing from the map. */
  standingOf(db: Database, userIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Standing>>;
  /** How many people have a confirmed account. One read. */
  countPeople(db: Database): Promise<number>;
  /** Whether the person ticked the legal documents when signing up. */
  agreedToLegal(db: Database, userId: string): Promise<boolean>;
  hasPin(db: Database, userId: string): Promise<boolean>;
  /** Those among some people who have a PIN, in one question. */
  withPin(db: Database, userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Writes what staff did in another domain into the audit log; the actor is in the details. */
  recordStaffAction(
    work: Work,
    action: {
      readonly action: StaffAction;
      readonly userId: string;
      readonly subject: string;
      /** What sort of thing it is, where the action alone does not say. */
      readonly kind?: string;
    },
  ): Promise<void>;
  /** Whether a person is a super admin who may act now: not banned, not gone. Their row is held until the unit ends. */
  holdSuperAdmin(work: Work, userId: string): Promise<boolean>;
  /** Everybody who is a super admin. One read. */
  superAdmins(db: Database): Promise<readonly string[]>;
  /** Mails every super admin but one that a proposal waits for a second person. */
  mailProposalWaiting(work: Work, except: string): Promise<void>;
  /** A bearer for the identity admin API. */
  makeServiceKey(now: Date): Promise<string>;
  grantRole(work: Work, grant: { readonly userId: string; readonly role: Role }): Promise<void>;
  /**
   * A token with which a person with a staff role adds their first second factor, once, within half an hour. undefined where they hold no
   * such role or have a factor.
   */
  makeStaffInvitation(work: Work, userId: string): Promise<string | undefined>;
  /**
   * A token that makes whoever redeems it the first or second super admin, once, within half an hour; the one before ends. undefined
   * while there are two: with fewer nobody could approve what another proposed.
   */
  makeBootstrapToken(work: Work): Promise<string | undefined>;
}

export interface Identity {
  readonly domain: ServerDomain;
  readonly door: IdentityDoor;
  /** Identity's half of the kit's gatekeeper; the other half, `hasCompleteProfile`, is the profile's. */
  readonly gatekeeper: (services: Services) => Pick<Gatekeeper, 'authenticate' | 'needsSecondFactor'>;
}
