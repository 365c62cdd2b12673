import { address, oneOf } from '@egcr/contract/address';

/** The administration of businesses: the queues, where a member of a team asks for them, and whether samples count in them. */
export const adminAddress = address('business-admin', {
  view: oneOf(['staff']),
  sample: oneOf(['hidden']),
});
