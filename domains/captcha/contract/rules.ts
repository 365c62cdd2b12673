import { CHALLENGE_LENGTH_MIN, SALT_LENGTH_MIN } from './limits.ts';
import type { CaptchaReason } from './reasons.ts';

/** What a token may be solved for. */
export const captchaActions = [
  'signup',
  'signin',
  'otp',
  'recover',
  'resend',
  'contact',
  'opening',
  'newsletter',
  'enquiry',
] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/** `code`: people also type the digits of an image, or of what they hear. */
export const captchaModes = ['off', 'on', 'code'] as const;
export type CaptchaMode = (typeof captchaModes)[number];

export const algorithms = ['SHA-256', 'SHA-384', 'SHA-512'] as const;
export type Algorithm = (typeof algorithms)[number];

/** The spam filter's judgement. */
export const classifications = ['GOOD', 'NEUTRAL', 'BAD'] as const;
export type Classification = (typeof classifications)[number];

interface ChallengeFacts {
  readonly algorithm: string;
  readonly challenge: string;
  readonly salt: string;
  readonly signature: string;
}

/** What is wrong with a challenge before anything is computed; undefined where nothing is. */
export function challengeIssue({
  algorithm,
  challenge,
  salt,
  signature,
}: ChallengeFacts): CaptchaReason | undefined {
  if (signature === '') return 'signature_missing';
  if (readAlgorithm(algorithm) === undefined) return 'algorithm_unknown';
  if (challenge.length < CHALLENGE_LENGTH_MIN) return 'challenge_too_short';
  return salt.length < SALT_LENGTH_MIN ? 'salt_too_short' : undefined;
}

export function readAlgorithm(text: string): Algorithm | undefined {
  return algorithms.find((name) => name === text.toUpperCase());
}
