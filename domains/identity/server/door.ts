import type { Act } from '@egcr/contract/act';
import { staffRoles } from '@egcr/roles/contract';
import type { Database } from '@egcr/server-kit/database';
import type { ServerDomain } from '@egcr/server-kit/domain';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';
import type { Work } from '@egcr/server-kit/work';

import type { NoticeText } from './compose-mail.ts';
import type { StoredHash } from './hashing.ts';

/** Roles a person may hold beside being a person: of the staff, and of what they are. */
export const roles = [...staffRoles, 'business_owner', 'government', 'ngo'] as const;
export type Role = (typeof roles)[number];

/** Hashed before a transaction begins: argon2 waits for its turn, and nobody waits with a connection in the hand. */
export interface HashedSecrets {
  readonly password: StoredHash;
  readonly pin?: StoredHash;
}

export interface NewPerson {
  /** Their id where it is known before; a new one otherwise. */
  readonly userId?: string;
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

/** Whether a person is signed in somewhere, and when they last did something there. */
export interface Presence {
  readonly isSignedIn: boolean;
  readonly lastActiveAt: Date;
}

/** What staff may know of an account: since when it is there, and how it is protected. */
export interface KnownAccount {
  readonly createdAt: Date;
  readonly isBlocked: boolean;
  readonly hasPin: boolean;
  /** An authenticator app or a passkey. */
  readonly hasSecondFactor: boolean;
}

/** Where roles of the staff are granted: what the account shows of them gives nothing. */
export interface StaffGrants {
  /** A person has exactly these roles of the staff from now on. */
  set(work: Work, person: { readonly userId: string; readonly roles: readonly string[] }): Promise<void>;
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
   * nobody keeps a staff role, for the person who signed in as a demo admin may have given one away. Answers how many accounts were emptied.
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
  /** For staff; undefined where there is no such account. */
  accountOf(db: Database, userId: string, now: Date): Promise<KnownAccount | undefined>;
  /** Bans and holds at `now` of some people, by user id, in one read; the person who has no account is missing from the map. */
  standingOf(db: Database, userIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Standing>>;
  /** Who of some people is signed in at `now`, and when each last did something, in one read; who has not signed in for long is missing. */
  presenceOf(db: Database, userIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Presence>>;
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
      readonly action: Act;
      readonly userId: string;
      readonly subject: string;
      /** What sort of thing it is, where the action alone does not say. */
      readonly kind?: string;
    },
  ): Promise<void>;
  /** Whether a person may act now: not banned, not gone. Their row is held until the unit ends. */
  holdPerson(work: Work, userId: string): Promise<boolean>;
  /** Whether nobody would be left to put things right. Until the unit ends, nobody else can take the role from anybody. */
  isLastSuperAdmin(work: Work, userId: string): Promise<boolean>;
  /** What the account tells clients of its staff roles from now on; the log says what came and went, and a new member is invited to a second factor. */
  showStaffRoles(
    work: Work,
    person: { readonly userId: string; readonly roles: readonly string[] },
  ): Promise<void>;
  /** Mails people something that another domain says, each in their language. */
  mailPeople(
    work: Work,
    mail: { readonly to: readonly string[]; readonly words: (language: string) => NoticeText },
  ): Promise<void>;
  /**
   * Sends an SMS to a number that is no account's, E.164 with +, within the limits that all of them share. Refused: its call costs money, no SMS
   * goes there, or there is no carrier. Later: it had its share of the day.
   */
  textPhone(
    work: Work,
    message: { readonly phone: string; readonly text: string },
  ): Promise<'sent' | 'refused' | 'later'>;
  /** A bearer for the identity admin API. */
  makeServiceKey(now: Date): Promise<string>;
  grantRole(work: Work, grant: { readonly userId: string; readonly role: Role }): Promise<void>;
  /**
   * A token with which a person with a staff role adds their first second factor, once, within half an hour. undefined where they hold no
   * such role or have a factor.
   */
  makeStaffInvitation(work: Work, userId: string): Promise<string | undefined>;
}

export interface Identity {
  readonly domain: ServerDomain;
  readonly door: IdentityDoor;
  /** Identity's half of the kit's gatekeeper; the other half, `hasCompleteProfile`, is the profile's. */
  readonly gatekeeper: (services: Services) => Pick<Gatekeeper, 'authenticate' | 'provePin'>;
}
