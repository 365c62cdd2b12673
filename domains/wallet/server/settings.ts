/** The installation's own account at a bank. */
export interface BankAccount {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
}

export interface WalletSettings {
  /** Whether people may add play money: demo installations only. */
  readonly hasSandbox: boolean;
  /** Whether what conversions pay out of is filled with play money: demonstrations and tests. Elsewhere an operator fills it. */
  readonly fillsLiquidity?: boolean;
  /** Whether look-ups of strangers count by network too. By person they always do. */
  readonly limitsNetworks: boolean;
  /** Where bank transfers come in and go out. Without one a demonstration shows a sample, and a real installation offers none. */
  readonly bank?: BankAccount;
}
