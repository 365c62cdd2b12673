import { refusals } from '@egcr/contract/refusals';

export const notificationRefusals = refusals({
  notification_always_on: [409, 'People are always told of this in this way: it cannot be turned off.'],
});
