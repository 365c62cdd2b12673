import { uuid } from '@egcr/contract/ids';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

/** What the audit log may say; append-only, like the log itself. */
export const auditActions = [
  'user_signed_up',
  'signed_up_again',
  'user_confirmed',
  'user_signed_in',
  'sign_in_failed',
  'user_signed_out',
  'user_updated',
  'password_changed',
  'message_sent',
  'code_failed',
  'refresh_reused',
  'session_ended',
  'session_idle_end',
  'pin_set',
  'pin_changed',
  'pin_verified',
  'pin_failed',
  'pin_locked',
  'pin_reset',
  'role_granted',
  'person_created',
  'email_change_asked',
  'phone_change_asked',
  'email_changed',
  'phone_changed',
  'contact_change_undone',
  'factor_enrolled',
  'factor_verified',
  'factor_failed',
  'factor_locked',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'passkey_failed',
  'user_invited',
  'user_deleted',
  'user_changed_by_admin',
  'link_generated',
  'bootstrap_printed',
  'bootstrap_used',
  'role_removed',
  'sms_stopped',
  'referral_reward_released',
  'referral_reward_refused',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What the activity log keeps of a person's account as security events: sign-in, PIN, contacts, second factors. */
export const securityActions: ReadonlySet<AuditAction> = new Set([
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
]);

export const auditItem = z.object({
  id: uuid,
  happened_at: instant,
  action: z.enum(auditActions),
  /** Whom it is about; null where it is nobody's account, or one that is gone. */
  person: z.nullable(z.object({ user_id: uuid, address: z.string() })),
  /** Cut to its network. */
  ip: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
