import * as z from 'zod/mini';

import type { RefusalKind } from './refusals.ts';

/** Who may call: the order is the order of the checks. */
export const accessLevels = ['public', 'signed_in', 'verified', 'profiled'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** `verified`: the sliding five-minute PIN window is open. `fresh`: the PIN was verified at most two minutes ago. */
export const pinNeeds = ['none', 'verified', 'fresh'] as const;
export type PinNeed = (typeof pinNeeds)[number];

/** What a role can be given, `contact.handle`: named after the domain that asks for it. Which role has which is one file of `domains/roles`. */
export type Permission = `${string}.${string}`;

/** What a person may do for an organisation, as its team has it. */
export type ActingRight = 'view' | 'edit' | 'pay';

/** The header that names the organisation for which a person calls. */
export const ACTING_FOR = 'acting-for';

/** Rate classes; their limits are `rateLimits` in limits.ts. */
export const rateClasses = ['read', 'write', 'upload', 'money', 'secret', 'public', 'send'] as const;
export type RateClass = (typeof rateClasses)[number];

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

type Schema = z.ZodMiniType;

/** The body of a call that takes bytes. */
export const rawBytes = z.instanceof(Uint8Array);
type Parsed<S> = S extends Schema ? z.output<S> : undefined;

/** A call as data: the server mounts it, the web app calls it, the documents are printed from it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
  Refused extends RefusalKind = RefusalKind,
> {
  /** Domain and verb phrase, `wallet.send_money`; also the operation id. */
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** With `:name` parameters, `/api/v1/wallet/transfers/:id`. */
  readonly path: `/${string}`;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Most bytes of a request's body; absent: `CALL_BODY_BYTES_MAX`. For calls that take a file. */
  readonly bodyBytes?: number;
  /** The body is not JSON but bytes as they are (`application/octet-stream`); its schema is `rawBytes`. */
  readonly takesBytes?: true;
  /** Absent for 204. */
  readonly reply?: Reply;
  /** Media types of the file that the call answers instead of a reply. */
  readonly file?: readonly string[];
  /** 200, or 204 without a reply, unless said otherwise. */
  readonly status?: 200 | 201 | 202 | 204;
  /** In the order in which they are checked; the platform's own need not be listed. */
  readonly refusals: readonly Refused[];
  readonly access: AccessLevel;
  readonly pin: PinNeed;
  /**
   * The body may hold `pin`: it is checked and counted as at the PIN page before the call begins, and stands in for a fresh one. The use
   * case decides which calls need it. It is no part of what an Idempotency-Key stands for.
   */
  readonly pinInBody?: true;
  /** The person who has set up an authenticator app makes this call only in a session that has shown its code. So it is for every `fresh` PIN. */
  readonly secondFactor?: 'where_set_up';
  /** Any one of these roles is enough: of what people are, not of the staff. */
  readonly roles?: readonly string[];
  /** Staff alone make this call: those to whom a role gives this, in a session that proved a second factor. */
  readonly permission?: Permission;
  /** Kinds of scope by which the use case judges its things itself. Absent: only a role that was given without a scope opens the call. */
  readonly scopedBy?: readonly string[];
  /** What an API key must carry to make this call; without one no key may. */
  readonly scope?: string;
  /**
   * The person who calls may do so for an organisation, named by the header `acting-for`, in which they have this right. Without the header they
   * call for themselves; a call without this refuses the header.
   */
  readonly actsWith?: ActingRight;
  readonly rate: RateClass;
  /** `required`: repeats with the same Idempotency-Key get the first answer, refusals included. */
  readonly idempotency?: 'required';
  /**
   * Seconds a browser or proxy may keep the answer of a GET that says the same to everybody; with it goes an ETag. Absent: nothing
   * is kept anywhere.
   */
  readonly cache_s?: number;
  /** Tells an AI agent when to use this call. */
  readonly agentHint?: string;
}

export type ParamsOf<E> =
  E extends Endpoint<infer P, infer _Q, infer _B, infer _R, infer _K> ? Parsed<P> : never;
export type QueryOf<E> =
  E extends Endpoint<infer _P, infer Q, infer _B, infer _R, infer _K> ? Parsed<Q> : never;
export type BodyOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer B, infer _R, infer _K> ? Parsed<B> : never;
export type ReplyOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R, infer _K> ? Parsed<R> : never;

/** The codes that a call declares and a person may meet; those that the platform adds to every call are not among them. */
export type CodeForPeople<E extends Endpoint> = CodeOf<E['refusals'][number]>;
type CodeOf<Kind> =
  Kind extends RefusalKind<infer Code, infer Reader> ? ('person' extends Reader ? Code : never) : never;

/** Declares one call. Returns it unchanged, with its exact types. */
export function endpoint<
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Reply extends Schema | undefined = undefined,
  Refused extends RefusalKind = never,
>(definition: Endpoint<Params, Query, Body, Reply, Refused>): Endpoint<Params, Query, Body, Reply, Refused> {
  return definition;
}
