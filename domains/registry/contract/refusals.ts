import { refusals } from '@egcr/contract/refusals';

export const registryRefusals = refusals({
  name_taken: [
    409,
    'A business with the same name is registered, or being registered, in this country; members: question, the one to answer anew.',
  ],
  business_not_active: [
    409,
    'The status of the business does not allow this; members: state, the status now.',
  ],
  status_step_refused: [
    409,
    'The status of the business does not allow this step; members: state, the status now.',
  ],
  status_stopped: [
    409,
    'Something is to be settled first; members: obstacles, with spaces between: open_cases, money, payments, shares, grants.',
  ],
  entry_changed: [
    409,
    'The entry was changed since it was read. Read it again, and file what is still to change; members: version, the one that stands.',
  ],
  change_open: [
    409,
    'A change of this entry is being decided. Wait for the decision or withdraw it, then file the next; members: case_id.',
  ],
  consent_over: [
    409,
    'The holder has answered, the time is over, or the change was withdrawn; members: state.',
  ],
  dissolution_open: [409, 'An owner has asked for the dissolution of this business already.'],
  dissolution_over: [
    409,
    'Nobody has asked for it, it was taken back, or the business has ended; members: state.',
  ],
  dissolution_stopped: [
    409,
    'Something is to be settled first; members: obstacles, with spaces between: open_cases, money, payments, shares, grants.',
  ],
  second_owner: [
    409,
    'The business has several owners: another one than who asked agrees, or takes it back.',
  ],
  directorship_over: [
    409,
    'It was answered, the time is over, or the registration was decided; members: state.',
  ],
  messages_closed: [409, 'Visitors cannot write to this business now.'],
  answers_full: [409, 'This message has as many answers as it may have.'],
  awaiting_payment: [
    402,
    'The wallet has less than the fee. Nothing was sent: the draft is as it was; members: fee, in minor units, asset.',
  ],
});
