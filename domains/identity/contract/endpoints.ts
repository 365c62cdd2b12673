import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals as platform } from '@egcr/contract/refusals';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { STAFF_INVITATION_LENGTH_MAX } from './limits.ts';
import { identityRefusals as no } from './refusals.ts';
import {
  chosenPin,
  givenCode,
  givenPassword,
  givenPin,
  historyItem,
  openSession,
  pinStatus,
  standing,
} from './shapes.ts';

const signedIn = { access: 'signed_in', pin: 'none' } as const;

export const readPinCall = endpoint({
  name: 'identity.read_pin',
  summary: 'Whether there is a PIN, and until when it counts as verified in this session.',
  method: 'GET',
  path: '/api/v1/identity/pin',
  reply: pinStatus,
  refusals: [],
  ...signedIn,
  rate: 'read',
});

export const setPinCall = endpoint({
  name: 'identity.set_pin',
  summary: 'Sets the first PIN, or changes it with the current one.',
  method: 'PUT',
  path: '/api/v1/identity/pin',
  body: z.strictObject({ pin: chosenPin, current_pin: z.optional(givenPin) }),
  reply: pinStatus,
  refusals: [
    platform.second_factor_required,
    no.pin_format,
    no.pin_too_simple,
    no.current_pin_required,
    no.sign_in_again,
    no.pin_reset_required,
    no.pin_locked,
    no.pin_incorrect,
  ],
  access: 'verified',
  pin: 'none',
  secondFactor: 'where_set_up',
  rate: 'secret',
});

export const verifyPinCall = endpoint({
  name: 'identity.verify_pin',
  summary: 'Opens the PIN window of this session for five minutes; activity keeps it open.',
  method: 'POST',
  path: '/api/v1/identity/pin/verify',
  body: z.strictObject({ pin: givenPin }),
  reply: pinStatus,
  refusals: [no.pin_format, no.pin_not_set, no.pin_reset_required, no.pin_locked, no.pin_incorrect],
  ...signedIn,
  rate: 'secret',
});

export const clearPinCall = endpoint({
  name: 'identity.clear_pin_verification',
  summary: 'Closes the PIN window of this session.',
  method: 'DELETE',
  path: '/api/v1/identity/pin/verification',
  refusals: [],
  ...signedIn,
  rate: 'write',
});

export const requestPinResetCall = endpoint({
  name: 'identity.request_pin_reset',
  summary: 'Sends a link by mail, or a code by SMS, that allows a new PIN to be set without the old one.',
  method: 'POST',
  path: '/api/v1/identity/pin/reset-request',
  reply: z.object({ sent_by: z.enum(['email', 'sms']) }),
  status: 202,
  refusals: [no.pin_not_set, no.carrier_missing, no.phone_unproved, no.resend_too_soon],
  access: 'verified',
  pin: 'none',
  rate: 'send',
});

export const resetPinCall = endpoint({
  name: 'identity.reset_pin',
  summary:
    'Sets a new PIN in the session that a reset link or code opened; takes the password where there is one.',
  method: 'POST',
  path: '/api/v1/identity/pin/reset',
  body: z.strictObject({ pin: chosenPin, password: z.optional(givenPassword) }),
  reply: pinStatus,
  refusals: [
    platform.second_factor_required,
    no.pin_format,
    no.pin_too_simple,
    no.pin_reset_not_granted,
    no.password_required,
    no.password_incorrect,
  ],
  access: 'verified',
  pin: 'none',
  secondFactor: 'where_set_up',
  rate: 'secret',
});

export const readStandingCall = endpoint({
  name: 'identity.read_standing',
  summary: 'Whether money is held because credentials were reset, until when, and what ends the hold early.',
  method: 'GET',
  path: '/api/v1/identity/standing',
  reply: standing,
  refusals: [],
  ...signedIn,
  rate: 'read',
});

