export { CaseMarks } from './case-marks.tsx';
export { rereadQueue } from './queue/queries.ts';
export { useOpenCase } from './queue/use-open-case.ts';
export { useOwnCase } from './queries.ts';
