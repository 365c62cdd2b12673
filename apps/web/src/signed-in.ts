import { slots as approvalSlots } from '@egcr/approvals/web';
import { loadSignedIn as loadIdentity } from '@egcr/identity/web';
import { slots as localeSlots } from '@egcr/locale/web';
import { slots as notificationSlots } from '@egcr/notifications/web';
import { screens as profileScreens } from '@egcr/profile/web';
import { slots as referralSlots } from '@egcr/referrals/web';
import { loadSignedIn as loadSite } from '@egcr/site/web';
import { loadSignedIn as loadWallet } from '@egcr/wallet/web';
import type { Screens, Slots } from '@egcr/web-kit/slots.tsx';

interface SignedIn {
  readonly screens: Screens;
  readonly slots: Slots;
}

/** What signed-in people meet of all domains, one line a domain: screens, and what domains put into places of others. */
export async function loadSignedIn(): Promise<SignedIn> {
  const [site, identity, wallet] = await Promise.all([loadSite(), loadIdentity(), loadWallet()]);
  return {
    screens: {
      ...site.screens,
      ...identity.screens,
      ...profileScreens,
      ...wallet.screens,
      'contact-queue': async () => (await import('@egcr/contact/web')).queueScreen(),
      'wallet-rates': async () => (await import('@egcr/rates/web')).ratesScreen(),
    },
    slots: {
      ...wallet.slots,
      ...identity.slots,
      ...approvalSlots,
      ...localeSlots,
      ...notificationSlots,
      ...referralSlots,
      'settings.activity': async () => (await import('@egcr/activity/web')).activityPanel(),
      'super-admin.price': async () => (await import('@egcr/rates/web')).priceForm(),
      'super-admin.contact': async () => (await import('@egcr/contact/web')).queueCard(),
    },
  };
}
