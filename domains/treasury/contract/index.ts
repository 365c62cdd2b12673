export {
  answerPaymentCall,
  depositToBusinessCall,
  freezeBusinessCall,
  listBusinessEntriesCall,
  payFromBusinessCall,
  payToBusinessCall,
  readBusinessWalletCall,
  unfreezeBusinessCall,
} from './endpoints.ts';
export { businessStops, treasuryRefusals } from './refusals.ts';
export type { BusinessEntry, BusinessPayment, BusinessWallet } from './shapes.ts';
