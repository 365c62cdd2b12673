import type { Failure } from '@egcr/routing/contract';

import type { TestInstrument } from '../../contract/index.ts';

/** What a rail is asked to take. */
export interface RailRequest {
  /** The rail's name for this request. The same reference is the same request, however often it arrives. */
  readonly reference: string;
  readonly instrument: TestInstrument;
  /** Which attempt of its round it is, from one. */
  readonly attempt: number;
  readonly now: Date;
}

/** What a rail answers. `unknown`: the request was sent and no answer has come, so it may have been taken. */
export type RailAnswer =
  | { readonly state: 'succeeded' | 'unknown'; readonly took_ms: number }
  | { readonly state: 'failed'; readonly failure: Failure; readonly took_ms: number };

/** What a rail says of an earlier request. `absent` only where it has not come and will never be taken. */
export type RailStatus =
  | { readonly state: 'succeeded' | 'unknown' | 'absent' }
  | { readonly state: 'failed'; readonly failure: Failure };

/**
 * A rail, as the gateway knows it. What every rail has to keep is in `conformance.ts`: a request that arrives twice is taken once, and after any
 * answer, or none, the rail says truly what became of it.
 */
export interface Connector {
  readonly rail: string;
  /** Answers or gives up well within `ABSENT_AFTER_S`. */
  readonly pay: (request: RailRequest) => Promise<RailAnswer>;
  readonly ask: (asked: Pick<RailRequest, 'reference' | 'now'>) => Promise<RailStatus>;
}
