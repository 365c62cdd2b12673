export * from './endpoints.ts';
export * from './limits.ts';
export { pinInBody, pinInBodyRefusals } from './pin-in-body.ts';
export * from './refusals.ts';
export * from './rules.ts';
export { historyEvents, historyItem, openSession, pinStatus, standing } from './shapes.ts';
export type { HistoryEvent } from './shapes.ts';
export * from './events.ts';
export { identityWords } from './words.ts';
