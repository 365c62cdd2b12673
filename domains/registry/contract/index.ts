export {
  answerConsentCall,
  fileAddressCall,
  fileDirectorsCall,
  fileTransferCall,
  listConsentsCall,
  readChangeCall,
  readConsentCall,
  readEntryCall,
} from './changes/endpoints.ts';
export { changeMachine, type ChangeState } from './changes/change-machine.ts';
export {
  addressChange,
  changeKinds,
  consentAnswer,
  directorsChange,
  transferChange,
  type ChangeKind,
  type ChangeLine,
  type RegisterEntry,
  type ShareConsent,
  type ShownChange,
  type TransferChange,
} from './changes/entry-shapes.ts';
export {
  answerDirectorshipCall,
  directorReplacement,
  directorshipAnswer,
  listDirectorsCall,
  listDirectorshipsCall,
  readDirectorsCall,
  readDirectorshipCall,
  replaceDirectorCall,
  type Directorship,
  type InvitedDirector,
} from './directorships/endpoints.ts';
export { businessDissolved, entryChanged, statusChanged, type EntryEvent } from './events.ts';
export { ACTIVITIES_MAX, activities, type Activity } from './activities.ts';
export {
  checkCertificateCall,
  confirmEntryCall,
  listBusinessesCall,
  readBusinessCall,
  checkNameCall,
  exportDirectoryCall,
  listDirectoryCall,
  listRegistrationsCall,
  readCertificateFileCall,
  readKeysCall,
  readOwnersCall,
  renewCertificateCall,
  readProfileCall,
  submitRegistrationCall,
} from './endpoints.ts';
export { complianceOf, compliancePartNames, complianceParts, type CompliancePart } from './compliance.ts';
export { nameIssue, sensitiveWordsIn, tidyName } from './name-rules.ts';
export { indexedGrams, likenessTo } from './near-names.ts';
export { isRegisterNumber, registerNumber } from './number-rules.ts';
export { registryRefusals } from './refusals.ts';
export { registrationMachine, type RegistrationState } from './registration-machine.ts';
export { holdingsGap, judgeRegistration, secondGap } from './registration-rules.ts';
export {
  asksForDirector,
  asksForHolder,
  directorNumbers,
  holderNumbers,
  registrationIn,
  type WrittenClass,
  type WrittenRegistration,
} from './written-registration.ts';
export {
  businessStatuses,
  businessTypes,
  FEE_ASSET,
  rulePackOf,
  type BusinessStatus,
  type BusinessType,
  type FilingKind,
} from './rule-packs.ts';
export type {
  BusinessDashboard,
  BusinessOwners,
  BusinessProfile,
  CertificateFacts,
  CheckedCertificate,
  DirectoryBusiness,
  ListedBusiness,
  NameCheck,
  OwnBusinessRow,
  OwnRegistration,
} from './shapes.ts';
export { country } from './shapes.ts';
export { beneficialOwners } from './ownership/beneficial-owners.ts';
export {
  beneficialOwner,
  measures,
  ownershipNetwork,
  sizeOf,
  type BeneficialOwner,
  type OwnershipEdge,
  type OwnershipNetwork,
  type OwnershipNode,
} from './ownership/network.ts';
export { registryWords } from './words.ts';
export { dissolutionMachine, type DissolutionState } from './dissolution/dissolution-machine.ts';
export {
  agreeDissolutionCall,
  askDissolutionCall,
  dissolutionConsent,
  dissolutionObstacles,
  readDissolutionCall,
  withdrawDissolutionCall,
  type Dissolution,
  type DissolutionObstacle,
} from './dissolution/endpoints.ts';
export {
  officerEvents,
  ownerEvents,
  statusMachine,
  type OfficerEvent,
  type OwnerEvent,
  type StatusEvent,
} from './status/status-machine.ts';
export { forbiddenBy, forbids, isCertified, statusActs, type StatusAct } from './status/status-rules.ts';
export type { RegistrySlots } from './slots.ts';
export { readBadgeCall } from './badges/endpoints.ts';
export { setSignatoryRuleCall } from './governance/endpoints.ts';
export { signatoryRules, type SignatoryRule } from './governance/signatory-rules.ts';
export { readSampleFileCall, sampleFileBytes, sampleFileKinds } from './sample-files/endpoints.ts';
