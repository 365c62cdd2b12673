import type { Actor, ApiKey, Person } from './actor.ts';
import type { Database } from './postgres/database.ts';
import type { FieldCipher } from './data/field-encryption.ts';
import type { Logger } from './log.ts';
import { invariant } from './refusal.ts';

/** Something that happened, told to other domains and to open pages after commit, at least once. */
export interface DomainEvent {
  /** Domain and past tense, `wallet.transfer_posted`. */
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** People whose open pages hear of it at once. */
  readonly audience?: readonly string[];
}

export interface JobOptions {
  readonly runAt?: Date;
  /** Jobs with the same key replace each other while they wait. */
  readonly key?: string;
  /** Jobs of one line run one after the other, however many could run. */
  readonly line?: string;
}

export interface EmailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An address where a mail program ends such mails with one POST, without asking (RFC 8058). */
  readonly unsubscribe?: string;
  /** By this the domain takes the mail back while it waits (`recallEmails`): a name or a keyed hash, never an address. */
  readonly recallKey?: string;
  /** Enqueued where the mail server refuses the address for good. The mail itself is given up then. */
  readonly refusedJob?: { readonly job: string; readonly payload: Readonly<Record<string, unknown>> };
}

export interface SmsMessage {
  /** E.164 with +. */
  readonly to: string;
  readonly text: string;
}

export interface RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  /** The reader's language, from Accept-Language: one of ours, else en. */
  readonly language: string;
  /** Hash of the device cookie, where the browser sent one. It tells a known browser from a strange one and authorises nothing. */
  readonly device?: string | undefined;
}

/**
 * What a use case works with: one transaction, one instant, one actor. Nobody commits inside; whatever it emits, enqueues or sends
 * leaves only if the transaction commits. A `Refusal` thrown out of a use case rolls everything back.
 */
export interface Work {
  readonly db: Database;
  readonly now: Date;
  readonly actor: Actor;
  readonly request: RequestFacts;
  readonly log: Logger;
  /** Seals fields that must not be readable in the database. */
  readonly cipher: FieldCipher;
  /**
   * For calls with an Idempotency-Key: an id (UUIDv7) bound to the person and the key, for the thing the call creates.
   * Elsewhere a new id at each call.
   */
  readonly effectId: string;
  newId(): string;
  /** Several at once cost one round trip. */
  emit(...events: readonly DomainEvent[]): Promise<void>;
  enqueue(job: string, payload: Readonly<Record<string, unknown>>, options?: JobOptions): Promise<void>;
  sendEmail(message: EmailMessage): Promise<void>;
  sendSms(message: SmsMessage): Promise<void>;
}

/** The person of a call that is mounted behind `signed_in` or more. */
export function personOf(work: Pick<Work, 'actor'>): Person {
  invariant(work.actor.kind === 'person', 'a call that needs a person was mounted without a guard');
  return work.actor;
}

/** The key that makes a call; undefined where a person makes it. */
export function keyOf({ actor }: Pick<Work, 'actor'>): ApiKey | undefined {
  return actor.kind === 'key' ? actor : undefined;
}

/** For whom a call with a `scope` or with `actsWith` is made: the owner of the key, the organisation that the person acts for, or the person. */
export function principalOf(work: Pick<Work, 'actor'>): string {
  const ownerId = keyOf(work)?.ownerId;
  if (ownerId !== undefined) return ownerId;
  const { actingFor, userId } = personOf(work);
  return actingFor ?? userId;
}
