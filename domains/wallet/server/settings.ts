export interface WalletSettings {
  /** Whether people may add play money: demo installations only. */
  readonly hasSandbox: boolean;
}
