import type { KeptInBrowser } from '@egcr/web-kit/browser-storage';

/** Hands a kept code in when someone signs in; it draws nothing. */
export const beside = async () => ({ Beside: (await import('./referral-watch.tsx')).ReferralWatch });

export const keeps: readonly KeptInBrowser[] = [
  { key: 'pending_referral_code', place: 'local', reason: 'way' },
];
