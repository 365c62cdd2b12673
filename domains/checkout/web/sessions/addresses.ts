import { address, oneOf } from '@egcr/contract/address';
import { narrowedFields, type Narrowed } from '@egcr/organisations/web';
import { checkoutStates, type CheckoutState } from '@egcr/payments/contract';

export type SessionsView = Narrowed<CheckoutState>;

export const sessionsAddress = address('checkout-sessions', {
  state: oneOf(checkoutStates),
  ...narrowedFields,
});

export function sessionPath(id: string): string {
  return `/payment-gateway/checkout-sessions/${encodeURIComponent(id)}`;
}
