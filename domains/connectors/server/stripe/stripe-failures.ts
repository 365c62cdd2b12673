import type { Failure } from '@egcr/routing/contract';
import * as z from 'zod/mini';

const said = z.object({
  type: z.optional(z.string()),
  code: z.optional(z.nullable(z.string())),
  decline_code: z.optional(z.nullable(z.string())),
  statusCode: z.optional(z.number()),
});

/** What a card's issuer or Stripe says, in the router's words. Everything else is a decline without a reason. */
const byCode: Readonly<Record<string, Failure>> = {
  authentication_required: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_required',
  do_not_honor: 'do_not_honor',
  insufficient_funds: 'insufficient_funds',
  stolen_card: 'stolen_card',
  lost_card: 'lost_card',
  pickup_card: 'pickup_card',
  invalid_account: 'invalid_account',
  fraudulent: 'fraudulent',
  expired_card: 'expired_card',
  issuer_not_available: 'issuer_unavailable',
  processing_error: 'processing_error',
  try_again_later: 'try_again_later',
  rate_limit: 'rate_limit',
};

/** Whether a request may have been carried out although no answer says so. */
export function isNoAnswer(error: unknown): boolean {
  const { type, statusCode } = said.safeParse(error).data ?? {};
  return (
    type === undefined ||
    type === 'StripeConnectionError' ||
    type === 'StripeIdempotencyError' ||
    (statusCode !== undefined && (statusCode >= 500 || statusCode === 409))
  );
}

/** Whether Stripe has not looked at the request yet, as too many came at once: it may come again. */
export function isTooMany(error: unknown): boolean {
  return said.safeParse(error).data?.statusCode === 429;
}

/** Whether Stripe has nothing of that name. */
export function isNotThere(error: unknown): boolean {
  return said.safeParse(error).data?.statusCode === 404;
}

export function failureOf(error: unknown): Failure {
  const { type, code, decline_code: decline } = said.safeParse(error).data ?? {};
  const known = byCode[decline ?? ''] ?? byCode[code ?? ''];
  if (known !== undefined) return known;
  switch (type) {
    case 'StripeRateLimitError':
      return 'rate_limit';
    case 'StripeCardError':
    case 'card_error':
      return 'generic_decline';
    default:
      return 'processing_error';
  }
}
