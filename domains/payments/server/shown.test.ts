import { expect, it } from 'vitest';

import { checkoutStateAt } from './checkout/show-checkouts.ts';
import type { CheckoutRow } from './checkout/checkout-store.ts';
import type { LinkRow } from './link-store.ts';
import type { PaymentRow } from './payment-store.ts';
import { linkStateAt, paymentStateAt } from './shown.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const soon = new Date(NOW.getTime() + 1);
const past = new Date(NOW.getTime() - 1);

it.each([
  ['active', NOW, 'expired'],
  ['active', soon, 'active'],
  ['active', null, 'active'],
  ['inactive', NOW, 'expired'],
  ['inactive', soon, 'inactive'],
  ['exhausted', past, 'exhausted'],
  ['expired', soon, 'expired'],
] as const)('a link that is %s until %s is %s now', (state, expires_at, shown) => {
  expect(linkStateAt({ state, expires_at } as LinkRow, NOW)).toBe(shown);
});

it.each([
  ['requires_payment_method', { expires_at: NOW }, 'canceled'],
  ['requires_payment_method', { expires_at: soon }, 'requires_payment_method'],
  ['requires_confirmation', { expires_at: NOW }, 'canceled'],
  ['requires_confirmation', { expires_at: soon }, 'requires_confirmation'],
  ['requires_capture', { capture_until: NOW }, 'canceled'],
  ['requires_capture', { capture_until: soon }, 'requires_capture'],
  // What is on its way ends with the rail’s answer.
  ['processing', {}, 'processing'],
  ['requires_action', {}, 'requires_action'],
  ['succeeded', { capture_until: past }, 'succeeded'],
] as const)('a payment in %s with %o is %s now', (state, times, shown) => {
  const row = { state, expires_at: past, capture_until: past, ...times } as PaymentRow;
  expect(paymentStateAt(row, NOW)).toBe(shown);
});

it.each([
  ['active', soon, null, 'open'],
  ['active', NOW, null, 'expired'],
  ['inactive', soon, null, 'expired'],
  ['expired', past, null, 'expired'],
  ['exhausted', past, 'succeeded', 'complete'],
  ['exhausted', past, 'requires_capture', 'complete'],
  ['exhausted', past, null, 'complete'],
  ['exhausted', soon, 'processing', 'open'],
  ['exhausted', soon, 'requires_action', 'open'],
] as const)('a checkout session whose link is %s until %s, paid %s, is %s', (...given) => {
  const [state, expires_at, payment_state, shown] = given;
  expect(checkoutStateAt({ state, expires_at, payment_state } as CheckoutRow, NOW)).toBe(shown);
});
