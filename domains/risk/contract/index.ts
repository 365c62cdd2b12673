export {
  addToRiskListCall,
  endRiskRuleCall,
  makeRiskRuleCall,
  removeFromRiskListCall,
  riskListCall,
  riskListFileCall,
  riskRulesCall,
  riskRulesFileCall,
} from './endpoints.ts';
export { riskRefusals } from './refusals.ts';
export type { RiskFacts, RiskOutcome } from './risk-rules.ts';
export { riskDecision, type RiskDecision, type RiskListEntry, type RiskRuleShown } from './shapes.ts';
export { riskWords } from './words.ts';
