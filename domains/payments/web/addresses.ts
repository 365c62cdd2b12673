import { address, oneOf } from '@egcr/contract/address';
import { narrowedFields, type Narrowed } from '@egcr/organisations/web';

import { linkStates, type Payment, type ReviewState } from '../contract/index.ts';
import { paymentStates } from '../contract/payment-machine.ts';
import { reviewStates } from '../contract/risk/review-machine.ts';

export type PaymentsView = Narrowed<Payment['state']>;
export type ReviewsView = Narrowed<ReviewState>;

export const gatewayTabs = ['payments', 'links'] as const;
export const gatewayAddress = address('payment-gateway', {
  tab: oneOf([...gatewayTabs]),
  state: oneOf(paymentStates),
  /** Of the links; the two lists share live or test, and the words. */
  link: oneOf(linkStates),
  ...narrowedFields,
});

export const riskTabs = ['reviews', 'rules', 'list'] as const;
export const riskAddress = address('payment-risk', {
  tab: oneOf([...riskTabs]),
  state: oneOf(reviewStates),
  ...narrowedFields,
});

export function linkPath(id: string): string {
  return `/payment-gateway/links/${encodeURIComponent(id)}`;
}

export function paymentPath(id: string): string {
  return `/payment-gateway/payments/${encodeURIComponent(id)}`;
}
