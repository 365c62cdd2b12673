import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import {
  answerPaymentCall,
  depositToBusinessCall,
  freezeBusinessCall,
  listBusinessEntriesCall,
  payFromBusinessCall,
  payToBusinessCall,
  readBusinessWalletCall,
  unfreezeBusinessCall,
} from '../contract/index.ts';
import { depositToBusiness, payToBusiness } from './bring-in.ts';
import { fillSample, type SampleWallet } from './fill-sample.ts';
import { freezeBusiness, unfreezeBusiness } from './freeze.ts';
import { listBusinessEntries } from './list-entries.ts';
import { movementsOf, type Movement } from './movements.ts';
import type { TreasuryParts } from './parts.ts';
import { answerPayment, payFromBusiness } from './pay.ts';
import { treasurySamples } from './samples.ts';
import { accountsIn, addressIn, readBusinessWallet } from './read-wallet.ts';
import { lapsePayments, waitingPayments } from './store.ts';

export { treasuryKinds, walletOf } from './money.ts';
export { frozenAt, requireSingleSigner } from './single-signer.ts';
export type { TreasuryParts } from './parts.ts';

const LAPSE = 'treasury.lapse_payments';

/** What the register asks of the wallets of businesses. */
export interface TreasuryDoor {
  /** The address of a business's wallet, which is opened where it is not yet. */
  addressOf(work: Work, organisationId: string): Promise<string>;
  /** Whether money, or a payment that waits for its second signature, is in the wallet of a business. */
  stateOf(
    work: Work,
    organisationId: string,
  ): Promise<{ readonly hasMoney: boolean; readonly hasWaitingPayments: boolean }>;
  /** What waits for a second member, and the latest of what was posted, at most ten of each: the wallet has all of it. */
  movementsOf(work: Work, organisationId: string): Promise<readonly Movement[]>;
  /** Fills the wallet of a sample. For demonstrations alone. */
  fillSample(work: Work, sample: SampleWallet): Promise<void>;
}

/** The wallets of registered businesses. */
export function createTreasury(parts: TreasuryParts): {
  readonly domain: ServerDomain;
  readonly door: TreasuryDoor;
} {
  return {
    door: {
      addressOf: (work, organisationId) => addressIn(parts, work, organisationId),
      stateOf: async (work, organisationId) => {
        const accounts = await accountsIn(parts, work, organisationId);
        // What its sales have brought lies in accounts of its own.
        const sales = await parts.ledger.balances(work.db, { kind: 'fund', id: organisationId });
        const waiting = await waitingPayments(work, organisationId);
        return {
          hasMoney: [...accounts, ...sales].some(
            ({ balanceMinor, heldMinor }) => balanceMinor !== 0n || heldMinor !== 0n,
          ),
          hasWaitingPayments: waiting.length > 0,
        };
      },
      movementsOf: (work, organisationId) => movementsOf(parts, work, organisationId),
      fillSample: (work, sample) => fillSample(parts, work, sample),
    },
    domain: {
      name: 'treasury',
      behindPin: ['treasury'],
      calls: [
        handle(readBusinessWalletCall, (work, input) => readBusinessWallet(parts, work, input)),
        handle(listBusinessEntriesCall, (work, input) => listBusinessEntries(parts, work, input)),
        handle(depositToBusinessCall, (work, input) => depositToBusiness(parts, work, input)),
        handle(payFromBusinessCall, (work, input) => payFromBusiness(parts, work, input)),
        handle(answerPaymentCall, (work, input) => answerPayment(parts, work, input)),
        handle(freezeBusinessCall, (work, input) => freezeBusiness(parts, work, input)),
        handle(unfreezeBusinessCall, (work, input) => unfreezeBusiness(parts, work, input)),
        handle(payToBusinessCall, (work, input) => payToBusiness(parts, work, input)),
      ],
      jobs: { [LAPSE]: lapsePayments },
      schedules: [{ cron: '25 3 * * *', job: LAPSE }],
      samples: treasurySamples,
    },
  };
}
export { sidesOf } from './sides-of.ts';
