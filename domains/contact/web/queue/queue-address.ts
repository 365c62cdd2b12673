import { address, anyText, oneOf, type ViewOf } from '@egcr/contract/address';

import { ticketStates, topics } from '../../contract/index.ts';

/** The queue of messages, and the message that is open beside it. Without a state: all that are not solved. */
export const queueAddress = address('contact-queue', {
  state: oneOf(ticketStates),
  topic: oneOf(topics),
  assigned: oneOf(['me', 'nobody']),
  message: anyText,
});

export type QueueView = ViewOf<typeof queueAddress.fields>;
