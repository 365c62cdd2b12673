import { describe, expect, it } from 'vitest';

import { failureOf, isNoAnswer, isNotThere, isTooMany } from './stripe-failures.ts';

describe('what Stripe says of a request', () => {
  it.each([
    [{ type: 'StripeConnectionError' }, true],
    [{ type: 'StripeIdempotencyError', statusCode: 400 }, true],
    [{ type: 'StripeAPIError', statusCode: 500 }, true],
    [{ type: 'StripeAPIError', statusCode: 503 }, true],
    [{ type: 'StripeInvalidRequestError', statusCode: 409 }, true],
    [{ type: 'StripeInvalidRequestError', statusCode: 410 }, false],
    [{ type: 'StripeInvalidRequestError', statusCode: 499 }, false],
    [{ type: 'StripeInvalidRequestError', statusCode: 400 }, false],
    [{ type: 'StripeCardError', statusCode: 402 }, false],
    [{ type: 'StripeRateLimitError' }, false],
    [new Error('the network is gone'), true],
    [undefined, true],
  ])('%o may have been carried out without an answer: %s', (error, isOpen) => {
    expect(isNoAnswer(error)).toBe(isOpen);
  });

  it.each([
    [{ type: 'StripeRateLimitError', statusCode: 429 }, true],
    [{ statusCode: 428 }, false],
    [{ statusCode: 430 }, false],
    [{ type: 'StripeRateLimitError' }, false],
  ])('%o was not looked at, as too many came: %s', (error, isBusy) => {
    expect(isTooMany(error)).toBe(isBusy);
  });

  it.each([
    [{ statusCode: 404 }, true],
    [{ statusCode: 405 }, false],
    [{}, false],
  ])('%o is of a thing that Stripe does not have: %s', (error, isGone) => {
    expect(isNotThere(error)).toBe(isGone);
  });

  it.each([
    [{ code: 'card_declined', decline_code: 'stolen_card' }, 'stolen_card'],
    [{ code: 'expired_card' }, 'expired_card'],
    [{ code: 'card_declined', decline_code: 'issuer_not_available' }, 'issuer_unavailable'],
    [{ code: 'payment_intent_authentication_failure' }, 'authentication_required'],
    [{ type: 'StripeCardError', decline_code: 'something_new' }, 'generic_decline'],
    [{ type: 'card_error' }, 'generic_decline'],
    [{ type: 'StripeRateLimitError' }, 'rate_limit'],
    [{ type: 'StripeAPIError' }, 'processing_error'],
    ['nothing', 'processing_error'],
  ])('%o is for the router %s', (error, failure) => {
    expect(failureOf(error)).toBe(failure);
  });
});
