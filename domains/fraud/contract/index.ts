export { fraudCategories, readSubject, subjectOf, type FraudCategory } from './categories.ts';
export {
  answerHoldCall,
  checkForFraudCall,
  listOwnHoldsCall,
  listReportHoldsCall,
  reportFraudCall,
} from './endpoints.ts';
export {
  confirmHoldCall,
  holdPaymentCall,
  listUnconfirmedHoldsCall,
  prolongHoldCall,
  readFraudCaseCall,
  readRulesCall,
  releaseHoldCall,
} from './officer-endpoints.ts';
export { fraudRefusals } from './refusals.ts';
export { reportMachine } from './report-machine.ts';
export { type FraudSign } from './signs.ts';
