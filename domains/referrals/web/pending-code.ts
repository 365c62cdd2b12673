import { readStored, writeStored } from '@egcr/web-kit/stored';

import { codeInQuery, isReferralCode } from '../contract/index.ts';

export const PENDING_REFERRAL_KEY = 'pending_referral_code';

/** Keeps the code of a referral link until someone is signed in. Anything else in `ref` is left alone. */
export function keepCodeOf(search: string): void {
  const code = codeInQuery(search);
  if (code !== undefined) writeStored(PENDING_REFERRAL_KEY, code);
}

/** The code that waits in this browser. */
export function pendingCode(): string | undefined {
  const code = readStored(PENDING_REFERRAL_KEY);
  return code !== null && isReferralCode(code) ? code : undefined;
}

export function forgetCode(): void {
  writeStored(PENDING_REFERRAL_KEY, null);
}
