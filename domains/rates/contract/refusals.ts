import { refusals } from '@egcr/contract/refusals';

export const rateRefusals = refusals({
  rate_unavailable: [404, 'No source gives a rate between these two currencies.'],
  alert_reached: [409, 'The rate is already there; members: rate.'],
  too_many_alerts: [409, 'As many alerts are waiting as one person may have.'],
  source_reserved: [409, 'That source name belongs to the platform itself.'],
  price_step_too_far: [
    409,
    'Within 24 hours two people move a price by half of it at most, up or down; members: pair.',
  ],
  price_required: [422, 'An administered rate needs its price.'],
});
