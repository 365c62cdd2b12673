export {
  changePostingCall,
  holdPostingCall,
  listJobsOfBusinessCall,
  listPostingsCall,
  postJobCall,
  readJobCall,
  readPostingCall,
  readScamSignsCall,
  renewPostingCall,
  searchJobsCall,
  similarJobsCall,
  readFilters,
  searchFilters,
  stepPostingCall,
  type SearchFilters,
} from './endpoints.ts';
export {
  contracts,
  occupations,
  payPeriods,
  type Contract,
  type Occupation,
  type PayPeriod,
  type WorkingHours,
} from './lists.ts';
export { payOfYear } from './posting-rules.ts';
export { SLUG_MAX_LENGTH } from './limits.ts';
export { findSkill, skillIdsOf, skillOf, skills, type Skill } from './skills/list.ts';
export { postingMachine, type PostingState } from './posting-machine.ts';
export { jobRefusals } from './refusals.ts';
export { jobCard, tidyText, type Job, type JobCard, type OwnPosting, type WholePosting } from './shapes.ts';
export type { JobBoardSlots } from './slots.ts';
export { jobsWords } from './words.ts';
export { postingStopped } from './events.ts';
