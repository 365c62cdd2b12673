import { addSeconds, secondsUntil } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { poolOf, spendBudget, spendOnAddress, untilTomorrow_s } from './budgets.ts';
import { composeCodeMail, composeLinkMail } from './compose-mail.ts';
import type { IdentityContext } from './context.ts';
import { fill } from '@egcr/server-kit/texts';
import { messagesIn } from './texts.ts';
import { makeOneTimeSecret, PKCE_PREFIX, type OneTimeSecret } from './one-time-secret.ts';
import { countSms } from './sms/sms-limits.ts';
import { recordAudit, truncateAddress } from './store/audit.ts';
import {
  findToken,
  putToken,
  type Asker,
  type Challenge,
  type Pending,
  type TokenKind,
} from './store/one-time-tokens.ts';
import type { UserRow } from './store/users.ts';
import { shownPhone } from './user-facts.ts';

export type Channel = 'email' | 'sms';

export interface Sending {
  readonly user: UserRow;
  readonly kind: TokenKind;
  readonly channel: Channel;
  /** What the confirmation brings into force; `keep` repeats what the last message would have. */
  readonly pending?: Pending | 'keep';
  /** Where the link leads afterwards. */
  readonly redirectTo?: string;
  /** PKCE: what the client that asks will have to prove. */
  readonly challenge?: Challenge | undefined;
  /** Where it goes, if not to the person's present address; a phone without +. */
  readonly to?: string;
  /** Binds the code to one session. */
  readonly sessionId?: string;
  /** An operator asks: the code is bound to no device, and the account's own budget is not used. */
  readonly isByOperator?: boolean;
}

export type SendOutcome =
  | { readonly isSent: true }
  | { readonly isSent: false; readonly retryAfter_s: number };

/**
 * Sends a new code, by mail with a link that does the same; the last one of this kind stops working. Within the cooldown, and where
 * the account, the address or the SMS budget has had its share of the day, nothing is sent and the seconds to wait are answered.
 */
export async function sendToken(
  work: Work,
  context: IdentityContext,
  sending: Sending,
): Promise<SendOutcome> {
  const { settings } = context;
  const { user, kind, channel } = sending;
  const sentTo = addressOf(sending);
  const life_s = channel === 'email' ? settings.mailLink_s : settings.smsCode_s;
  const lastSentBefore = addSeconds(work.now, -settings.resendCooldown_s);
  const tooSoon = await cooldownOf(work, context, { userId: user.id, kind });
  if (tooSoon !== undefined) return { isSent: false, retryAfter_s: tooSoon };
  if (!(await spendMessage(work, { ...sending, sentTo }))) {
    return { isSent: false, retryAfter_s: untilTomorrow_s(work.now) };
  }
  if (channel === 'sms') {
    const verdict = await countSms(work, context, sentTo);
    if (!verdict.mayGo) return { isSent: false, retryAfter_s: verdict.retryAfter_s };
  }
  const secret = await makeToken(work, context, { ...sending, lastSentBefore });
  // Another person sent one between the two.
  if (!secret) return { isSent: false, retryAfter_s: settings.resendCooldown_s };
  await recordAudit(work, { action: 'message_sent', userId: user.id, details: { kind, channel } });
  const message = { ...sending, context, secret, sentTo, minutes: Math.round(life_s / 60) };
  await (channel === 'email' ? sendMail(work, message) : sendCode(work, message));
  return { isSent: true };
}

/** Uses one message of the day's budgets: the account's, in the pool of the device that asks, and the address's. */
async function spendMessage(
  work: Work,
  { user, sentTo, isByOperator = false }: Sending & { readonly sentTo: string },
): Promise<boolean> {
  const { now } = work;
  if (!isByOperator) {
    const pool = await poolOf(work.db, { userId: user.id, facts: work.request, now });
    if (!(await spendBudget(work.db, { userId: user.id, pool, what: 'message', now }))) return false;
  }
  return spendOnAddress(work.db, { sentTo, now });
}

/** Where the request of this unit comes from, as codes are bound to it. */
export function askerOf({ request }: Pick<Work, 'request'>): Asker {
  return { network: truncateAddress(request.ip), device: request.device };
}

