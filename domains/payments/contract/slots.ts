/** Slots of the payment gateway. */
export interface PaymentSlots {
  /** Between the balance and the lists: how sales did. */
  readonly 'payment-gateway.overview': 'part';
  /** Below what is available in one currency, which it is about: the way into the wallet. */
  readonly 'payment-gateway.pay-out': 'part';
  /** What is behind the tab of links. */
  readonly 'payment-gateway.links': 'part';
}
