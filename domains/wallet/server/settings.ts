export interface WalletSettings {
  /** Whether people may add play money: demo installations only. */
  readonly hasSandbox: boolean;
  /** Whether what conversions pay out of is filled with play money: demonstrations and tests. Elsewhere an operator fills it. */
  readonly fillsLiquidity?: boolean;
}
