import { handle, handleFile, type MountedCall } from '@egcr/server-kit/domain';

import {
  addPayoutAccountCall,
  batchesCall,
  batchFileCall,
  cancelWithdrawalCall,
  depositDetailsCall,
  makeBatchCall,
  payoutAccountsCall,
  removePayoutAccountCall,
  takeBankFileCall,
  withdrawalsCall,
  withdrawCall,
} from '../../contract/rails/endpoints.ts';
import { assignSuspenseCall, sendBackSuspenseCall, suspenseCall } from '../../contract/rails/suspense.ts';
import type { WalletParts } from '../parts.ts';
import { takeBankFile } from './bank-file/take-bank-file.ts';
import { makeBatch, readBatches, readBatchFile } from './batches.ts';
import { readDepositDetails } from './deposit-details.ts';
import { addPayoutAccount, listPayoutAccounts, removePayoutAccount } from './payout-accounts.ts';
import { assignSuspense, readSuspense, sendBackSuspense } from './suspense.ts';
import { cancelWithdrawal, listWithdrawals, withdraw } from './withdraw.ts';

/** Money that comes from outside and goes there: what people ask for, and what the staff does with the bank's files. */
export function railHandlers(parts: WalletParts): readonly MountedCall[] {
  return [
    handle(payoutAccountsCall, (work) => listPayoutAccounts(work)),
    handle(addPayoutAccountCall, (work, input) => addPayoutAccount(work, input)),
    handle(removePayoutAccountCall, (work, input) => removePayoutAccount(work, input)),
    handle(withdrawCall, (work, input) => withdraw(parts, work, input)),
    handle(withdrawalsCall, (work, input) => listWithdrawals(parts, work, input)),
    handle(cancelWithdrawalCall, (work, input) => cancelWithdrawal(parts, work, input)),
    handle(depositDetailsCall, (work) => readDepositDetails(parts, work)),
    handle(makeBatchCall, (work, input) => makeBatch(parts, work, input)),
    handle(batchesCall, (work) => readBatches(parts, work)),
    handleFile(batchFileCall, (work, input) => readBatchFile(parts, work, input)),
    handle(takeBankFileCall, (work, input) => takeBankFile(parts, work, input)),
    handle(suspenseCall, (work) => readSuspense(work)),
    handle(assignSuspenseCall, (work, input) => assignSuspense(parts, work, input)),
    handle(sendBackSuspenseCall, (work, input) => sendBackSuspense(parts, work, input)),
  ];
}
