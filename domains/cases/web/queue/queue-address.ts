import { address, anyText, oneOf, type ViewOf } from '@egcr/contract/address';

/** The queue of cases, and the case that is open beside it. Without a state: all that are open. */
export const queueAddress = address('case-queue', {
  kind: anyText,
  state: anyText,
  assigned: oneOf(['me', 'nobody']),
  late: oneOf(['yes']),
  sample: oneOf(['hidden']),
  text: anyText,
  order: oneOf(['due']),
  case: anyText,
});

export type QueueView = ViewOf<typeof queueAddress.fields>;
