import type { AssetCode } from '@egcr/ledger/contract';

import type { MoneyMethod } from '../../contract/payment-methods.ts';
import type { Connector } from './connector.ts';

/** A rail of another company that carries money, set up by the operator. */
export interface LiveRail {
  readonly rail: 'stripe';
  readonly method: Exclude<MoneyMethod, 'wallet'>;
  readonly assets: readonly AssetCode[];
  /** Minor units of the payment's currency. */
  readonly max: string;
  /** What the router reckons with until the rail has said more. */
  readonly cost: { readonly fixed: string; readonly variable_bps: string; readonly p95_ms: number };
  readonly connector: Connector;
  /** Hands the merchant's answer to a dispute over; null: they accept it. Safe to repeat. */
  readonly answerDispute?: (answer: {
    readonly id: string;
    readonly ref: string;
    readonly evidence: string | null;
  }) => Promise<void>;
}

/** The rails of this installation that move money, the wallet apart. */
export type LiveRails = readonly LiveRail[];

export function liveRailOf(rails: LiveRails, rail: string): LiveRail | undefined {
  return rails.find((each) => each.rail === rail);
}
