import type { ProposalKind } from '@egcr/approvals/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import { exchangeScreens } from '../contract/screens.ts';
import { convertHandlers, convertJobs, convertProposals, convertSchedules } from './calls.ts';
import type { ExchangeParts } from './parts.ts';
import { payAcross, type AcrossPayment, type AcrossPosted } from './pay-across.ts';

/** What other domains ask of exchange. */
export interface ExchangeDoor {
  /**
   * Pays a person at a quote that the payer was shown: leaves in one currency, arrives in another, at once or not at all. Refuses as `payAcross`
   * says. Call it before anything is written that a refusal must take back.
   */
  payAcross(work: Work, payment: AcrossPayment): Promise<AcrossPosted>;
}

/** Quotes and conversions, and what the operator sets aside for them. */
export function createExchange(parts: ExchangeParts): {
  readonly domain: ServerDomain;
  readonly door: ExchangeDoor;
  /** What of exchange takes two people. */
  readonly proposals: readonly ProposalKind[];
} {
  const proposals = convertProposals(parts);
  return {
    domain: {
      name: 'exchange',
      screens: exchangeScreens,
      calls: convertHandlers(parts, proposals),
      jobs: convertJobs,
      schedules: convertSchedules,
    },
    door: { payAcross: (work, payment) => payAcross(parts, work, payment) },
    proposals: Object.values(proposals),
  };
}
