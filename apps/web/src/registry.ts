import { screens as identityScreens, slots as identitySlots } from '@egcr/identity/web';
import { slots as localeSlots } from '@egcr/locale/web';
import { slots as notificationSlots } from '@egcr/notifications/web';
import { screens as profileScreens } from '@egcr/profile/web';
import { slots as referralSlots } from '@egcr/referrals/web';
import { screens as siteScreens } from '@egcr/site/web';
import { screens as walletScreens, slots as walletSlots } from '@egcr/wallet/web';
import type { Screens, Slots } from '@egcr/web-kit/slots.tsx';

/** The screens of all domains, one line a domain. Fetched with the first page that is not the landing page. */
export const registry: Screens = {
  ...siteScreens,
  ...identityScreens,
  ...profileScreens,
  ...walletScreens,
  contact: async () => (await import('@egcr/contact/web')).contactScreen(),
  'contact-queue': async () => (await import('@egcr/contact/web')).queueScreen(),
  legals: async () => (await import('@egcr/legals/web')).legalsScreen(),
  'wallet-rates': async () => (await import('@egcr/rates/web')).ratesScreen(),
};

/** What domains put into places of others, one line a domain. */
export const filledSlots: Slots = {
  ...walletSlots,
  ...identitySlots,
  ...localeSlots,
  ...notificationSlots,
  ...referralSlots,
  'super-admin.contact': async () => (await import('@egcr/contact/web')).queueCard(),
};
