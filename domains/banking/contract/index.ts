export { isKnownToBanks } from './bank-currencies.ts';
export {
  importCall,
  outsideAccountsCall,
  outsideEntriesCall,
  removeOutsideAccountCall,
  type OutsideAccount,
  type OutsideEntry,
} from './imports.ts';
export { IMPORT_MAX_LENGTH, WITHDRAWAL_ARRIVES_DAYS } from './limits.ts';
export {
  addPayoutAccountCall,
  bankDetails,
  depositDetailsCall,
  payoutAccountsCall,
  removePayoutAccountCall,
  type AccountScheme,
  type PayoutAccount,
} from './payouts.ts';
export { withdrawalMachine, type WithdrawalState } from './withdrawal-machine.ts';
export {
  cancelWithdrawalCall,
  withdrawalCall,
  withdrawalsCall,
  withdrawCall,
  type Withdrawal,
} from './withdrawals.ts';
export { bankingWords } from './words.ts';
