export * from './endpoints.ts';
export * from './limits.ts';
export * from './refusals.ts';
export * from './rules.ts';
export { openSession, pinStatus } from './shapes.ts';
