/** The wealth funds, by their names in addresses. Their words stand with the server, in ten languages. */
export const wealthFunds = ['balanced-wealth', 'growth-wealth', 'future-generations'] as const;
export type WealthFund = (typeof wealthFunds)[number];

/** All are kept in one currency. */
export const FUND_ASSET = 'USD';
export const FUND_ASSET_SCALE = 2;
