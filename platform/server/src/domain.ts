import type { BodyOf, Endpoint, ParamsOf, Permission, QueryOf, ReplyOf } from '@egcr/contract/endpoint';
import type { EventKind } from '@egcr/contract/event';
import type { Machine } from '@egcr/contract/machine';
import type { Screen } from '@egcr/contract/screen';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Actor } from './actor.ts';
import type { DemoPart } from './demo.ts';
import { Refusal } from './refusal.ts';
import type { FileReply } from './http/file-reply.ts';
import type { AccessRule } from './http/guard.ts';
import type { LivingPages } from './http/living-pages.ts';
import type { HealthSign } from './http/health-signs.ts';
import type { SealedColumn } from './data/reseal.ts';
import type { SamplePart } from './samples.ts';
import type { Services } from './services.ts';
import type { UploadKind } from './uploads/kind.ts';
import type { DomainEvent, Work } from './work.ts';

export interface CallInput<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

export type UseCase<E> = (work: Work, input: CallInput<E>) => Promise<ReplyOf<E>>;

/** One of the requests of a batch. What its work emits, enqueues or sends leaves only if it is not refused. */
export interface BatchedRequest<E> {
  readonly work: Work;
  readonly input: CallInput<E>;
}

/** Requests that are answered in one transaction and at one instant. */
export interface RequestBatch<E> extends Pick<Work, 'db' | 'now'> {
  readonly requests: readonly BatchedRequest<E>[];
}

/**
 * Answers each request in order. A refusal is a value here, not thrown: nobody rolls back for one request alone, so nothing may be
 * written for a request that is refused, except behind a savepoint. Whatever it throws ends the batch; each request is then tried alone.
 */
export type BatchUseCase<E> = (batch: RequestBatch<E>) => Promise<readonly (ReplyOf<E> | Refusal)[]>;

/** What is known before a call's transaction begins. `db` reads outside any transaction. */
export interface BeforeWork extends Pick<Work, 'db' | 'now' | 'actor' | 'request' | 'cipher'> {}

/** An endpoint with the use case behind it. */
export interface MountedCall {
  readonly endpoint: Endpoint;
  /** Work that takes long and needs no transaction; `run` gets what it answers. */
  readonly prepare?: (before: BeforeWork, input: CallInput<Endpoint>) => Promise<unknown>;
  readonly run: (work: Work, input: CallInput<Endpoint>, prepared?: unknown) => Promise<unknown>;
  /** Made all day, and always with the same statements: each connection plans them once. */
  readonly keepsPlans?: boolean;
  readonly runTogether?: (batch: RequestBatch<Endpoint>) => Promise<readonly unknown[]>;
}

/** Ties a use case to its endpoint; types must agree. */
export function handle<E extends Endpoint>(
  endpoint: E,
  useCase: UseCase<E>,
  options: Pick<MountedCall, 'keepsPlans'> = {},
): MountedCall {
  // The input was parsed with this endpoint's own schemas: the one place where the kit vouches for that.
  return { endpoint, run: (work, input) => useCase(work, input), ...options };
}

/**
 * Ties a use case to its endpoint, with a step that runs before the transaction begins: reading a file (`parserAside`), hashing a secret.
 * While that step computes or waits for its turn, the request holds no connection to the database. The step writes nothing. It comes after
 * access, PIN and input are checked; its refusals are not kept under an Idempotency-Key.
 */
export function handlePrepared<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (before: BeforeWork, input: CallInput<E>) => Promise<Prepared>,
  useCase: (work: Work, input: CallInput<E>, prepared: Prepared) => Promise<ReplyOf<E>>,
): MountedCall {
  return {
    endpoint,
    prepare,
    // The mount hands on what `prepare` has answered: the one place where the kit vouches for that.
    run: (work, input, prepared) => useCase(work, input, prepared as Prepared),
  };
}

/**
 * Ties a use case for many requests to its endpoint, which must need an Idempotency-Key. Requests that come at the same time share one
 * transaction on a batch lane (batch-lane.ts): for the few calls that are made by very many people at once.
 */
