import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { MONEY_HOLD_S } from '../../contract/limits.ts';
import { messagesIn } from '../texts.ts';
import { notify } from '../notify.ts';
import { recordAudit } from '../store/audit.ts';
import type { ContactKind } from '../store/contact-changes.ts';
import { endStaffInvitations } from '../store/staff-invitations.ts';
import { changeUser, type UserRow } from '../store/users.ts';
import { shownPhone } from '../user-facts.ts';
import { isHeld } from './judge-release.ts';

export type HoldReason =
  | 'password_reset'
  | 'pin_reset'
  | 'email_changed'
  | 'phone_changed'
  | 'change_undone'
  | 'first_pin'
  | 'first_password'
  | 'first_factor';

/**
 * Keeps money in the wallet for a day because credentials were set or reset by one channel. A reset during a hold prolongs it and adds its
 * channel. Invitations of staff end: they lie in the mailbox that may have brought the reset, and only the host gives another while it lasts.
 * The person is told by mail and by SMS, whichever of them the reset came by. Answers the person as they then are.
 */
export async function holdMoney(
  work: Work,
  user: UserRow,
  { reason, by }: { readonly reason: HoldReason; readonly by: readonly ContactKind[] },
): Promise<UserRow> {
  const isRunning = isHeld(user, work.now);
  const until = addSeconds(work.now, MONEY_HOLD_S);
  const held = await changeUser(work.db, {
    id: user.id,
    now: work.now,
    change: {
      moneyHold: {
        since: (isRunning ? user.money_held_since : null) ?? work.now,
        until,
        by: [...new Set([...(isRunning ? user.money_held_by : []), ...by])],
      },
    },
  });
  await endStaffInvitations(work.db, { userId: user.id, now: work.now });
  await recordAudit(work, {
    action: 'money_held',
    userId: user.id,
    details: { reason, until: until.toISOString() },
  });
  await notify(work, held, 'money_held');
  if (held.phone !== null && held.phone_confirmed_at !== null) {
    await work.sendSms({ to: shownPhone(held.phone), text: messagesIn(held.language).sms.moneyHeld });
  }
  return held;
}
