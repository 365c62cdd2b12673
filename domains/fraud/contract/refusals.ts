import { refusals } from '@egcr/contract/refusals';

export const fraudRefusals = refusals({
  reports_of_day: [429, 'This person has sent as many reports as they may in 24 hours.'],
});
