import { screens as identityScreens } from '@egcr/identity/web';
import { screens as siteScreens } from '@egcr/site/web';
import { screens as walletScreens } from '@egcr/wallet/web';
import type { Screens, SlotName, Slots } from '@egcr/web-kit/slots.tsx';

/**
 * The screens that are open to everyone, one line a domain. Fetched with the first page that is not the landing page; those behind a guard
 * are in `signed-in.ts`.
 */
export const openScreens: Screens = {
  ...siteScreens,
  ...identityScreens,
  ...walletScreens,
  contact: async () => (await import('@egcr/contact/web')).contactScreen(),
  legals: async () => (await import('@egcr/legals/web')).legalsScreen(),
};

const filled = [
  'dashboard.wallet',
  'settings.activity',
  'settings.contacts',
  'settings.preferences',
  'settings.referral',
  'settings.security',
  'shell.bell',
  'shell.preferences',
  'super-admin.bank-file',
  'super-admin.contact',
  'super-admin.price',
  'super-admin.proposals',
  'super-admin.rewards',
  'wallet.standing',
] as const satisfies readonly SlotName[];

/** Every place that a domain fills: what fills it is fetched with the rest that signed-in people meet. */
export const filledSlots: Slots = Object.fromEntries(
  filled.map((name) => [
    name,
    async () => {
      const { loadSignedIn } = await import('./signed-in.ts');
      const load = (await loadSignedIn()).slots[name];
      if (!load) throw new Error(`nothing fills ${name}`);
      return load();
    },
  ]),
);
