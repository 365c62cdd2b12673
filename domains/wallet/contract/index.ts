export { accountIdOf, addressOf, isAddress } from './address.ts';
export { assetOf, assets, type Asset, type AssetCode } from './assets.ts';
export {
  CONVERTED,
  convertCall,
  convertCalls,
  quoteCall,
  readConversionCall,
  readQuoteCall,
  type Conversion,
  type FixedSide,
  type Quote,
} from './convert.ts';
export { liquidityCall, liquidityCalls, moveLiquidityCall } from './convert-liquidity.ts';
export { convertSource, convertTarget, type ConvertedAmounts, type ConvertTerms } from './convert-rules.ts';
export {
  addSandboxMoneyCall,
  recipientCall,
  sendMoneyCall,
  transferCall,
  transfersCall,
  walletCall,
  walletCalls,
} from './endpoints.ts';
export { TRANSFER_POSTED, transferPosted, type TransferPosted } from './events.ts';
export {
  CONVERT_FEE_BPS,
  IMPORT_MAX_LENGTH,
  LIMIT_RAISE_WAIT_S,
  NOTE_MAX_LENGTH,
  QUOTE_S,
  RECIPIENT_MAX_LENGTH,
  SANDBOX_DAY_LIMIT_MAJOR,
  SEARCH_MAX_LENGTH,
  STATEMENT_DAYS_MAX,
} from './limits.ts';
export { walletRefusals } from './refusals.ts';
export {
  isSafeText,
  noteIssue,
  readMoney,
  readRecipient,
  referenceOf,
  toWire,
  type RecipientName,
} from './rules.ts';
export {
  limitsCall,
  readFreezeCall,
  securityCalls,
  setFreezeCall,
  setLimitsCall,
  type CurrencyLimits,
  type FreezeState,
} from './security.ts';
export { batchesCall, batchFileCall, makeBatchCall, takeBankFileCall } from './rails/bank-files.ts';
export {
  addPayoutAccountCall,
  bankDetails,
  cancelWithdrawalCall,
  depositDetailsCall,
  payoutAccountsCall,
  removePayoutAccountCall,
  withdrawalsCall,
  withdrawCall,
  type AccountScheme,
  type PayoutAccount,
  type Withdrawal,
  type WithdrawalState,
} from './rails/payouts.ts';
export { assignSuspenseCall, sendBackSuspenseCall, suspenseCall } from './rails/suspense.ts';
export type { ActivityItem, Party, Transfer, TransferItem, WalletAccount } from './shapes.ts';
export { readNote } from './sealed-log/checkpoint-note.ts';
export {
  checkProof,
  proofSteps,
  readProof,
  type CheckedProof,
  type KnownLog,
  type StepResult,
  type TransferProof,
} from './sealed-log/proof.ts';
export { checkpointsCall, consistencyCall, logCall, transferProofCall } from './sealed-log/endpoints.ts';
export { categories, guessCategory, type Category } from './categories.ts';
export {
  accountEntriesCall,
  activityCall,
  activityEntryCall,
  historyCalls,
  labelTransferCall,
  type AccountEntry,
  type ActivityEntry,
  type ActivityQuery,
} from './history.ts';
export {
  dayStart,
  receiptCall,
  statementCall,
  statementFiles,
  statementFormats,
  type StatementFormat,
} from './statements.ts';
export {
  importCall,
  importCalls,
  outsideAccountsCall,
  outsideEntriesCall,
  removeOutsideAccountCall,
  type OutsideAccount,
  type OutsideEntry,
} from './imports.ts';
