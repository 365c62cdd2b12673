import { refusals } from '@egcr/contract/refusals';

export const paymentRefusals = refusals({
  link_closed: [409, 'The link is switched off, expired or sold out; members: state.'],
  payment_closed: [409, 'The payment is paid, canceled or on its way; members: state.'],
  payment_not_held: [409, 'No money is held for the payment; members: state.'],
  payer_unavailable: [423, 'The money of the payer can’t be taken at present. It stays held.'],
  no_route: [
    409,
    'No rail can carry the payment, which stays open; members: reasons, each rail with what is against it.',
  ],
  attempts_spent: [409, 'The number has been tried for this payment as often as it may be.'],
  test_number_refused: [409, 'Only a test payment takes a test number.', 'machine'],
  payment_unpaid: [409, 'The payment is not paid, so nothing can be given back; members: state.'],
  over_key_limit: [
    403,
    'It is more than the API key may still give back today (UTC); members: left, in minor units.',
    'machine',
  ],
  dispute_closed: [409, 'The dispute is answered, ended or past its deadline; members: state.'],
  dispute_twice: [409, 'The payment was disputed before.'],
  dispute_late: [409, 'A payment can be disputed for 60 days.'],
  dispute_nothing: [409, 'All of the payment was given back already.'],
  dispute_test: [409, 'A test payment is disputed by its test number alone.', 'machine'],
  dispute_elsewhere: [409, 'The payment was made by card or from another wallet: it is disputed there.'],
  dispute_own: [403, 'You are a side of this dispute, so another officer decides it.'],
  rule_closed: [409, 'The version of the rule is no draft, or the rule has ended; members: state.'],
  rule_changed: [409, 'The draft has been written again since it was read.'],
  rule_mode_changed: [409, 'A rule of test payments never becomes one of money, nor the other way round.'],
  rule_limit_reached: [403, 'There are as many routing rules as one merchant may have.'],
  rule_versions_spent: [403, 'The rule has as many versions as one may have. Write a new one.'],
  checkout_closed: [409, 'The checkout session is paid, being paid or expired; members: state.', 'machine'],
  checkout_limit_reached: [
    403,
    'There are as many open checkout sessions as one merchant may have.',
    'machine',
  ],
  link_limit_reached: [403, 'There are as many active links as one merchant may have.'],
});
