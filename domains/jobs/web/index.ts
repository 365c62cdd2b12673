export { boardAddress, jobPath, reportPath } from './addresses.ts';
export { SimilarJobs } from './job/similar-jobs.tsx';
export { JobsOfBusiness } from './of-business/jobs-of-business.tsx';
export { JobRow, usePay } from './job-facts.tsx';
export { jobWords } from './words/texts.ts';
