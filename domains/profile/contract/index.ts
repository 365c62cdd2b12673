export * from './endpoints.ts';
export * from './limits.ts';
export * from './refusals.ts';
export * from './rules.ts';
export { profile } from './shapes.ts';
export * from './events.ts';
export type { SettingsSlots } from './slots.ts';
