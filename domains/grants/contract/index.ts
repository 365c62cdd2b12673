export { applicationMachine } from './application-machine.ts';
export {
  criteria,
  isEligible,
  judgeEligibility,
  VERIFIED_FROM_MINOR,
  VERIFIED_LEVEL,
  type Criterion,
  type Finding,
  type KnownFacts,
  type Wish,
} from './eligibility.ts';
export {
  awardMachine,
  awardPhases,
  milestoneMachine,
  milestoneStates,
  type AwardPhase,
  type MilestoneState,
} from './award-machines.ts';
export {
  acceptAgreementCall,
  decideReportCall,
  endAwardCall,
  proposeEndCall,
  readAgreementCall,
  readAwardCall,
  readCaseAwardCall,
  sendReportCall,
  type GrantAward,
} from './award-calls.ts';
export {
  appealRecoveryCall,
  answerRecoveryCall,
  decideAppealCall,
  decideRecoveryCall,
  listCaseRecoveriesCall,
  listRecoveriesCall,
  payBackCall,
  proposeRecoveryCall,
  type GrantRecovery,
} from './recovery-calls.ts';
export {
  recoveryMachine,
  recoveryReasons,
  recoveryStates,
  type RecoveryReason,
  type RecoveryState,
} from './recovery-machine.ts';
export {
  addGrantAlertCall,
  changeGrantAlertCall,
  listGrantAlertsCall,
  removeGrantAlertCall,
  switchGrantAlertCall,
} from './alerts/endpoints.ts';
export { readGrantSearch, type GrantAlert, type GrantAlertSearch } from './alerts/shapes.ts';
export { appealBy, mayAppeal, mayProposeAfter, recoverable } from './recovery-rules.ts';
export { splitAward, type MilestoneTerms } from './milestones.ts';
export {
  applyCall,
  forgetProgrammeCall,
  listApplicationsCall,
  listProgrammesCall,
  listSavedCall,
  readChanceCall,
  readDeadlineCall,
  saveProgrammeCall,
} from './endpoints.ts';
export {
  awardStates,
  listAwardsCall,
  listAwardsOfBusinessCall,
  readFlowsCall,
  readProgrammeCall,
  type Award,
} from './open-calls.ts';
export type { Programme } from './programme-shape.ts';
export {
  applicantKinds,
  GRANT_ASSET,
  programmeSlugOf,
  programmeTerms,
  sectors,
  termsOf,
  type ApplicantKind,
  type ProgrammeSlug,
  type ProgrammeTerms,
  type Sector,
} from './programmes.ts';
export {
  DEADLINE_DAYS,
  deadlines,
  programmeFacets,
  programmeKinds,
  type Deadline,
  type ProgrammeFacet,
  type ProgrammeFacetCount,
  type ProgrammeSearch,
} from './search.ts';
export { programmeStates, stateAt, type ProgrammeState } from './programme-rules.ts';
export { reviewMachine, reviewStates, ties, type ReviewState } from './review-machine.ts';
export { rubricCriteria, type Rubric, type RubricCriterion } from './rubrics.ts';
export {
  declareTieCall,
  listReviewsCall,
  readJudgementCall,
  readReviewCall,
  readStandingCall,
  saveScoresCall,
  sendReviewCall,
  type DraftScores,
  type GrantStanding,
  type Judgement,
  type Review,
  type ReviewRowShown,
} from './reviews.ts';
export { grantRefusals } from './refusals.ts';
export type { GrantSlots } from './slots.ts';
export type { KnownFactsShown, OwnApplication } from './shapes.ts';
export { costQuestions, wishOf } from './written-wish.ts';
