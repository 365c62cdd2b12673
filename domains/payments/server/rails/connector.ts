import type { WireMoney } from '@egcr/contract/money';
import type { Failure } from '@egcr/routing/contract';

import type { TestInstrument } from '../../contract/index.ts';

/** What a rail is asked to take. */
export interface RailRequest {
  /** The rail's name for this request. The same reference is the same request, however often it arrives. */
  readonly reference: string;
  /** Of a test; a rail that moves money never sees one. */
  readonly instrument?: TestInstrument;
  readonly amount: WireMoney;
  /** What is sold: the rail may show it to the payer. */
  readonly title: string;
  /** Whether it is only held; absent: taken at once. */
  readonly isHeld?: boolean;
  /** Where the payer comes back to. */
  readonly backTo: string;
  /** Which attempt of its round it is, from one. */
  readonly attempt: number;
  readonly now: Date;
}

/** The payer has to do something first: at `url`, or at the simulated bank where that is null. */
interface ActionWanted {
  readonly state: 'action';
  readonly url: string | null;
  readonly until: Date;
  /** How the rail calls the request. */
  readonly provider_ref: string | null;
}

interface Succeeded {
  readonly state: 'succeeded';
  readonly provider_ref?: string;
}

interface Failed {
  readonly state: 'failed';
  readonly failure: Failure;
  /** Whether the payer had shown that it is them. */
  readonly three_d_secure?: boolean;
}

/** What a rail answers. `unknown`: the request was sent and no answer has come, so it may have been taken. */
export type RailAnswer = (ActionWanted | Succeeded | Failed | { readonly state: 'unknown' }) & {
  readonly took_ms: number;
};

/** What a rail says of an earlier request. `absent` only where it has not come and will never be taken. */
export type RailStatus =
  | ActionWanted
  | Succeeded
  | Failed
  | { readonly state: 'unknown' }
  | { readonly state: 'absent' };

/** An earlier request: by our name for it, and the rail's where it has said one. The rail answers for no other amount than this. */
export interface AskedRequest extends Pick<RailRequest, 'reference' | 'amount' | 'now'> {
  readonly provider_ref?: string | null;
}

/** Money that goes back to the payer over a rail. */
export interface RailRefund {
  /** Our name for it. The same reference is the same refund, however often it arrives. */
  readonly reference: string;
  /** The payment's own name at the rail. */
  readonly provider_ref: string;
  readonly amount: WireMoney;
  readonly now: Date;
}

export type RefundStatus = { readonly state: 'succeeded' | 'failed' | 'unknown' | 'absent' };

/**
 * A rail, as the gateway knows it. What every rail has to keep is in `conformance.ts`: a request that arrives twice is taken once, and after any
 * answer, or none, the rail says truly what became of it.
 */
export interface Connector {
  readonly rail: string;
  /** Answers or gives up well within `ABSENT_AFTER_S`. */
  readonly pay: (request: RailRequest) => Promise<RailAnswer>;
  readonly ask: (asked: AskedRequest) => Promise<RailStatus>;
  /** The payer wants to go no further: what is open at the rail is ended, so that it can't be paid any more. Then the rail is asked. */
  readonly giveUp?: (asked: AskedRequest) => Promise<void>;
  /** Only of rails that give back by themselves. */
  readonly refund?: (refund: RailRefund) => Promise<RefundStatus>;
  readonly askRefund?: (refund: RailRefund) => Promise<RefundStatus>;
}
