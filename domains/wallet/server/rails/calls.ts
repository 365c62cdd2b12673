import type { ProposalKind } from '@egcr/approvals/server';
import { handle, handleFile, type MountedCall } from '@egcr/server-kit/domain';

import {
  batchesCall,
  batchFileCall,
  makeBatchCall,
  missingStatementCall,
  takeBankFileCall,
} from '../../contract/rails/bank-files.ts';
import {
  addPayoutAccountCall,
  cancelWithdrawalCall,
  depositDetailsCall,
  payoutAccountsCall,
  removePayoutAccountCall,
  withdrawalsCall,
  withdrawCall,
} from '../../contract/rails/payouts.ts';
import {
  assignSuspenseCall,
  giveBackCall,
  sendBackSuspenseCall,
  suspenseCall,
} from '../../contract/rails/suspense.ts';
import type { WalletParts } from '../parts.ts';
import { missingStatementProposal, proposeMissing } from './bank-file/missing-statement.ts';
import { bankFileProposal } from './bank-file/propose-bank-file.ts';
import { readBatches, readBatchFile } from './batches.ts';
import { readDepositDetails } from './deposit-details.ts';
import { addPayoutAccount, listPayoutAccounts, removePayoutAccount } from './payout-accounts.ts';
import { batchProposal, proposeBatch } from './propose-batch.ts';
import { assignProposal, proposeAssigning, readSuspense, sendBackProposal } from './suspense.ts';
import { giveBackProposal } from './give-back.ts';
import { cancelWithdrawal, listWithdrawals, withdraw } from './withdraw.ts';

type RailProposals = Readonly<
  Record<'assign' | 'sendBack' | 'batch' | 'file' | 'missing' | 'giveBack', ProposalKind>
>;

/** What of it takes two people. */
export function railProposals(parts: WalletParts): RailProposals {
  return {
    assign: assignProposal(parts),
    sendBack: sendBackProposal(parts),
    batch: batchProposal(parts),
    file: bankFileProposal(parts),
    missing: missingStatementProposal(parts),
    giveBack: giveBackProposal(parts),
  };
}

/** Money that comes from outside and goes there: what people ask for, and what the staff does with the bank's files. */
export function railHandlers(parts: WalletParts, kinds: RailProposals): readonly MountedCall[] {
  return [
    handle(payoutAccountsCall, (work) => listPayoutAccounts(work)),
    handle(addPayoutAccountCall, (work, input) => addPayoutAccount(parts, work, input)),
    handle(removePayoutAccountCall, (work, input) => removePayoutAccount(work, input)),
    handle(withdrawCall, (work, input) => withdraw(parts, work, input)),
    handle(withdrawalsCall, (work, input) => listWithdrawals(parts, work, input)),
    handle(cancelWithdrawalCall, (work, input) => cancelWithdrawal(parts, work, input)),
    handle(depositDetailsCall, (work) => readDepositDetails(parts, work)),
    handle(makeBatchCall, (work, input) => proposeBatch(parts, kinds.batch, work, input)),
    handle(batchesCall, (work) => readBatches(parts, work)),
    handleFile(batchFileCall, (work, input) => readBatchFile(parts, work, input)),
    handle(takeBankFileCall, (work, { body: { content, reason } }) =>
      parts.approvals.propose(work, kinds.file, { subject: 'bank', payload: { content }, reason }),
    ),
    handle(missingStatementCall, (work, input) => proposeMissing(parts, kinds.missing, work, input)),
    handle(giveBackCall, (work, { params: { id }, body: { reason } }) =>
      parts.approvals.propose(work, kinds.giveBack, {
        subject: id,
        payload: { withdrawal_id: id, reason },
        reason,
      }),
    ),
    handle(suspenseCall, (work) => readSuspense(work)),
    handle(assignSuspenseCall, (work, input) => proposeAssigning(parts, kinds.assign, work, input)),
    handle(sendBackSuspenseCall, (work, { params: { id }, body: { reason } }) =>
      parts.approvals.propose(work, kinds.sendBack, {
        subject: id,
        payload: { suspense_id: id, reason },
        reason,
      }),
    ),
  ];
}
