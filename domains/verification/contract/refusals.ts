import { refusals } from '@egcr/contract/refusals';

export const verificationRefusals = refusals({
  verification_refused: [409, 'The verification of this business does not allow this now; members: state.'],
  hit_decided: [409, 'This hit was decided already; members: state.'],
  check_not_open: [409, 'A rule decides this check, or the level that is asked for has none of it.'],
  second_person: [409, 'A hit is confirmed by two different people.'],
  contact_refused: [409, 'This contact does not allow this now; members: state.'],
  contact_missing: [409, 'The business has given no such contact, or another one meanwhile.'],
  codes_full: [403, 'As many codes as may be sent within a day were sent. Try again tomorrow.'],
  phone_not_reached: [
    422,
    'No code is sent to this number: it costs its caller money, or no SMS goes there.',
  ],
  contact_code_wrong: [422, 'The code is wrong; members: tries_left.'],
  contact_code_over: [
    409,
    'No code waits for this number, its time is over, or it was tried too often. Ask for another.',
  ],
  list_unreadable: [422, 'The list has no row that can be read. The one before it stays.'],
  import_replaced: [409, 'Another import of this source was begun since. Begin again.'],
});
