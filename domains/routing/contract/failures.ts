/** How an attempt may fail, by what may follow. The classes are those of the retry rules in the README. */
export const failureClasses = {
  connect_error: 'technical',
  server_error: 'technical',
  rate_limit: 'technical',
  issuer_unavailable: 'technical',
  processing_error: 'technical',
  try_again_later: 'technical',
  timeout: 'ambiguous',
  authentication_required: 'authentication',
  do_not_honor: 'soft',
  generic_decline: 'soft',
  insufficient_funds: 'funds',
  stolen_card: 'hard',
  lost_card: 'hard',
  pickup_card: 'hard',
  invalid_account: 'hard',
  closed_account: 'hard',
  fraudulent: 'hard',
  expired_card: 'hard',
  advice_never: 'hard',
  abandoned: 'hard',
} as const;

export type Failure = keyof typeof failureClasses;
export type FailureClass = (typeof failureClasses)[Failure];

export const failures = [
  'connect_error',
  'server_error',
  'rate_limit',
  'issuer_unavailable',
  'processing_error',
  'try_again_later',
  'timeout',
  'authentication_required',
  'do_not_honor',
  'generic_decline',
  'insufficient_funds',
  'stolen_card',
  'lost_card',
  'pickup_card',
  'invalid_account',
  'closed_account',
  'fraudulent',
  'expired_card',
  'advice_never',
  /** The payer went no further, on the page of the rail or at their bank. */
  'abandoned',
] as const satisfies readonly Failure[];
