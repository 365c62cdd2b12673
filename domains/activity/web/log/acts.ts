import type { messages } from './messages/en.ts';

type ActKey = Extract<keyof typeof messages, `act.${string}`>;

const known = [
  'page_view',
  'location_shared',
  'user_signed_in',
  'sign_in_failed',
  'password_changed',
  'pin_set',
  'pin_changed',
  'pin_verified',
  'pin_failed',
  'pin_locked',
  'pin_reset',
  'email_changed',
  'phone_changed',
  'contact_change_undone',
  'factor_enrolled',
  'factor_removed',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
] as const;

/** The key of an act's sentence; undefined for one that has none and is shown by its own name. */
export function actKey(type: string): ActKey | undefined {
  const act = known.find((each) => each === type);
  return act && `act.${act}`;
}
