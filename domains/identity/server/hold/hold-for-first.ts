import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { AUTH_CODE_S } from '../../contract/limits.ts';
import { findPin } from '../store/pins.ts';
import type { SessionRow } from '../store/sessions.ts';
import type { UserRow } from '../store/users.ts';
import { channelsBehind } from '../ways-in/channels-behind.ts';
import { holdMoney, type HoldReason } from './hold-money.ts';

/**
 * Keeps money in the wallet for a day after the first PIN, password or second factor was set in a session that a code alone opened: a
 * thief with the mailbox of a person without a PIN would set it, and send with it. Once there is a PIN, the other two take it. Newcomers
 * wait for nothing: the code that opened their session is the one that confirmed their address.
 */
export async function holdForFirst(
  work: Work,
  { user, session }: { readonly user: UserRow; readonly session: SessionRow },
  reason: Extract<HoldReason, 'first_pin' | 'first_password' | 'first_factor'>,
): Promise<void> {
  if (isNewcomer(user, session)) return;
  if (reason !== 'first_pin' && (await findPin(work.db, user.id))) return;
  const by = await channelsBehind(work.db, { user, session }, { now: work.now });
  if (by.length > 0) await holdMoney(work, user, { reason, by });
}

/** The person's first address was confirmed by the message that opened this session. With PKCE the session begins a little later. */
function isNewcomer(
  { email_confirmed_at: email, phone_confirmed_at: phone }: UserRow,
  { created_at: openedAt }: SessionRow,
): boolean {
  const since = addSeconds(openedAt, -AUTH_CODE_S);
  return [email, phone].every((confirmedAt) => confirmedAt === null || confirmedAt >= since);
}
