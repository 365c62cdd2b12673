export * from './endpoints.ts';
export * from './limits.ts';
export { protocolRoutes, type ProtocolRoute } from './protocol-routes.ts';
export * from './refusals.ts';
export * from './rules.ts';
export { historyEvents, historyItem, openSession, pinStatus, standing } from './shapes.ts';
export type { HistoryEvent } from './shapes.ts';
