export { CaseMarks } from './case-marks.tsx';
export { CaseFact, CaseFacts } from './queue/case-facts.tsx';
export { PaperButton } from './paper-button.tsx';
export { rereadQueue, useQueues } from './queue/queries.ts';
export { useOpenCase } from './queue/use-open-case.ts';
export { useOwnCase } from './queries.ts';
export { HideSamples } from './hide-samples.tsx';
