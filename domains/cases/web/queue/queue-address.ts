import { address, anyText, oneOf, type ViewOf } from '@egcr/contract/address';

import { caseStates } from '../../contract/index.ts';

/** The states that officers meet. */
export const queueStates = caseStates.filter((state) => state !== 'draft');

/** The queue of cases, and the case that is open beside it. Without a state: all that are open. */
export const queueAddress = address('case-queue', {
  state: oneOf(queueStates),
  assigned: oneOf(['me', 'nobody']),
  late: oneOf(['yes']),
  sample: oneOf(['hidden']),
  case: anyText,
});

export type QueueView = ViewOf<typeof queueAddress.fields>;
