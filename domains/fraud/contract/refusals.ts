import { refusals } from '@egcr/contract/refusals';

export const fraudRefusals = refusals({
  reports_of_day: [429, 'This person has sent as many reports as they may in 24 hours.'],
  own_payment: [
    403,
    'An officer holds, prolongs or releases nothing of a payment of their own, or of someone in a team with them.',
  ],
  other_officer_needed: [
    403,
    'Another officer than the one who held the money last has to confirm or prolong it.',
  ],
  hold_confirmed: [409, 'A second officer has confirmed this hold already.'],
  case_not_taken: [
    409,
    'Money is held for a case that an officer has taken and not decided; members: state.',
  ],
  payment_held: [409, 'Money is held because of this payment already.'],
  nothing_left: [409, 'The recipient has nothing left in that currency.'],
  hold_over: [409, 'The hold has ended.'],
  held_longest: [409, 'The money is held as long as it may be; members: until.'],
  answered_already: [409, 'This hold was answered before.'],
});
