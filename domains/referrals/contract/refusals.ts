import { refusals } from '@egcr/contract/refusals';

export const referralRefusals = refusals({
  referral_refused: [400, 'This code cannot be applied to this account. It is not said why.', 'machine'],
  reward_unknown: [404, 'No such reward waits for a decision.'],
  release_day_reached: [
    409,
    'One person releases only so many rewards within 24 hours; a colleague releases further ones.',
  ],
  reward_own: [403, 'A person on either side of a referral does not decide about its rewards.'],
});
