import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@egcr/contract/endpoint';
import type { FastifyInstance } from 'fastify';

import type { Services } from './services.ts';
import type { DomainEvent, Work } from './work.ts';

export interface CallInput<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

export type UseCase<E> = (work: Work, input: CallInput<E>) => Promise<ReplyOf<E>>;

/** An endpoint with the use case behind it. */
export interface MountedCall {
  readonly endpoint: Endpoint;
  readonly run: (work: Work, input: CallInput<Endpoint>) => Promise<unknown>;
}

/** Ties a use case to its endpoint; types must agree. */
export function handle<E extends Endpoint>(endpoint: E, useCase: UseCase<E>): MountedCall {
  // The input was parsed with this endpoint's own schemas: the one place where the kit vouches for that.
  return { endpoint, run: (work, input) => useCase(work, input) };
}

export interface Schedule {
  /** Cron in UTC, five fields. */
  readonly cron: string;
  readonly job: string;
}

export type Job = (work: Work, payload: Readonly<Record<string, unknown>>) => Promise<void>;
export type Listener = (work: Work, event: DomainEvent & { readonly id: string }) => Promise<void>;

/** A domain's server half, as apps/server composes it. */
export interface ServerDomain {
  readonly name: string;
  /** The folder of its `.sql` migrations. */
  readonly migrations?: URL;
  readonly calls?: readonly MountedCall[];
  readonly jobs?: Readonly<Record<string, Job>>;
  readonly schedules?: readonly Schedule[];
  /** Topic → what to do; each runs in a unit of work of its own, at least once. */
  readonly listeners?: Readonly<Record<string, Listener>>;
  /** Protocols outside the contract (GoTrue) and /dev points. */
  readonly routes?: (app: FastifyInstance, services: Services) => void | Promise<void>;
  /** Rows every installation needs; safe to repeat. */
  readonly seed?: (work: Work) => Promise<void>;
}
