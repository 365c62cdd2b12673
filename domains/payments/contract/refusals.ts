import { refusals } from '@egcr/contract/refusals';

export const paymentRefusals = refusals({
  link_closed: [409, 'The link is switched off, expired or sold out; members: state.'],
  payment_closed: [409, 'The payment is paid or canceled already; members: state.'],
  payment_unpaid: [409, 'The payment is not paid, so nothing can be given back; members: state.'],
  over_key_limit: [
    403,
    'It is more than the API key may still give back today (UTC); members: left, in minor units.',
    'machine',
  ],
  link_limit_reached: [403, 'There are as many active links as one merchant may have.'],
});
