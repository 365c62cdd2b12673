/** The installation's own account at a bank. */
export interface BankAccount {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
}

export interface BankingSettings {
  /** Whether people may add play money: demo installations only. */
  readonly hasSandbox: boolean;
  /** Where bank transfers come in and go out. Without one a demonstration shows a sample, and a real installation offers none. */
  readonly bank?: BankAccount;
}
