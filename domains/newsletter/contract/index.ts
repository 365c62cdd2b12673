export * from './endpoints.ts';
export * from './refusals.ts';
