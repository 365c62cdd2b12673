export { FormSteps, type SentDraft } from './form-steps.tsx';
export { draftsKey, useBegunDraft, useDrafts } from './queries.ts';
export { stepFields, type StepsAddress } from './steps-address.ts';
export { formsTexts } from './texts.ts';
export { WrittenAnswers } from './written-answers.tsx';
