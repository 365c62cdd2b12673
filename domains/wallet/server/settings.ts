export interface WalletSettings {
  /** Whether people may add play money: demo installations only. */
  readonly hasSandbox: boolean;
  /** Whether look-ups of strangers count by network too. By person they always do. */
  readonly limitsNetworks: boolean;
}
