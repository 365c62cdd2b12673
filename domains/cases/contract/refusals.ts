import { refusals } from '@egcr/contract/refusals';

export const caseRefusals = refusals({
  other_officers: [403, 'Officers with another role handle cases of this kind; this person may read them.'],
  own_case: [403, 'Nobody handles or decides a case of their own.'],
  decided_before: [403, 'An appeal is decided by other people than the decision before it.'],
  approved_already: [409, 'This person has approved the case already; others have to.'],
  took_other_step: [
    403,
    'This person took another step of the case; other people have to give this approval.',
  ],
  related_to_applicant: [403, 'This person and the applicant are related; other people decide.'],
  case_step_refused: [409, 'The case is in a state in which this step is not possible; members: state.'],
  case_changed: [409, 'The case has changed meanwhile; members: state, version. Read it again.'],
  decision_not_ready: [
    409,
    'Something is missing before this decision may be approved; members: missing, in the reader’s language.',
  ],
  case_closed: [409, 'The case is closed: nothing more is written in it.'],
  appeal_over: [409, 'The time for an appeal is over, or the case was appealed before.'],
  too_many_messages: [409, 'As many messages were written in this case as one side may write.'],
  too_many_views: [409, 'This person has saved as many views of the queue as they may. Remove one first.'],
});
