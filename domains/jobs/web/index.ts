export { boardAddress, jobPath } from './addresses.ts';
export { JobRow } from './job-facts.tsx';
export { jobWords } from './words/texts.ts';
