import {
  type Address,
  type Challenge,
  changersTo,
  type ContactChangeRow,
  findContactChange,
  findToken,
  findUserAt,
  isVerified,
  lockUser,
  SAME_FLOW,
  type Sending,
  sendToken,
  type UserRow,
} from '@egcr/identity/server';
import type { Work } from '@egcr/server-kit/work';

import { sendHalves } from './contact/ask-contact-change.ts';
import { accountKey, inUnit, limit, requireBearer, type Call } from './call.ts';
import { readChallenge } from './code-challenge.ts';
import { GoTrueError, gotrueErrors, invalid, sentTooSoon } from './errors.ts';
import {
  bodies,
  channelOf,
  readAddress,
  readBody,
  readMetadata,
  requireCarrier,
  requireProvider,
  requireSendable,
  textOf,
} from './input.ts';
import { addPerson } from './sign-up.ts';

const nothing = {};

/** POST /otp and /magiclink: a code by SMS, or a link with a code by mail; a new person is added unless that was declined. */
export async function sendSignInCode(call: Call, given: unknown): Promise<object> {
  await limit(call, 'send');
  const body = readBody(bodies.sendCode, given);
  const address = readAddress(body, 'sign in');
  if (!address) throw invalid('One of email or phone must be set');
  requireProvider(address, call.context.settings);
  requireSendable(address, call.context.settings);
  requireCarrier(address, call.context);
  await limit(call, 'send', accountKey(textOf(address)));
  const metadata = readMetadata(body.data);
  const challenge = readChallenge(body);
  const mayCreate = body.create_user !== false;
  return inUnit(call, async (work) => {
    const user = await findUserAt(work.db, address);
    if (!user && !mayCreate) return refuseStranger(call);
    if (!user && call.context.settings.signUpDisabled) return refuseNewcomer(call);
    const added = user ? undefined : await addPerson(work, { address, metadata });
    const person = user ?? added ?? (await findUserAt(work.db, address));
    if (!person) throw new Error('a person was neither found nor added');
    const channel = channelOf(address);
    const isRepeat = !mayCreate && metadata['verification_resend'] === true && !isVerified(person);
    await deliver(work, call, {
      user: person,
      channel,
      kind: isRepeat
        ? channel === 'email'
          ? 'email_signup'
          : 'phone_signup'
        : channel === 'email'
          ? 'email_signin'
          : 'phone_signin',
      // Data of a sign-in counts only for people whom it brings into being.
      pending: added ? { metadata } : isRepeat || !isVerified(person) ? 'keep' : {},
      challenge: challenge ?? (isRepeat ? SAME_FLOW : undefined),
    });
    return nothing;
  });
}

function refuseStranger(call: Call): object {
  if (call.context.settings.enumeration === 'friendly') throw new GoTrueError(gotrueErrors.otpDisabled);
  return nothing;
}

/** Strict mode says the same of someone who could not be added as of someone who is there. */
function refuseNewcomer(call: Call): object {
  if (call.context.settings.enumeration === 'friendly') throw new GoTrueError(gotrueErrors.signUpDisabled);
  return nothing;
}

