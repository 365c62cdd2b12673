import { readStored, writeStored } from '@egcr/web-kit/stored';

import { RESEND_COOLDOWN_S } from '../../../contract/index.ts';

const KEY = 'resetMailSentAt';
const ofThisTab = () => sessionStorage;

/** One reset mail each 60 seconds, also after the page was loaded again. */
export function secondsToNextResetMail(now_ms: number): number {
  const sentAt = Number(readStored(KEY, ofThisTab) ?? Number.NaN);
  if (!Number.isFinite(sentAt) || sentAt > now_ms) return 0;
  return Math.max(0, Math.ceil((sentAt + RESEND_COOLDOWN_S * 1000 - now_ms) / 1000));
}

export function noteResetMail(now_ms: number): void {
  writeStored(KEY, String(now_ms), ofThisTab);
}

const RECOVERY_KEY = 'passwordRecovery';

/** `first`: the address is confirmed, and no password stands for it yet. */
type Recovery = 'again' | 'first';

/** Whether this tab was opened by a recovery link or code whose new password is still to come: loading the page again keeps the step. */
export function isRecovering(): boolean {
  return readStored(RECOVERY_KEY, ofThisTab) !== null;
}

/** Whether a sign-up was confirmed in this tab for which no password stands, so that its first one is still to come. */
export function isFirstPasswordNeeded(): boolean {
  return readStored(RECOVERY_KEY, ofThisTab) === 'first';
}

export function noteRecovering(what: Recovery | null): void {
  writeStored(RECOVERY_KEY, what, ofThisTab);
}
