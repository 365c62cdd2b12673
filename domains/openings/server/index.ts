export { createOpenings } from './create-openings.ts';
export { nameOf } from './name-of.ts';
