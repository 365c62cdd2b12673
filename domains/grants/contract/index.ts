export * from './budgets.ts';
export { grantsWords } from './words.ts';
export { applicationMachine } from './application-machine.ts';
export * from './eligibility.ts';
export * from './award-machines.ts';
export * from './award-calls.ts';
export * from './recovery-calls.ts';
export * from './recovery-machine.ts';
export * from './alerts/endpoints.ts';
export { readGrantSearch, type GrantAlert, type GrantAlertSearch } from './alerts/shapes.ts';
export * from './recovery-rules.ts';
export * from './made-programme.ts';
export { decimalsOf, fixedAt, grantCurrencies, type FixedRate, type GrantCurrency } from './currency.ts';
export { splitAward, type MilestoneTerms } from './milestones.ts';
export { reviewsNeeded } from './judging-rules.ts';
export { SCREENING_DAYS } from './limits.ts';
export * from './endpoints.ts';
export {
  awardStates,
  listAwardsCall,
  listAwardsOfBusinessCall,
  readFlowsCall,
  readProgrammeCall,
  type Award,
} from './open-calls.ts';
export { AWARD_TEXT_MAX, AWARD_TEXT_MIN } from './limits.ts';
export type { Programme } from './programme-shape.ts';
export * from './programmes.ts';
export * from './search.ts';
export { programmeStates, stateAt, type ProgrammeState } from './programme-rules.ts';
export { reviewMachine, reviewStates, ties, type ReviewState } from './review-machine.ts';
export * from './rubrics.ts';
export * from './reviews.ts';
export { grantRefusals } from './refusals.ts';
export type { GrantSlots } from './slots.ts';
export type { KnownFactsShown, OwnApplication } from './shapes.ts';
export { costQuestions, wishOf } from './written-wish.ts';
