export { DecisionFacts } from './decision-facts.tsx';
export { RiskList } from './risk-list.tsx';
export { RiskRules } from './risk-rules.tsx';
