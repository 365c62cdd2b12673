import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

const aboutCase = { link: (caseId: string) => `/cases/${caseId}` } as const;

/** The money of a grant is in the wallet. */
export const grantPaid = notice('grants.paid', {
  ...aboutCase,
  params: z.extend(wireMoney, { reference: z.string() }),
  category: 'money',
});
/** The payment of a grant did not go out; officers look at it. */
export const grantStopped = notice('grants.payment_stopped', {
  ...aboutCase,
  params: z.object({ reference: z.string() }),
  category: 'task',
});
