import type { HistoryEvent } from '../../../contract/index.ts';
import type { HistoryItem } from '../security-calls.ts';

const methods = ['password', 'otp', 'passkey'] as const;

/** The key of the sentence for what happened; a sign-in names its way where it is known. */
export function titleKeyOf({
  event,
  method,
}: Pick<HistoryItem, 'event' | 'method'>): HistoryEvent | `user_signed_in.${(typeof methods)[number]}` {
  const known = methods.find((each) => each === method);
  return event === 'user_signed_in' && known ? `user_signed_in.${known}` : event;
}

const alarming: ReadonlySet<HistoryEvent> = new Set([
  'sign_in_failed',
  'pin_failed',
  'pin_locked',
  'factor_failed',
  'refresh_reused',
  'contact_change_undone',
  'money_held',
]);

/** Worth a second look by the person who owns the account. */
export function isAlarming(event: HistoryEvent): boolean {
  return alarming.has(event);
}
