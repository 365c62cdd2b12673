export { serviceAt, waitedFor } from './announced.ts';
export { openingRefusals } from './refusals.ts';
export { openingsWords } from './words.ts';
