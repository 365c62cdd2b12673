import { address, anyText, oneOf, type ViewOf } from '@egcr/contract/address';
import { narrowedFields } from '@egcr/organisations/web';

import { disputeStates } from '../../contract/index.ts';

/** The disputes of the reader: of what they sold, or of what they paid. */
export const disputesAddress = address('payment-disputes', {
  role: oneOf(['payer']),
  state: oneOf(disputeStates),
  ...narrowedFields,
});
export type DisputesView = ViewOf<typeof disputesAddress.fields>;

export const deskAddress = address('dispute-desk', { dispute: anyText });

export function disputePath(id: string): string {
  return `/payment-gateway/disputes/${encodeURIComponent(id)}`;
}
