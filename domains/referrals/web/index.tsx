import type { Slots } from '@egcr/web-kit/slots.tsx';

/** What referrals put into places of others, each fetched when it is shown. */
export const slots: Slots = {
  'settings.referral': () => import('./referral-panel.tsx'),
  'super-admin.rewards': () => import('./review/review-card.tsx'),
};

/** For the frame of pages on which people act: it draws nothing. */
export const loadReferralWatch = async () => ({
  default: (await import('./referral-watch.tsx')).ReferralWatch,
});

/** Keeps the code of a referral link, `?ref=…`, until somebody is signed in. */
export async function keepReferralCode(search: string): Promise<void> {
  const { keepCodeOf } = await import('./pending-code.ts');
  keepCodeOf(search);
}
