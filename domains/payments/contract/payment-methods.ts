/** How a payer can pay. `card` and `open_payments` (a wallet at another provider) only where this installation has such a rail; `test_number` for tests alone. */
export const paymentMethods = ['wallet', 'card', 'open_payments', 'test_number'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Those that the payer chooses among where money moves. */
export const moneyMethods = ['wallet', 'card', 'open_payments'] as const;
export type MoneyMethod = (typeof moneyMethods)[number];
