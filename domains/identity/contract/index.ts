export * from './admin-endpoints.ts';
export * from './endpoints.ts';
export * from './limits.ts';
export * from './refusals.ts';
export * from './rules.ts';
export { auditActions, auditItem, historyEvents, historyItem, openSession, pinStatus } from './shapes.ts';
export type { AuditAction, HistoryEvent } from './shapes.ts';
