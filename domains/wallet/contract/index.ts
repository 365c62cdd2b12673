export { accountIdOf, addressOf, isAddress } from './address.ts';
export {
  addSandboxMoneyCall,
  recipientCall,
  sendMoneyCall,
  transferCall,
  transfersCall,
  walletCall,
  walletCalls,
} from './endpoints.ts';
export { isDay } from './day-rules.ts';
export * from './events.ts';
export {
  LIMIT_RAISE_WAIT_S,
  LOOKUPS_BY_PERSON_MAX,
  NOTE_MAX_LENGTH,
  RECIPIENT_MAX_LENGTH,
  SANDBOX_DAY_LIMIT_MAJOR,
  SEARCH_MAX_LENGTH,
  SPENDING_MONTHS,
} from './limits.ts';
export { needsPin, pinSum } from './pin-rules.ts';
export { leavingRefusals, standingRefusals, walletRefusals } from './refusals.ts';
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
export { amountToMove, note, party, recipientName, transfer } from './shapes.ts';
export type { ActivityItem, Party, Transfer, TransferItem, WalletAccount } from './shapes.ts';
export { categories, type Category } from './categories.ts';
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
export { ownMoves, spendingCall, type SpendingMonth } from './spending.ts';
export type { WalletSlots } from './slots.ts';
export { walletWords } from './words.ts';
