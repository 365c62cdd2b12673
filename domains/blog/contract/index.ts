export * from './endpoints.ts';
export * from './limits.ts';
export * from './post-body.ts';
export * from './shapes.ts';
