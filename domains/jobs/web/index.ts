export { boardAddress, jobPath } from './addresses.ts';
export { JobRow, usePay } from './job-facts.tsx';
export { jobWords } from './words/texts.ts';
