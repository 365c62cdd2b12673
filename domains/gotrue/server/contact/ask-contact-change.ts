import {
  type Challenge,
  composeNotice,
  type ContactChangeRow,
  type ContactKind,
  findContactChange,
  findUserAt,
  type IdentityContext,
  isVerified,
  noticeWords,
  putContactChange,
  recordAudit,
  type Sending,
  sendToken,
  type UserRow,
} from '@egcr/identity/server';
import type { Work } from '@egcr/server-kit/work';

import { GoTrueError, gotrueErrors, sentTooSoon } from '../errors.ts';

export interface ContactWish {
  readonly kind: ContactKind;
  /** Tidied; a phone without +. */
  readonly address: string;
  readonly redirectTo: string;
  /** PKCE: what the client that asks will have to prove. */
  readonly challenge?: Challenge | undefined;
}

/**
 * Asks both sides, also where sign-up asks nobody: an address that anybody could take would bring its owner's money and codes with it.
 * The new address and, where it is confirmed, the present one; a phone by a code to the new number.
 * Refuses email_exists and phone_exists, and within the cooldown over_email_send_rate_limit and over_sms_send_rate_limit.
 */
export async function askContactChange(
  work: Work,
  context: IdentityContext,
  { user, wish }: { readonly user: UserRow; readonly wish: ContactWish },
): Promise<void> {
  const { settings } = context;
  const { kind, address } = wish;
  const holder = await findUserAt(work.db, addressOf(wish));
  const isTaken = holder !== undefined && holder.id !== user.id && isVerified(holder);
  if (isTaken && settings.enumeration === 'friendly') throw takenError(kind);
  const needsCurrent = kind === 'email' && user.email !== null && user.email_confirmed_at !== null;
  await putContactChange(work.db, {
    userId: user.id,
    kind,
    newAddress: address,
    needsCurrent,
    now: work.now,
  });
  await recordAudit(work, { action: `${kind}_change_asked`, userId: user.id });
  const change = await findContactChange(work.db, { userId: user.id, kind });
  if (change) await sendHalves(work, context, { user, change, wish, holder: isTaken ? holder : undefined });
}

/** Sends what is still outstanding of a change. Refuses within the cooldown. */
export async function sendHalves(
  work: Work,
  context: IdentityContext,
  halves: {
    readonly user: UserRow;
    readonly change: ContactChangeRow;
    readonly wish: ContactWish;
    /** Strict mode: the new address has an owner, who is told instead of being asked. */
    readonly holder?: UserRow | undefined;
  },
): Promise<void> {
  const { user, change, wish, holder } = halves;
  const send = async (sending: Omit<Sending, 'user' | 'redirectTo' | 'challenge'>): Promise<void> => {
    const { redirectTo, challenge } = wish;
    const sent = await sendToken(work, context, { user, redirectTo, challenge, ...sending });
    if (!sent.isSent) throw sentTooSoon(sending.channel, sent.retryAfter_s);
  };
  if (change.needs_current && change.current_confirmed_at === null) {
    await send({ kind: 'email_change_current', channel: 'email' });
  }
  if (change.new_confirmed_at !== null) return;
  if (holder) {
    if (change.kind === 'email' && holder.email !== null) {
      await work.sendEmail({
        to: holder.email,
        ...composeNotice(noticeWords('account_exists', holder.language), holder.language),
      });
    }
    return;
  }
  try {
    const to = change.new_address;
    if (change.kind === 'email') await send({ kind: 'email_change_new', channel: 'email', to });
    else await send({ kind: 'phone_change', channel: 'sms', to });
  } catch (error) {
    // A taken address has no cooldown that could be told.
    if (!(error instanceof GoTrueError) || context.settings.enumeration === 'friendly') throw error;
  }
}

export function takenError(kind: ContactKind): GoTrueError {
  return new GoTrueError(kind === 'email' ? gotrueErrors.emailExists : gotrueErrors.phoneExists);
}

function addressOf({ kind, address }: ContactWish): { readonly email: string } | { readonly phone: string } {
  return kind === 'email' ? { email: address } : { phone: address };
}
