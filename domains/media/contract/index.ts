export * from './endpoints.ts';
export * from './public-picture.ts';
export * from './refusals.ts';