/** POST /resend: the confirmation again, with what the sign-up asked for. Unknown and confirmed people answer alike. */
export async function resend(call: Call, given: unknown): Promise<object> {
  await limit(call, 'send');
  const body = readBody(bodies.resend, given);
  const { type } = body;
  if (type !== 'signup' && type !== 'email_change' && type !== 'sms' && type !== 'phone_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const address = readAddress(body, 'resend');
  if (!address) throw invalid('Type provided requires an email address or a phone number');
  if ('email' in address !== (type === 'signup' || type === 'email_change')) {
    throw invalid(
      'email' in address
        ? 'Type provided requires a phone number'
        : 'Type provided requires an email address',
    );
  }
  requireProvider(address, call.context.settings);
  requireSendable(address, call.context.settings);
  requireCarrier(address, call.context);
  await limit(call, 'send', accountKey(textOf(address)));
  // Without a challenge of its own a repeat belongs to the flow it repeats: it is no way to get tokens out of a link that has none.
  const challenge = readChallenge(body) ?? SAME_FLOW;
  if (type === 'email_change' || type === 'phone_change') return resendChange(call, address, challenge);
  return inUnit(call, async (work) => {
    const user = await findUserAt(work.db, address);
    const sending = user && (await repeatOf(work, user, address));
    if (sending) await deliver(work, call, { ...sending, challenge });
    return nothing;
  });
}

/** The outstanding confirmations of a change again, named by the present address or by the new one. */
function resendChange(call: Call, address: Address, challenge: Challenge): Promise<object> {
  const kind = 'email' in address ? 'email' : 'phone';
  return inUnit(call, async (work) => {
    const asked = await changeNamedBy(work, address);
    if (!asked) return nothing;
    const { user, change } = asked;
    const { redirectTo } = call;
    const wish = { kind, address: change.new_address, redirectTo, challenge } as const;
    const taken = await findUserAt(work.db, placeOf(change));
    const holder = taken && taken.id !== user.id && isVerified(taken) ? taken : undefined;
    try {
      await sendHalves(work, call.context, { user, change, wish, holder });
    } catch (error) {
      if (!(error instanceof GoTrueError) || call.context.settings.enumeration === 'friendly') throw error;
    }
    return nothing;
  });
}

/** The pending change of the address's owner, or of the person who wants to change to it. */
async function changeNamedBy(work: Work, address: Address) {
  const kind = 'email' in address ? 'email' : 'phone';
  const owner = await findUserAt(work.db, address);
  const changers = await changersTo(work.db, { kind, address: textOf(address), limit: 1 });
  for (const userId of [...(owner ? [owner.id] : []), ...changers]) {
    const change = await findContactChange(work.db, { userId, kind });
    const isNamed = change && (userId === owner?.id || change.new_address === textOf(address));
    const user = isNamed ? await lockUser(work.db, userId) : undefined;
    if (change && user) return { user, change };
  }
  return undefined;
}

function placeOf({ kind, new_address: address }: ContactChangeRow): Address {
  return kind === 'email' ? { email: address } : { phone: address };
}

/** What was last asked for: the confirmation while it is outstanding, for phones else the sign-in code. */
async function repeatOf(work: Work, user: UserRow, address: Address): Promise<Sending | undefined> {
  const channel = channelOf(address);
  if (!isVerified(user)) {
    return { user, channel, kind: channel === 'email' ? 'email_signup' : 'phone_signup', pending: 'keep' };
  }
  if (channel === 'email') return undefined;
  const signIn = await findToken(work.db, { userId: user.id, kind: 'phone_signin' });
  return signIn?.ended_at === null ? { user, channel, kind: 'phone_signin', pending: 'keep' } : undefined;
}

/** POST /recover: a link for a forgotten password; unknown addresses answer alike. */
export async function recover(call: Call, given: unknown): Promise<object> {
  await limit(call, 'send');
  const { email, ...wish } = readBody(bodies.recover, given);
  const challenge = readChallenge(wish);
  if (!email) throw invalid('Password recovery requires an email');
  const address = readAddress({ email }, 'recovery');
  if (!address) throw invalid('Password recovery requires an email');
  requireProvider(address, call.context.settings);
  requireCarrier(address, call.context);
  await limit(call, 'send', accountKey(textOf(address)));
  return inUnit(call, async (work) => {
    const user = await findUserAt(work.db, address);
    if (user) await deliver(work, call, { user, channel: 'email', kind: 'recovery', challenge });
    return nothing;
  });
}

/** GET /reauthenticate: a code that proves once more who changes the password. */
export async function reauthenticate(call: Call): Promise<object> {
  await limit(call, 'send');
  const { user, session } = await requireBearer(call);
  if (user.email === null && user.phone === null) {
    throw invalid('Reauthentication requires the user to have an email or a phone number');
  }
  if (!isVerified(user)) throw new GoTrueError(gotrueErrors.contactNotConfirmed);
  const channel = user.email_confirmed_at === null ? 'sms' : 'email';
  requireCarrier(channel === 'sms' ? { phone: user.phone ?? '' } : { email: user.email ?? '' }, call.context);
  return inUnit(call, async (work) => {
    await deliver(work, call, { user, channel, kind: 'reauthentication', sessionId: session.id });
    return nothing;
  });
}

/** Sends, or refuses within the cooldown; in strict mode silently, because only real accounts have one. */
async function deliver(work: Work, call: Call, sending: Sending): Promise<void> {
  const sent = await sendToken(work, call.context, { redirectTo: call.redirectTo, ...sending });
  const isSecret = call.context.settings.enumeration === 'strict' && sending.kind !== 'reauthentication';
  if (!sent.isSent && !isSecret) throw sentTooSoon(sending.channel, sent.retryAfter_s);
}
