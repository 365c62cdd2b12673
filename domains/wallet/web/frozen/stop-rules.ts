import { hrefOf } from '@egcr/contract/product-screens';

import type { WalletReading } from '../queries.ts';

/** Why no money leaves a wallet: its owner has frozen it, or it is held for a day because credentials were reset. */
export type Stop = 'frozen' | 'held';

/** What stops that wallet; undefined where it is open. Only its owner ends a freeze, so that it is told first. */
export function stopOf(
  wallet: Pick<WalletReading, 'frozen_at' | 'held_until'> | undefined,
): Stop | undefined {
  if (wallet === undefined) return undefined;
  if (wallet.frozen_at !== null) return 'frozen';
  return wallet.held_until ? 'held' : undefined;
}

/** Where what stops a wallet is ended. */
export function wayOutOf(stop: Stop): string {
  return stop === 'frozen' ? hrefOf('wallet-security') : hrefOf('settings', { section: 'security' });
}
