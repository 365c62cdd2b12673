/** Slots of the payment gateway. */
export interface PaymentSlots {
  /** Between the balance and the lists: how sales did. */
  readonly 'payment-gateway.overview': 'part';
}