export function handleBatch<E extends Endpoint>(endpoint: E, useCase: BatchUseCase<E>): MountedCall {
  return {
    endpoint,
    runTogether: (batch) => useCase(batch),
    run: async (work, input) => {
      const { db, now } = work;
      const [answer] = await useCase({ db, now, requests: [{ work, input }] });
      if (answer instanceof Refusal) throw answer;
      return answer;
    },
  };
}

/** The same for a call that answers a file: its endpoint names the kinds and has no reply. */
export function handleFile<E extends Endpoint>(
  endpoint: E,
  useCase: (work: Work, input: CallInput<E>) => Promise<FileReply>,
): MountedCall {
  return { endpoint, run: (work, input) => useCase(work, input) };
}

/** The same for a file that takes long to make and nothing of the database: it is made before the transaction begins. */
export function handleFileAside<E extends Endpoint>(
  endpoint: E,
  make: (before: BeforeWork, input: CallInput<E>) => Promise<FileReply>,
): MountedCall {
  return { endpoint, prepare: make, run: async (_work, _input, prepared) => prepared };
}

export interface Schedule {
  /** Cron in UTC, five fields. */
  readonly cron: string;
  readonly job: string;
}

export type Job = (work: Work, payload: Readonly<Record<string, unknown>>) => Promise<void>;
/** Work that talks to the world outside: it opens its own units, and none is open while it waits for an answer. At least once, as a job. */
export type Errand = (services: Services, payload: Readonly<Record<string, unknown>>) => Promise<void>;
type Heard = DomainEvent & { readonly id: string };

export interface Listener {
  (work: Work, event: Heard): Promise<void>;
  /** Hears many in one unit of work. Where it throws, each is heard again alone. */
  readonly together?: (work: Work, events: readonly Heard[]) => Promise<void>;
}

/** Who asks a plain route, by the same rules as those of a call. Refuses as the guard of calls does. */
export type RouteGuard = (request: FastifyRequest, rule: AccessRule) => Promise<Actor>;

/** A domain's server half, as apps/server composes it. */
export interface ServerDomain {
  readonly name: string;
  /** The addresses of its pages: the server answers 404 where no domain has one. */
  readonly screens?: readonly Screen[];
  /** Those of them whose content lies in the database: it decides status and head, and gives the text for browsers without scripts. */
  readonly livingPages?: readonly LivingPages[];
  readonly calls?: readonly MountedCall[];
  /** The roles to which it gives a permission: the documents name them. */
  readonly rolesWith?: (permission: Permission) => readonly string[];
  /** What its things go through, printed in `generated/state-machines.md`. */
  readonly machines?: readonly Machine[];
  readonly jobs?: Readonly<Record<string, Job>>;
  /** Run apart from jobs and messages, so that a world that does not answer holds up neither. */
  readonly errands?: Readonly<Record<string, Errand>>;
  /**
   * Errands to servers that anybody can name: run apart from the others, so that one which keeps its callers waiting holds up no payment. Queue them in
   * a line of the one who named the server, so that it holds up nobody else.
   */
  readonly outings?: Readonly<Record<string, Errand>>;
  readonly schedules?: readonly Schedule[];
  /** Topic → what to do; each runs in a unit of work of its own, at least once. */
  readonly listeners?: Readonly<Record<string, Listener>>;
  /** Events whose payload names a `session_id` that has ended: its open pages are cut off at once. */
  readonly endsSession?: readonly EventKind[];
  /** First words of the topics that carry what is shown behind the PIN. */
  readonly behindPin?: readonly string[];
  /** Protocols outside the contract (GoTrue) and /dev points. */
  readonly routes?: (app: FastifyInstance, services: Services, guard: RouteGuard) => void | Promise<void>;
  /** What an operator should look after; shown to the operator at /health/detail and in the metrics. */
  readonly health?: (services: Services) => Promise<readonly HealthSign[]>;
  /** What files it takes, and from whom how many. */
  readonly uploads?: readonly UploadKind[];
  /** Its columns that are encrypted: a new key has to reach all of them. */
  readonly sealed?: readonly SealedColumn[];
  /** Rows every installation needs; safe to repeat. */
  readonly seed?: (work: Work) => Promise<void>;
  /** What it gives to the people of a demonstration. */
  readonly demo?: DemoPart;
  /** Its rows that are marked as samples, so that all go at once. */
  readonly samples?: SamplePart;
}