/** Seconds until the next message of this kind may go; undefined where it may go now. */
async function cooldownOf(
  work: Work,
  { settings }: IdentityContext,
  token: { readonly userId: string; readonly kind: TokenKind },
): Promise<number | undefined> {
  const last = await findToken(work.db, token);
  if (!last) return undefined;
  const freeAt = addSeconds(last.sent_at, settings.resendCooldown_s);
  return freeAt > work.now ? Math.max(1, secondsUntil(freeAt, work.now)) : undefined;
}

function addressOf({ to, channel, user }: Sending): string {
  return to ?? (channel === 'email' ? user.email : user.phone) ?? '';
}

/** Puts a new token in the place of the last of its kind, unless that was sent after `lastSentBefore`. Sends nothing. */
export async function makeToken(
  work: Work,
  { settings, keys }: IdentityContext,
  token: Sending & { readonly lastSentBefore: Date },
): Promise<OneTimeSecret | undefined> {
  const id = work.newId();
  const secret = makeOneTimeSecret(id, keys.oneTime);
  const life_s = token.channel === 'email' ? settings.mailLink_s : settings.smsCode_s;
  const written = await putToken(work.db, {
    id,
    userId: token.user.id,
    kind: token.kind,
    sentTo: addressOf(token),
    secret,
    now: work.now,
    expiresAt: addSeconds(work.now, life_s),
    lastSentBefore: token.lastSentBefore,
    pending: token.pending ?? {},
    challenge: token.challenge,
    ...(token.sessionId === undefined ? {} : { sessionId: token.sessionId }),
    // What is bound to a session needs no other bond; an operator's code is typed by the person who gets it.
    ...(token.isByOperator === true || token.sessionId !== undefined ? {} : { asker: askerOf(work) }),
  });
  if (!written) return undefined;
  return written.challenge === null ? secret : { ...secret, linkToken: PKCE_PREFIX + secret.linkToken };
}

interface Message extends Sending {
  readonly context: IdentityContext;
  readonly secret: OneTimeSecret;
  readonly sentTo: string;
  readonly minutes: number;
}

/** Kinds that are sent with a link, and what the protocol calls it. */
const LINK_TYPES = {
  email_signup: 'signup',
  email_signin: 'magiclink',
  recovery: 'recovery',
  pin_reset: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  invite: 'invite',
} as const satisfies Partial<Record<TokenKind, string>>;

function isLinkKind(kind: TokenKind): kind is keyof typeof LINK_TYPES {
  return Object.hasOwn(LINK_TYPES, kind);
}

async function sendMail(work: Work, message: Message): Promise<void> {
  const { user, kind, secret, sentTo, minutes } = message;
  const { language } = user;
  const { code } = secret;
  const mail = isLinkKind(kind)
    ? composeLinkMail(kind, { language, code, minutes, link: linkOf(message, LINK_TYPES[kind]) })
    : composeCodeMail({ language, code, minutes });
  await work.sendEmail({ to: sentTo, ...mail });
}

function linkOf({ context, secret, redirectTo }: Message, type: string): string {
  return verifyLink(context, { token: secret.linkToken, type, redirectTo });
}

/** The address that spends a mail link of this type. */
export function verifyLink(
  { settings: { siteUrl, basePath } }: IdentityContext,
  link: { readonly token: string; readonly type: string; readonly redirectTo: string | undefined },
): string {
  const { token, type, redirectTo } = link;
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo ?? siteUrl });
  return `${siteUrl.replace(/\/$/, '')}${basePath}/verify?${query.toString()}`;
}

async function sendCode(work: Work, { user, kind, secret, sentTo, minutes }: Message): Promise<void> {
  const { sms } = messagesIn(user.language);
  const texts: Partial<Record<TokenKind, string>> = {
    phone_signup: sms.signup,
    pin_reset: sms.pinReset,
    phone_change: sms.phoneChange,
    hold_release: sms.holdRelease,
  };
  const text = fill(texts[kind] ?? sms.code, { code: secret.code, minutes });
  await work.sendSms({ to: shownPhone(sentTo), text });
}
