export { ACTIVITIES_MAX, activities, type Activity } from './activities.ts';
export { checkNameCall, listRegistrationsCall, submitRegistrationCall } from './endpoints.ts';
export { nameIssue, nameKey, sensitiveWordsIn, tidyName } from './name-rules.ts';
export { indexedGrams, similarity } from './near-names.ts';
export { isRegisterNumber, registerNumber } from './number-rules.ts';
export { registryRefusals } from './refusals.ts';
export { registrationMachine, type RegistrationState } from './registration-machine.ts';
export {
  holderNumbers,
  holdingsGap,
  judgeRegistration,
  registrationIn,
  type WrittenRegistration,
} from './registration-rules.ts';
export { businessTypes, FEE_ASSET, rulePackOf, type BusinessType } from './rule-packs.ts';
export type { NameCheck, OwnRegistration } from './shapes.ts';
