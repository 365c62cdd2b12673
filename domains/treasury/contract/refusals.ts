import { refusals } from '@egcr/contract/refusals';

export const treasuryRefusals = refusals({
  business_wallet_frozen: [423, 'The wallet of this business is frozen: no money can leave it.'],
  payment_over: [409, 'This payment was paid, declined or has lapsed; members: state.'],
  second_member_required: [
    403,
    'Another member of the team confirms this payment, not the one who asked for it.',
  ],
  too_many_waiting: [409, 'As many payments as one business may have wait for a second member.'],
});
