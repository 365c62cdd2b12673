import { address, oneOf, type ViewOf } from '@egcr/contract/address';

import { commentStates } from '../../contract/index.ts';

/** The comments of the editors. */
export const queueAddress = address('comment-queue', {
  state: oneOf(['reported', ...commentStates]),
});

export type QueueView = ViewOf<typeof queueAddress.fields>;
