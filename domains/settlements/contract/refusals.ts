import { refusals } from '@egcr/contract/refusals';

export const settlementRefusals = refusals({
  settlement_unreadable: [
    422,
    'The file is no settlement file that we can read, or its sums are wrong; members: line (of the file, from one) and reason.',
  ],
  settlement_taken: [409, 'This settlement file was imported before.'],
  difference_ended: [409, 'The difference has ended; members: state.'],
  difference_proposed: [409, 'A proposal for this difference waits for a second person.'],
  difference_unpaired: [
    409,
    'The other difference is not open, of another rail or currency, or does not cancel this one out.',
  ],
});
