import type { ActingRight, Permission } from '@egcr/contract/endpoint';

import type { Actor, ApiKey, Person } from './actor.ts';
import type { Clock, MovableClock } from './clock.ts';
import type { Database } from './postgres/database.ts';
import type { FieldCipher } from './data/field-encryption.ts';
import type { Logger } from './log.ts';
import type { RequestFacts, Work } from './work.ts';
import type pg from 'pg';

/** The settings the kit itself reads; apps/server validates the environment and fills them. */
export interface KitSettings {
  readonly publicUrl: string;
  readonly isTestMode: boolean;
  readonly isProduction: boolean;
  readonly isDemo: boolean;
  readonly rateLimitsOn: boolean;
  /** How many reverse proxies stand in front; 0 believes no X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly allowedOrigins: readonly string[];
  /** Browsers are told to give up the service worker they have. */
  readonly isWorkerOff?: boolean;
}

export interface UnitOptions {
  readonly actor?: Actor;
  readonly request?: RequestFacts;
  readonly effectId?: string;
  /** Its statements are planned once by each connection. */
  readonly keepsPlans?: boolean;
}

/** Runs one transaction and hands its work to `body`; commits when it returns, rolls back when it throws. */
export type UnitOfWork = <Answer>(
  body: (work: Work) => Promise<Answer>,
  options?: UnitOptions,
) => Promise<Answer>;

/** What a process shares between its requests and jobs. */
export interface Services {
  readonly settings: KitSettings;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly clock: Clock;
  /** Present in test mode only. */
  readonly movableClock?: MovableClock;
  readonly log: Logger;
  /** Seals what the person who reads the database must not be able to read. */
  readonly cipher: FieldCipher;
  readonly unit: UnitOfWork;
}

export interface PermissionAsked {
  readonly person: Person;
  readonly permission: Permission;
  /** Kinds of scope that the call judges itself: a role given for one of them opens it. */
  readonly scopedBy?: readonly string[];
  readonly now: Date;
  /** The transaction of the call: judged again at its beginning. */
  readonly within?: Database;
}

export interface PermissionVerdict {
  readonly isGiven: boolean;
  /** Only in a session that proved a second factor. */
  readonly needsSecondFactor: boolean;
  /** Roles that would give it, and those that the person has: for the person who is refused. */
  readonly roles: readonly string[];
  readonly ownRoles: readonly string[];
}

/** A person who wants to act for an organisation. */
export interface ActingAsked {
  readonly userId: string;
  readonly organisationId: string;
  readonly right: ActingRight;
  /** The transaction of the call: judged again at its beginning. */
  readonly within?: Database;
}

/** A PIN that someone has entered for one call. */
export interface PinProof {
  readonly person: Person;
  readonly pin: string;
  readonly facts: RequestFacts;
}

/** A request of an API key that was answered: without its address, body, headers and secret. */
export interface KeyRequest {
  readonly key: ApiKey;
  readonly method: string;
  /** The pattern of the address. */
  readonly route: string;
  readonly status: number;
  /** Of the refusal; null where it was not refused. */
  readonly code: string | null;
  readonly duration_ms: number;
  readonly requestId: string;
  readonly now: Date;
}

/** Who may pass: given by the identity and profile domains, so that the kit knows neither. */
export interface Gatekeeper {
  /**
   * Bearer → API key; undefined where the bearer has not the form of one. Throws token_invalid, token_expired, network_refused, in that
   * order. Absent: the product has no keys.
   */
  readonly authenticateKey?: (request: {
    readonly authorization: string | undefined;
    readonly facts: RequestFacts;
  }) => Promise<ApiKey | undefined>;
  /** Notes what an API key has asked for, and what it was answered, for its owner. */
  readonly noteKeyRequest?: (made: KeyRequest) => Promise<void>;
  /** Bearer token → person. Throws the refusals token_missing, token_invalid, token_expired, session_expired, in that order. */
  authenticate(request: {
    readonly authorization: string | undefined;
    /** Seconds since the person last did something, as the browser says in X-User-Idle; undefined counts as 0. */
    readonly idle_s: number | undefined;
    readonly facts: RequestFacts;
  }): Promise<Actor>;
  /** What the roles of a person say to a permission at this moment; absent: nobody has any. */
  readonly judge?: (asked: PermissionAsked) => Promise<PermissionVerdict>;
  /** Makes sure that a person may act for an organisation now. Refuses not_found, then role_required. Absent: nobody acts for one. */
  readonly requireActing?: (asked: ActingAsked) => Promise<void>;
  /**
   * Verifies the PIN that came with a call, in a transaction of its own, and opens the session's window. Refuses pin_not_set,
   * pin_reset_required, pin_locked, pin_incorrect, in that order. Absent: no call takes a PIN.
   */
  readonly provePin?: (asked: PinProof) => Promise<void>;
  /** All profile fields but the PIN are present: whether that is set stands in the actor. */
  hasCompleteProfile(userId: string): Promise<boolean>;
}
