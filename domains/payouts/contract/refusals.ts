import { refusals } from '@egcr/contract/refusals';

export const payoutRefusals = refusals({
  payout_over: [409, 'This payout was paid, declined or taken back, or its time is over; members: state.'],
  payout_second_required: [
    403,
    'Another member of the team confirms this payout, not the one who asked for it.',
  ],
});
