import { refusals } from '@egcr/contract/refusals';

export const disbursementRefusals = refusals({
  totals_differ: [
    409,
    'Count or sum of the payments differ from the control totals; members: count, total, control_count, control_total.',
  ],
  envelope_state: [409, 'The envelope is in a state in which this is not possible; members: state.'],
  budget_short: [409, 'The fund has less money than that; members: missing.'],
  payer_decided: [
    403,
    'A person who decided what an envelope pays for does not approve its payment, nor propose a large one.',
  ],
  needs_oversight: [409, 'An envelope of this size is approved by oversight.'],
  more_than_owed: [422, 'That is more than what is still owed; members: owed, in minor units.'],
  needs_no_oversight: [409, 'An envelope of this size is approved by a finance officer.'],
});
