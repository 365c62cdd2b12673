export {
  importFailures,
  listImportsCall,
  listOutsideCall,
  outsideAmount,
  outsideStates,
  startImportCall,
  unreadItem,
  type GrantImport,
  type ImportFailure,
  type OutsideProgramme,
  type OutsideState,
  type UnreadItem,
} from './endpoints.ts';
export { sourceRefusals } from './refusals.ts';
