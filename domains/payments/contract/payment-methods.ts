/** How a payer can pay. `card` only where this installation has such a rail; `test_number` for tests alone. */
export const paymentMethods = ['wallet', 'card', 'test_number'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Those that the payer chooses among where money moves. */
export const moneyMethods = ['wallet', 'card'] as const;
export type MoneyMethod = (typeof moneyMethods)[number];
