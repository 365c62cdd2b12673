import type { ProposalKind } from '@egcr/approvals/server';
import { handle, handleFile, handlePrepared, type MountedCall } from '@egcr/server-kit/domain';

import {
  batchesCall,
  batchFileCall,
  makeBatchCall,
  missingStatementCall,
  takeBankFileCall,
} from '../../contract/bank-files.ts';
import {
  addPayoutAccountCall,
  depositDetailsCall,
  payoutAccountsCall,
  removePayoutAccountCall,
} from '../../contract/payouts.ts';
import {
  assignSuspenseCall,
  giveBackCall,
  sendBackSuspenseCall,
  suspenseCall,
} from '../../contract/suspense.ts';
import {
  cancelWithdrawalCall,
  withdrawalCall,
  withdrawalsCall,
  withdrawCall,
} from '../../contract/withdrawals.ts';
import type { BankingParts } from '../parts.ts';
import { missingStatementProposal, proposeMissing } from '../bank-file/missing-statement.ts';
import { readBankFile } from '../bank-file/read-bank-file.ts';
import { bankFileProposal } from '../bank-file/propose-bank-file.ts';
import { readBatches, readBatchFile } from './batches.ts';
import { readDepositDetails } from './deposit-details.ts';
import { addPayoutAccount } from './add-payout-account.ts';
import { listPayoutAccounts } from './list-payout-accounts.ts';
import { removePayoutAccount } from './remove-payout-account.ts';
import { batchProposal, proposeBatch } from './propose-batch.ts';
import { assignProposal, proposeAssigning, readSuspense, sendBackProposal } from './suspense.ts';
import { giveBackProposal } from './give-back.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { readWithdrawal } from './read-withdrawal.ts';
import { withdraw } from './withdraw.ts';

type RailProposals = Readonly<
  Record<'assign' | 'sendBack' | 'batch' | 'file' | 'missing' | 'giveBack', ProposalKind>
>;

/** What of it takes two people. */
export function railProposals(parts: BankingParts): RailProposals {
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
export function railHandlers(parts: BankingParts, kinds: RailProposals): readonly MountedCall[] {
  return [
    handle(payoutAccountsCall, (work) => listPayoutAccounts(parts, work)),
    handle(addPayoutAccountCall, (work, input) => addPayoutAccount(parts, work, input)),
    handle(removePayoutAccountCall, (work, input) => removePayoutAccount(parts, work, input)),
    handle(withdrawCall, (work, input) => withdraw(parts, work, input)),
    handle(withdrawalsCall, (work, input) => listWithdrawals(parts, work, input)),
    handle(withdrawalCall, (work, input) => readWithdrawal(parts, work, input)),
    handle(cancelWithdrawalCall, (work, input) => cancelWithdrawal(parts, work, input)),
    handle(depositDetailsCall, (work) => readDepositDetails(parts, work)),
    handle(makeBatchCall, (work, input) => proposeBatch(parts, kinds.batch, work, input)),
    handle(batchesCall, (work) => readBatches(parts, work)),
    handleFile(batchFileCall, (work, input) => readBatchFile(parts, work, input)),
    handlePrepared(
      takeBankFileCall,
      (before, { body: { content } }) => readBankFile(parts, before, content),
      (work, { body: { content, reason } }, prepared) =>
        parts.approvals.propose(work, kinds.file, {
          subject: 'bank',
          payload: { content },
          reason,
          prepared,
        }),
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
