import { refusals } from '@egcr/contract/refusals';

export const referralRefusals = refusals({
  referral_refused: [400, 'This code cannot be applied to this account. It is not said why.'],
});
