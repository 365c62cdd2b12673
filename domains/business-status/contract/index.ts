export {
  officerProposal,
  ownStep,
  proposeStatusCall,
  readOwnStatusCall,
  readStatusCall,
  takeOwnStepCall,
  type OfficerStatus,
  type OwnStatus,
} from './endpoints.ts';
export { STATUS_REASON_MAX } from './limits.ts';
