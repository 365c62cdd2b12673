export { rereadQueue } from './queue/queries.ts';
export { useOpenCase } from './queue/use-open-case.ts';
