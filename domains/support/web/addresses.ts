import { address } from '@egcr/contract/address';
import { stepFields } from '@egcr/forms/web';

/** The page of the person: with a question or a step of the form while they claim. */
export const supportAddress = address('support', stepFields);

/** Where a person reads what became of their claim, and steps in it. */
export function casePath(casesPath: string, caseId: string): string {
  return `${casesPath}/${encodeURIComponent(caseId)}`;
}
