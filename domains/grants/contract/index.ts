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
  forgetProgrammeCall,
  listApplicationsCall,
  listProgrammesCall,
  listSavedCall,
  readChanceCall,
  readDeadlineCall,
  readProgrammeCall,
  saveProgrammeCall,
} from './endpoints.ts';
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
export { grantRefusals } from './refusals.ts';
export type { KnownFactsShown, OwnApplication, Programme } from './shapes.ts';
export { costQuestions, wishOf } from './written-wish.ts';
