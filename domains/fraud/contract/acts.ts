import { acts } from '@egcr/contract/act';

/** What officers do to people's money and to public alerts, in the audit log of the house. */
export const fraudActs = acts([
  'fraud_hold_placed',
  'fraud_hold_confirmed',
  'fraud_hold_prolonged',
  'fraud_hold_released',
]);
