export {
  approvalCalls,
  approveCall,
  countWaitingCall,
  proposalCall,
  proposalsCall,
  rejectCall,
  withdrawCall,
} from './endpoints.ts';
export {
  factNames,
  proposalKinds,
  proposalStates,
  type FactName,
  type ProposalKindName,
  type ProposalState,
} from './kinds.ts';
export { EXECUTED_PER_DAY_MAX, OPEN_PER_MAKER_MAX, PROPOSAL_EXPIRES_S, REASON_MAX_LENGTH } from './limits.ts';
export { approvalRefusals, effectCodes, type EffectCode } from './refusals.ts';
export { proposal, reasonText, type Fact, type Proposal } from './shapes.ts';
export * from './events.ts';
export { approvalsWords } from './words.ts';
