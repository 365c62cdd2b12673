export { fraudCategories, readSubject, subjectOf, type FraudCategory } from './categories.ts';
export { checkForFraudCall, reportFraudCall } from './endpoints.ts';
export { reportMachine } from './report-machine.ts';
export { type FraudSign } from './signs.ts';
