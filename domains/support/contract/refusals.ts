import { refusals } from '@egcr/contract/refusals';

export const supportRefusals = refusals({
  already_claimed: [409, 'The person has an active claim; members: case_id, reference of the first.'],
  claimed_by_other: [409, 'An active claim has the same contact or document number.'],
  support_not_eligible: [
    409,
    'A criterion is not met; members: criteria, by their names with commas between; claim_from, where all weeks are used.',
  ],
  no_claim: [409, 'There is no claim whose weeks can be confirmed now.'],
  week_certified: [409, 'The week was confirmed before; members: certified_at, state of the first.'],
  week_not_open: [409, 'The week cannot be confirmed now; members: standing.'],
  week_state: [409, 'The week is in a state in which this is not possible; members: state.'],
  back_check_state: [409, 'The back-check is in a state in which this is not possible; members: state.'],
  own_week: [403, 'No one decides about themselves.'],
  decided_by_you: [403, 'After an appeal another officer decides.'],
  overpayment_recorded: [409, 'One of the weeks is in another overpayment; members: week.'],
  overpayment_state: [409, 'The overpayment is in a state in which this is not possible; members: state.'],
  overpayment_others: [
    403,
    'Who recorded or decided an overpayment, or one of its weeks, does not decide it.',
  ],
  hearing_open: [409, 'The person can still answer; members: answer_by.'],
  hearing_over: [409, 'The time to answer is over.'],
  appeal_over: [409, 'The time to appeal is over, or a part was given back.'],
  nothing_to_pay: [409, 'No accepted week waits for a cycle.'],
  cycle_open: [409, 'A cycle is being prepared; members: id.'],
  cycle_state: [409, 'The cycle is in a state in which this is not possible; members: state.'],
  cycle_short: [409, 'The account of the programme has less than the cycle pays; members: missing.'],
});
