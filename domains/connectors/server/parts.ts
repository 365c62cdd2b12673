import type { PaymentsDoor } from '@egcr/payments/server';

/** What the connectors need of the payments that they carry. It is given as a function, as payments need the connectors first. */
export interface PaymentsSeen {
  readonly payments: () => PaymentsDoor;
}
