import { refusals } from '@egcr/contract/refusals';

export const verificationRefusals = refusals({
  verification_refused: [409, 'The verification of this business does not allow this now; members: state.'],
  hit_decided: [409, 'This hit was decided already; members: state.'],
  check_not_open: [409, 'A rule decides this check, or the level that is asked for has none of it.'],
  second_person: [409, 'A hit is confirmed by two different people.'],
  list_unreadable: [422, 'The list has no row that can be read. The one before it stays.'],
  import_replaced: [409, 'Another import of this source was begun since. Begin again.'],
});
