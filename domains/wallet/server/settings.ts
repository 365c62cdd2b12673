export interface WalletSettings {
  /** The address people see, without a slash at its end: papers name it. */
  readonly publicUrl: string;
  /** Whether people may add play money: demo installations only. */
  readonly hasSandbox: boolean;
  /** Whether look-ups of strangers count by network too. By person they always do. */
  readonly limitsNetworks: boolean;
}
