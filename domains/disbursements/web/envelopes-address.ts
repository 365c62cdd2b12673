import { address, anyText, oneOf, type ViewOf } from '@egcr/contract/address';

import { envelopeMachine } from '../contract/index.ts';

/** The envelopes, and the one that is open beside them. */
export const envelopesAddress = address('disbursements', {
  state: oneOf(envelopeMachine.states),
  envelope: anyText,
});

export type EnvelopesView = ViewOf<typeof envelopesAddress.fields>;
