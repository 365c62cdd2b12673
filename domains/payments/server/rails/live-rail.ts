import type { AssetCode } from '@egcr/ledger/contract';

import type { Services } from '@egcr/server-kit/services';
import type { Work } from '@egcr/server-kit/work';

import type { MoneyMethod } from '../../contract/payment-methods.ts';
import type { Connector } from './connector.ts';

/** A rail of another company that carries money, set up by the operator. */
export interface LiveRail {
  readonly rail: 'stripe' | 'open_payments';
  readonly method: Exclude<MoneyMethod, 'wallet'>;
  readonly assets: readonly AssetCode[];
  /** Minor units of the payment's currency. */
  readonly max: string;
  /** What the router reckons with until the rail has said more. */
  readonly cost: { readonly fixed: string; readonly variable_bps: string; readonly p95_ms: number };
  readonly connector: (services: Services) => Connector;
  /** Of a rail that has to know the payer's wallet before it is asked: keeps its address, in the transaction that sends the payment. */
  readonly begin?: (
    work: Work,
    asked: { readonly reference: string; readonly payer: string },
  ) => Promise<void>;
  /** Hands the merchant's answer to a dispute over; null: they accept it. Safe to repeat. */
  readonly answerDispute?: (answer: {
    /** The same each time that the same answer is handed over. */
    readonly mark: string;
    readonly ref: string;
    readonly evidence: string | null;
  }) => Promise<void>;
}

/** The rails of this installation that move money, the wallet apart. */
export type LiveRails = readonly LiveRail[];

export function liveRailOf(rails: LiveRails, rail: string): LiveRail | undefined {
  return rails.find((each) => each.rail === rail);
}
