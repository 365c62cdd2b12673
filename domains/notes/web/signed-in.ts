import type { WalletSlots } from '@egcr/wallet/contract';
import type { Slots } from '@egcr/web-kit/web-domain';

export const slots: Slots<WalletSlots> = {
  'wallet.party': [{ at: 10, load: () => import('./note-about.tsx') }],
};
