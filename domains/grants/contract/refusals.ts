import { refusals } from '@egcr/contract/refusals';

export const grantRefusals = refusals({
  competition_closed: [409, 'The programme takes no applications now; members: state.'],
  owner_sends: [
    403,
    'Only an owner of the organisation sends its application: the money goes to the wallet of the person who sends it.',
  ],
  already_applied: [
    409,
    'There is an active application to this programme; members: case_id, reference of the first.',
  ],
  too_many_saved: [409, 'So many programmes are saved that another one has to go first; members: maximum.'],
  too_many_alerts: [409, 'The person has as many alerts as one may; members: maximum.'],
  alert_exists: [409, 'The person has an alert for this search; members: id.'],
  review_changed: [409, 'The review was changed elsewhere meanwhile; members: version. Read it again.'],
  review_step_refused: [409, 'The review is in a state in which this is not possible; members: state.'],
  review_over: [409, 'The application is decided or withdrawn: nothing more is scored.'],
  award_changed: [409, 'The award was changed meanwhile; members: version. Read it again.'],
  award_step_refused: [
    409,
    'The award or its part is in a state in which this is not possible; members: state.',
  ],
  terms_changed: [409, 'The text that was accepted is not the one of now: read it again.'],
  payment_under_way: [409, 'A payment of the award is under way: it is made or cancelled first.'],
  appeal_won: [
    403,
    'Its recipient won an appeal: only an officer who had no part in it proposes anew, with what is new.',
  ],
  recovery_open: [409, 'One proposal to take money of this award back waits for a decision already.'],
  more_than_paid: [
    422,
    'That is more than what was paid and not asked back yet; members: recoverable, in minor units.',
  ],
  recovery_step_refused: [
    409,
    'What is taken back is in a state in which this is not possible; members: state.',
  ],
  answer_over: [409, 'The time to answer is over.'],
  appeal_over: [409, 'The time to appeal is over, or there was an appeal before.'],
  answer_awaited: [409, 'Its recipient may answer first; members: answer_by.'],
  others_decide: [403, 'A person who proposed this, or decided the award, does not decide it.'],
  own_programme: [409, 'The organisation proposed this programme itself: others apply to it.'],
  not_eligible: [
    409,
    'A criterion of the programme is not met; members: criteria, by their names with commas between.',
  ],
});
