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
type Heard = DomainEvent & { readonly id: string };

export interface Listener {
  (work: Work, event: Heard): Promise<void>;
  /** Hears many in one unit of work. Where it throws, each is heard again by itself. */
  readonly together?: (work: Work, events: readonly Heard[]) => Promise<void>;
}

/** A listener for topics that come in numbers: hears all that were written in one transaction at once, in the order of their ids. */
export function hearTogether(together: (work: Work, events: readonly Heard[]) => Promise<void>): Listener {
  return Object.assign((work: Work, event: Heard) => together(work, [event]), { together });
}

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
