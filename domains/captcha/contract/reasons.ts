/** Why a solution does not count: code → the protocol's own words, as the widget and its server libraries have them. */
export const captchaReasons = {
  malformed: 'Malformed payload.',
  algorithm_unknown: 'Unknown algorithm value',
  signature_missing: 'Property signature is missing.',
  challenge_too_short: 'Challenge is too short. Min. 40 chars.',
  salt_too_short: 'Salt is too short. Min. 10 chars.',
  unsolved: 'Verification failed. Try again later.',
  expired: 'Verification expired. Try again.',
  code_required: 'Verification required!',
  code_wrong: 'The code is wrong.',
  code_exhausted: 'Too many wrong codes.',
  already_used: 'Already used.',
  wrong_action: 'Solved for another action.',
  spam: 'SpamFilter returned negative classification.',
} as const;

export type CaptchaReason = keyof typeof captchaReasons;
