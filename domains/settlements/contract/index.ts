export { differenceMachine, differenceStates, type DifferenceState } from './difference-machine.ts';
export {
  differenceOutcomes,
  differencesCall,
  differencesFileCall,
  endDifferenceCall,
  filesCall,
  filesSheetCall,
  takeFileCall,
  type DifferenceOutcome,
} from './endpoints.ts';
export { settlementRefusals } from './refusals.ts';
export {
  differenceKinds,
  type DifferenceKind,
  type SettlementDifference,
  type SettlementFile,
} from './shapes.ts';
