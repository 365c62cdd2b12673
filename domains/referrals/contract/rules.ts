/** In the order in which a referral goes through them. */
export const referralStatuses = ['pending_verification', 'verified', 'completed'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

const CODE = /^[A-Z0-9]{6,12}$/;

/** Whether this can be a code at all: upper-case letters and digits. */
export function isReferralCode(text: string): boolean {
  return CODE.test(text);
}

/** The code in the `ref` of an address, as it is kept; undefined where there is none. */
export function codeInQuery(search: string): string | undefined {
  const code = new URLSearchParams(search).get('ref')?.trim().toUpperCase() ?? '';
  return isReferralCode(code) ? code : undefined;
}