export const sendReleaseCodeCall = endpoint({
  name: 'identity.send_release_code',
  summary: 'Sends a code that ends the hold, by the channel that no reset came by.',
  method: 'POST',
  path: '/api/v1/identity/standing/code',
  reply: z.object({ sent_by: z.enum(['email', 'sms']) }),
  status: 202,
  refusals: [no.no_hold, no.no_second_channel, no.carrier_missing, no.resend_too_soon],
  access: 'verified',
  pin: 'none',
  rate: 'send',
});

export const releaseHoldCall = endpoint({
  name: 'identity.release_hold',
  summary: 'Ends the hold by that code, or by a second factor that the person had before the reset.',
  method: 'POST',
  path: '/api/v1/identity/standing/release',
  body: z.strictObject({ code: z.optional(givenCode) }),
  reply: standing,
  refusals: [no.no_hold, platform.second_factor_required, no.no_second_channel, no.release_code_incorrect],
  access: 'verified',
  pin: 'none',
  rate: 'secret',
});

export const redeemStaffInvitationCall = endpoint({
  name: 'identity.redeem_staff_invitation',
  summary:
    'Lets this session add the first second factor of a person with a staff role, with the invitation they were sent.',
  method: 'POST',
  path: '/api/v1/identity/staff-invitation',
  body: z.strictObject({
    token: z
      .string()
      .check(z.trim(), z.minLength(1, 'token_required'), z.maxLength(STAFF_INVITATION_LENGTH_MAX)),
  }),
  refusals: [no.invitation_refused],
  access: 'verified',
  pin: 'none',
  rate: 'secret',
});

export const askForPasskeyCall = endpoint({
  name: 'identity.ask_for_passkey',
  summary: 'What a passkey of the person has to sign to prove it in this session.',
  method: 'POST',
  path: '/api/v1/identity/passkey/challenge',
  reply: z.object({ challenge_id: uuid, challenge: z.string(), rp_id: z.string() }),
  refusals: [no.passkey_refused],
  access: 'verified',
  pin: 'none',
  rate: 'secret',
});

export const provePasskeyCall = endpoint({
  name: 'identity.prove_passkey',
  summary: 'Makes this session one that has proved a second factor, by a passkey of the same person.',
  method: 'POST',
  path: '/api/v1/identity/passkey/prove',
  body: z.strictObject({ challenge_id: uuid, credential: z.record(z.string(), z.unknown()) }),
  refusals: [no.passkey_refused],
  access: 'verified',
  pin: 'none',
  rate: 'secret',
});

const IDLE_REPORT_MAX_S = 86_400;

export const reportActivityCall = endpoint({
  name: 'identity.report_activity',
  summary: 'Tells that the person did something in the page this many seconds ago.',
  method: 'POST',
  path: '/api/v1/identity/session/activity',
  body: z.strictObject({ idle_seconds: z.number().check(z.int(), z.gte(0), z.lte(IDLE_REPORT_MAX_S)) }),
  reply: z.object({ expires_at: instant, pin_expires_at: z.nullable(instant) }),
  refusals: [],
  ...signedIn,
  rate: 'write',
});

export const readSessionsCall = endpoint({
  name: 'identity.read_sessions',
  summary: 'Where the person is signed in, newest first.',
  method: 'GET',
  path: '/api/v1/identity/sessions',
  reply: z.object({ items: z.array(openSession) }),
  refusals: [],
  ...signedIn,
  rate: 'read',
});

export const endSessionCall = endpoint({
  name: 'identity.end_session',
  summary: 'Signs one browser or device out.',
  method: 'DELETE',
  path: '/api/v1/identity/sessions/:id',
  params: z.object({ id: uuid }),
  refusals: [platform.second_factor_required, platform.pin_required, no.sign_in_again, no.session_unknown],
  ...signedIn,
  rate: 'write',
});

export const readHistoryCall = endpoint({
  name: 'identity.read_history',
  summary:
    'What happened to the account, newest first: sign-ins, failed ones, changes of secrets and addresses.',
  method: 'GET',
  path: '/api/v1/identity/history',
  query: pageQuery,
  reply: pageOf(historyItem),
  refusals: [],
  ...signedIn,
  rate: 'read',
});
