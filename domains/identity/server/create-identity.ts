import { handle, handlePrepared, type MountedCall, type ServerDomain } from '@egcr/server-kit/domain';

import { sessionEnded } from '../contract/events.ts';
import { identityScreens } from '../contract/screens.ts';
import {
  askForPasskeyCall,
  clearPinCall,
  endSessionCall,
  provePasskeyCall,
  readHistoryCall,
  readPinCall,
  readStandingCall,
  releaseHoldCall,
  readSessionsCall,
  redeemStaffInvitationCall,
  reportActivityCall,
  requestPinResetCall,
  resetPinCall,
  sendReleaseCodeCall,
  setPinCall,
  verifyPinCall,
} from '../contract/endpoints.ts';
import type { CaptchaCheck } from './captcha-check.ts';
import { createAuthenticate } from './authenticate.ts';
import { createContext, type Carriers, type IdentityContext } from './context.ts';
import { createDoor } from './create-door.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { Identity, FindByUsername, StaffGrants } from './door.ts';
import { staffPart, type StaffPart } from './for-staff.ts';
import { askForPasskey, provePasskey } from './factors/prove-passkey.ts';
import { forgetOldRows } from './forget.ts';
import { readStanding, releaseHold, sendReleaseCode } from './hold/standing.ts';
import type { IdentityKeys } from './keys.ts';
import { readPin } from './pin/pin-status.ts';
import { requestPinReset, resetPin } from './pin/reset-pin.ts';
import { resetAhead, setAhead, verifyAhead } from './pin/hash-ahead.ts';
import { provePin } from './pin/prove-pin.ts';
import { setPin } from './pin/set-pin.ts';
import { clearPin, verifyPin } from './pin/verify-pin.ts';
import { reportActivity } from './session/activity.ts';
import { readHistory } from './session/history.ts';
import { endSession, readSessions } from './session/sessions.ts';
import type { IdentitySettings } from './settings.ts';
import { redeemStaffInvitation } from './ways-in/staff-invitation.ts';

/** Identity as apps/server composes it: the domain, its door for others, and its half of the gatekeeper. */
export function createIdentity({
  settings,
  keys,
  captcha,
  findUserIdByUsername,
  carriers = { email: true, sms: true },
  staff,
}: {
  readonly settings: IdentitySettings;
  readonly keys: IdentityKeys;
  /** Guards sign-up, password sign-in and everything that sends a message. */
  readonly captcha?: CaptchaCheck | undefined;
  /** Lets people sign in by username; usernames belong to another domain. */
  readonly findUserIdByUsername?: FindByUsername | undefined;
  /** Outside production messages are captured where there is no carrier, so there is always one. */
  readonly carriers?: Carriers;
  /** Where roles of the staff are granted. */
  readonly staff: StaffGrants;
}): Identity & { readonly context: IdentityContext; readonly accounts: StaffPart } {
  const context = createContext({ settings, keys, captcha, findUserIdByUsername, carriers, staff });
  return {
    domain: domainOf(context),
    context,
    accounts: staffPart(context),
    door: createDoor(context),
    gatekeeper: (services) => ({
      authenticate: createAuthenticate(context, services),
      provePin: (proof) => provePin(context, services, proof),
    }),
  };
}

function domainOf(context: IdentityContext): ServerDomain {
  return {
    name: 'identity',
    endsSession: [sessionEnded],
    screens: identityScreens,
    calls: callsOf(context),
    jobs: { 'identity.forget_old_rows': forgetOldRows },
    schedules: [{ cron: '17 * * * *', job: 'identity.forget_old_rows' }],
    demo: demoAccounts(context),
  };
}

function callsOf(context: IdentityContext): readonly MountedCall[] {
  return [
    handle(readPinCall, readPin),
    handlePrepared(setPinCall, (before, input) => setAhead(before, context, input), setPin),
    handlePrepared(
      verifyPinCall,
      (before, input) => verifyAhead(before, context, input),
      (work, _input, compared) => verifyPin(work, compared),
    ),
    handle(clearPinCall, clearPin),
    handle(requestPinResetCall, (work) => requestPinReset(work, context)),
    handlePrepared(resetPinCall, (before, input) => resetAhead(before, context, input), resetPin),
    handle(readStandingCall, readStanding),
    handle(sendReleaseCodeCall, (work) => sendReleaseCode(work, context)),
    handle(releaseHoldCall, (work, input) => releaseHold(work, context, input)),
    handle(redeemStaffInvitationCall, (work, input) => redeemStaffInvitation(work, context, input)),
    handle(askForPasskeyCall, (work) => askForPasskey(work, context)),
    handle(provePasskeyCall, (work, input) => provePasskey(work, context, input)),
    handle(reportActivityCall, (work, input) => reportActivity(work, context, input)),
    handle(readSessionsCall, (work) => readSessions(work, context)),
    handle(endSessionCall, endSession),
    handle(readHistoryCall, readHistory),
  ];
}
