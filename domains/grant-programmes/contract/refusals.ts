import { refusals } from '@egcr/contract/refusals';

export const programmeRefusals = refusals({
  programme_makers: [
    403,
    'Those who run programmes make one, and people who may write for a government or an NGO.',
  ],
  plan_changed: [409, 'The programme was changed meanwhile; members: version. Read it again.'],
  plan_step_refused: [409, 'The programme is in a state in which this is not possible; members: state.'],
  not_endorsed: [409, 'Two people do this, and the first of them has not yet.'],
  applications_open: [409, 'Applications of this round are not decided yet; members: open.'],
  plan_out_of_date: [
    409,
    'What was planned cannot be published any more; members: fields, with commas between.',
  ],
  no_rate: [409, 'There is no rate of the last 24 hours for its currency; members: currency.'],
  others_decide: [403, 'The second of two people is neither the first nor one of those who made it.'],
});
