import { acts } from '@egcr/contract/act';

export const supportActs = acts([
  'support_cycle_prepared',
  'support_cycle_sent',
  'support_cycle_cancelled',
  'support_week_decided',
  'support_overpayment_recorded',
  'support_overpayment_decided',
  'support_conflict_declared',
  'support_back_check_decided',
]);
