import { acts } from '@egcr/contract/act';

/** What officers do with disputes and rails, in the audit log of the house. */
export const paymentActs = acts([
  'payment_dispute_won',
  'payment_dispute_lost',
  'payment_evidence_opened',
  'rail_paused',
  'rail_resumed',
]);
