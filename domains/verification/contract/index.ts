export { verificationMachine, type VerificationState } from './business-machine.ts';
export {
  applyCall,
  basicNumbers,
  checkBasicsCall,
  checkDecision,
  decideCheckCall,
  decideHitCall,
  hitDecision,
  importListCall,
  listListsCall,
  listVerificationsCall,
  readCaseVerificationCall,
  readVerificationCall,
} from './endpoints.ts';
export { isLei } from './lei.ts';
export {
  checksOfLevel,
  checksUpTo,
  levels,
  isForOfficer,
  reaches,
  type CheckKind,
  type CheckNote,
  type CheckResult,
  type Level,
} from './levels.ts';
export { verificationRefusals } from './refusals.ts';
export { listSources } from './list-sources.ts';
export type {
  BusinessVerification,
  CaseVerification,
  ListedVerification,
  ListProblem,
  ScreeningHit,
  ScreeningList,
} from './shapes.ts';
