export { applicationMachine } from './application-machine.ts';
export {
  criteria,
  isEligible,
  judgeEligibility,
  VERIFIED_FROM_MINOR,
  type Criterion,
  type Finding,
  type KnownFacts,
  type Wish,
} from './eligibility.ts';
export {
  applyCall,
  listApplicationsCall,
  listProgrammesCall,
  readChanceCall,
  readProgrammeCall,
} from './endpoints.ts';
export {
  GRANT_ASSET,
  programmeSlugOf,
  programmeTerms,
  termsOf,
  type ApplicantKind,
  type ProgrammeSlug,
  type ProgrammeTerms,
  type Sector,
} from './programmes.ts';
export { stateAt, type ProgrammeState } from './programme-rules.ts';
export { grantRefusals } from './refusals.ts';
export type { KnownFactsShown, OwnApplication, Programme } from './shapes.ts';
export { costQuestions, wishOf } from './written-wish.ts';
