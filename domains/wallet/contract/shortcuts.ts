import type { Shortcut } from '@egcr/contract/shortcut';

export const walletShortcuts: readonly Shortcut[] = [
  { screen: 'wallet', at: 10 },
  { screen: 'wallet-send', at: 20 },
];
