export { accountIdOf, addressOf, isAddress } from './address.ts';
export { assetOf, assets, type Asset, type AssetCode } from './assets.ts';
export {
  activityCall,
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
  LIMIT_RAISE_WAIT_S,
  NOTE_MAX_LENGTH,
  RECIPIENT_MAX_LENGTH,
  SANDBOX_DAY_LIMIT_MAJOR,
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
export type { ActivityItem, Party, Transfer, TransferItem, WalletAccount } from './shapes.ts';
