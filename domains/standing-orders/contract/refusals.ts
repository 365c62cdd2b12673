import { refusals } from '@egcr/contract/refusals';

export const orderRefusals = refusals({
  order_limit_reached: [403, 'There are as many standing orders as one person may have.'],
  order_ended: [409, 'This standing order has ended.'],
});
