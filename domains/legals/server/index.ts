export { createLegals } from './create-legals.ts';
export type { AgreedAtSignUp } from './acceptances.ts';
