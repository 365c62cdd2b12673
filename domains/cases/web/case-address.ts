import { hrefOf } from '@egcr/contract/product-screens';

/** Where its applicant reads a case. */
export function caseAddress(caseId: string): string {
  return `${hrefOf('cases')}/${encodeURIComponent(caseId)}`;
}
