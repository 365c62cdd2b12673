import { address, anyText, oneOf } from '@egcr/contract/address';

import type { Payment, ReviewState } from '../contract/index.ts';
import { paymentStates } from '../contract/payment-machine.ts';
import { reviewStates } from '../contract/risk/review-machine.ts';

export const modes = ['live', 'test'] as const;
export type Mode = (typeof modes)[number];

/** What narrows a list of what was sold. */
export interface SalesView<State extends string> {
  readonly state?: State | undefined;
  readonly mode?: Mode | undefined;
  readonly words?: string | undefined;
}
export type PaymentsView = SalesView<Payment['state']>;
export type ReviewsView = SalesView<ReviewState>;

const narrowed = { mode: oneOf([...modes]), words: anyText };

export const gatewayTabs = ['payments', 'links'] as const;
export const gatewayAddress = address('payment-gateway', {
  tab: oneOf([...gatewayTabs]),
  state: oneOf(paymentStates),
  ...narrowed,
});

export const NEW_LINK = '/payment-gateway/links/new';

export const riskTabs = ['reviews', 'rules', 'list'] as const;
export const riskAddress = address('payment-risk', {
  tab: oneOf([...riskTabs]),
  state: oneOf(reviewStates),
  ...narrowed,
});

export function linkPath(id: string): string {
  return `/payment-gateway/links/${encodeURIComponent(id)}`;
}

export function paymentPath(id: string): string {
  return `/payment-gateway/payments/${encodeURIComponent(id)}`;
}

/** Where everyone pays who has the link. */
export function payPath(linkId: string): string {
  return `/pay/${encodeURIComponent(linkId)}`;
}

export function confirmPath(linkId: string): string {
  return `${payPath(linkId)}/confirm`;
}

/** Where a shop sends its customer. */
export function checkoutPath(sessionId: string): string {
  return `/checkout/${encodeURIComponent(sessionId)}`;
}
