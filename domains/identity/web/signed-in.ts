import type { SettingsSlots } from '@egcr/profile/contract';
import type { WalletSlots } from '@egcr/wallet/contract';
import type { ActWords } from '@egcr/web-kit/acts';
import { section, type Screens, type Slots } from '@egcr/web-kit/web-domain';
import { Contact, ShieldCheck } from 'lucide-react';

import type { AuditAction } from '../contract/audit.ts';

export const screens = {
  'pin-verification': () => import('./pin/pin-verification-screen.tsx'),
  'pin-reset': () => import('./pin/pin-reset-screen.tsx'),
} satisfies Screens;

const loadTexts = () => import('./section/texts.ts');

declare module '@egcr/contract/product-screens' {
  interface ProductSections {
    readonly 'settings.contacts': true;
    readonly 'settings.security': true;
  }
}

export const slots: Slots<SettingsSlots | WalletSlots> = {
  'wallet.top': [{ at: 10, load: () => import('./hold/hold-banner.tsx') }],
  'settings.sections': [
    section({
      name: 'contacts',
      at: 20,
      Icon: Contact,
      loadTexts,
      load: () => import('./security/contacts-section.tsx'),
    }),
    section({
      name: 'security',
      at: 30,
      Icon: ShieldCheck,
      loadTexts,
      load: () => import('./security/security-section.tsx'),
    }),
  ],
};

export const loadActs: ActWords<AuditAction> = () => import('./acts/texts.ts');
