export * from './endpoints.ts';
export * from './picture-files.ts';
export * from './public-picture.ts';
export * from './refusals.ts';
