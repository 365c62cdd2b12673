import { machine } from '@egcr/contract/machine';

import { verificationRefusals } from './refusals.ts';

/** What becomes of a web domain or a phone number that a business says is its own. */
export const contactMachine = machine({
  name: 'verification.contact',
  states: ['waiting', 'proven', 'expiring', 'expired', 'failed'],
  first: 'waiting',
  events: {
    prove: {
      by: ['team'],
      moves: { waiting: 'proven', failed: 'proven', proven: 'proven', expiring: 'proven', expired: 'proven' },
      effect: 'everyone sees how and when it was proven',
    },
    fail: {
      by: ['time'],
      moves: { waiting: 'failed', failed: 'failed', proven: 'failed', expiring: 'failed', expired: 'failed' },
      effect: 'the mark was not there',
    },
    remind: { by: ['time'], moves: { proven: 'expiring' }, effect: 'the team is told' },
    expire: { by: ['time'], moves: { proven: 'expired', expiring: 'expired' }, effect: 'counts no more' },
  },
  refusal: verificationRefusals.contact_refused,
});
export type ContactState = (typeof contactMachine)['states'][number];
