import type { Actor } from './actor.ts';
import type { Clock, MovableClock } from './clock.ts';
import type { Database } from './database.ts';
import type { FieldCipher } from './field-encryption.ts';
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
  /** Seals what whoever reads the database must not be able to read. */
  readonly cipher: FieldCipher;
  readonly unit: UnitOfWork;
}

/** Who may pass: given by the identity and profile domains, so that the kit knows neither. */
export interface Gatekeeper {
  /** Bearer token → person. Throws the refusals token_missing, token_invalid, token_expired, session_expired, in that order. */
  authenticate(request: {
    readonly authorization: string | undefined;
    /** Seconds since the person last did something, as the browser says in X-User-Idle; undefined counts as 0. */
    readonly idle_s: number | undefined;
    readonly facts: RequestFacts;
  }): Promise<Actor>;
  /** Whether what this role alone allows takes a session that proved a second factor; absent: none does. */
  readonly needsSecondFactor?: (role: string) => boolean;
  /** All profile fields but the PIN are present: whether that is set stands in the actor. */
  hasCompleteProfile(userId: string): Promise<boolean>;
}
