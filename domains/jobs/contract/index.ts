export {
  listPostingsCall,
  postJobCall,
  readJobCall,
  searchJobsCall,
  similarJobsCall,
  stepPostingCall,
} from './endpoints.ts';
export { contracts, type Contract, type PayPeriod, type WorkingHours } from './lists.ts';
export { SLUG_MAX_LENGTH } from './limits.ts';
export { postingMachine, type PostingState } from './posting-machine.ts';
export { jobRefusals } from './refusals.ts';
export { jobCard, tidyText, type Job, type JobCard, type OwnPosting } from './shapes.ts';
export type { JobBoardSlots } from './slots.ts';
