export * from './comment-machine.ts';
export * from './endpoints.ts';
export * from './limits.ts';
export * from './refusals.ts';
export * from './rules.ts';
export * from './shapes.ts';
export * from './staff-endpoints.ts';
export { commentsWords } from './words.ts';
