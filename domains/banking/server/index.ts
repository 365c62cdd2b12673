import type { ProposalKind } from '@egcr/approvals/server';
import type { Database } from '@egcr/server-kit/database';
import type { ServerDomain } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import { bankingScreens } from '../contract/screens.ts';
import { withdrawalMachine } from '../contract/withdrawal-machine.ts';
import { importHandlers } from './imports/calls.ts';
import { statementColumns } from './imports/sealed-statements.ts';
import type { BankingParts } from './parts.ts';
import { railHandlers, railProposals } from './rails/calls.ts';
import { lockWaiting } from './rails/held-back.ts';
import { payoutColumn } from './rails/payout-details.ts';
import { entryColumns } from './rails/sealed-entries.ts';
import { stopWaiting, type ToStop } from './rails/stop-waiting.ts';

/** What the wallet asks of banking, by way of the composition. */
export interface BankingDoor {
  /** Waits for a batch that is taking a person's waiting withdrawals; until this transaction ends no other batch takes them. */
  lockWaiting(db: Database, userId: string): Promise<void>;
  /** Cancels a person's waiting withdrawals until so much has come back. False where none waits. */
  stopWaiting(work: Work, wanted: ToStop): Promise<boolean>;
}

/** Money that comes from banks and goes to them. */
export function createBanking(parts: BankingParts): {
  readonly domain: ServerDomain;
  readonly door: BankingDoor;
  /** What of banking takes two people. */
  readonly proposals: readonly ProposalKind[];
} {
  const rails = railProposals(parts);
  return {
    domain: {
      name: 'banking',
      screens: bankingScreens,
      calls: [...railHandlers(parts, rails), ...importHandlers()],
      machines: [withdrawalMachine],
      sealed: [payoutColumn, ...statementColumns, ...entryColumns],
    },
    door: { lockWaiting, stopWaiting: (work, wanted) => stopWaiting(parts, work, wanted) },
    proposals: Object.values(rails),
  };
}
