export { contactMachine, type ContactState } from './contact-machine.ts';
export { domainNameIn, markFileOf, markOf, markRecordOf } from './domain-name.ts';
export { verificationMachine, type VerificationState } from './business-machine.ts';
export {
  applyCall,
  basicNumbers,
  checkBasicsCall,
  checkDecision,
  decideCheckCall,
  decideHitCall,
  givenCode,
  givenDomain,
  givenPhone,
  giveDomainCall,
  givePhoneCall,
  hitDecision,
  importListCall,
  listListsCall,
  listVerificationsCall,
  provePhoneCall,
  readCaseVerificationCall,
  readDomainCall,
  readVerificationCall,
  removeContactCall,
} from './endpoints.ts';
export { isLei } from './lei.ts';
export {
  checksOfLevel,
  checksUpTo,
  contactKinds,
  hasProvenContact,
  isContactKind,
  levels,
  isForOfficer,
  reaches,
  type CheckKind,
  type CheckNote,
  type CheckResult,
  type ContactKind,
  type Level,
} from './levels.ts';
export { verificationRefusals } from './refusals.ts';
export { listSources } from './list-sources.ts';
export type {
  BusinessContact,
  BusinessVerification,
  CaseVerification,
  ListedVerification,
  ListProblem,
  ScreeningHit,
  ScreeningList,
} from './shapes.ts';
