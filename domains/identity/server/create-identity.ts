import type { ApprovalsDoor, ProposalKind } from '@egcr/approvals/server';
import { handle, handlePrepared, type MountedCall, type ServerDomain } from '@egcr/server-kit/domain';

import {
  proposeRolesCall,
  readAuditCall,
  readOverviewCall,
  redeemBootstrapCall,
} from '../contract/admin-endpoints.ts';
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
import { redeemBootstrap } from './bootstrap/bootstrap.ts';
import type { CaptchaCheck } from './captcha-check.ts';
import { createAuthenticate } from './authenticate.ts';
import { createContext, type Carriers, type IdentityContext } from './context.ts';
import { createDoor } from './create-door.ts';
import { staffRoles, type Identity, type FindByUsername } from './door.ts';
import { askForPasskey, provePasskey } from './factors/prove-passkey.ts';
import { forgetOldRows } from './forget.ts';
import { registerGoTrue } from './gotrue/routes.ts';
import { readStanding, releaseHold, sendReleaseCode } from './hold/standing.ts';
import type { IdentityKeys } from './keys.ts';
import { readAudit, readOverview } from './overview/read-overview.ts';
import { readPin } from './pin/pin-status.ts';
import { requestPinReset, resetPin } from './pin/reset-pin.ts';
import { resetAhead, setAhead, verifyAhead } from './pin/hash-ahead.ts';
import { setPin } from './pin/set-pin.ts';
import { clearPin, verifyPin } from './pin/verify-pin.ts';
import { reportActivity } from './session/activity.ts';
import { readHistory } from './session/history.ts';
import { endSession, readSessions } from './session/sessions.ts';
import type { IdentitySettings } from './settings.ts';
import { rolesProposal } from './staff-roles.ts';
import { redeemStaffInvitation } from './ways-in/staff-invitation.ts';

/** Identity as apps/server composes it: the domain, its door for others, and its half of the gatekeeper. */
export function createIdentity({
  settings,
  keys,
  captcha,
  findUserIdByUsername,
  carriers = { email: true, sms: true },
  approvals,
}: {
  readonly settings: IdentitySettings;
  readonly keys: IdentityKeys;
  /** Guards sign-up, password sign-in and everything that sends a message. */
  readonly captcha?: CaptchaCheck | undefined;
  /** Lets people sign in by username; usernames belong to another domain. */
  readonly findUserIdByUsername?: FindByUsername | undefined;
  /** Outside production messages are captured where there is no carrier, so there is always one. */
  readonly carriers?: Carriers;
  /** Where staff roles wait for a second person; without it no call gives them. */
  readonly approvals?: ApprovalsDoor | undefined;
}): Identity & { readonly proposals: readonly ProposalKind[] } {
  const context = createContext({ settings, keys, captcha, findUserIdByUsername, carriers });
  return {
    domain: domainOf(context, approvals),
    proposals: [rolesProposal],
    door: createDoor(context),
    gatekeeper: (services) => ({
      authenticate: createAuthenticate(context, services),
      needsSecondFactor: (role) => settings.staffSecondFactor && staffRoles.includes(role),
    }),
  };
}

function domainOf(context: IdentityContext, approvals: ApprovalsDoor | undefined): ServerDomain {
  return {
    name: 'identity',
    migrations: new URL('../migrations/', import.meta.url),
    calls: [...callsOf(context), ...(approvals ? roleCalls(approvals) : [])],
    jobs: { 'identity.forget_old_rows': forgetOldRows },
    schedules: [{ cron: '17 * * * *', job: 'identity.forget_old_rows' }],
    routes: (app, services) => registerGoTrue(app, { context, services }),
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
    handle(readOverviewCall, (work) => readOverview(work, context)),
    handle(readAuditCall, readAudit),
    handle(redeemBootstrapCall, (work, input) => redeemBootstrap(work, context, input)),
  ];
}

function roleCalls(approvals: ApprovalsDoor): readonly MountedCall[] {
  return [
    handle(proposeRolesCall, (work, { params: { id }, body: { roles, reason } }) =>
      approvals.propose(work, rolesProposal, { subject: id, payload: { user_id: id, roles }, reason }),
    ),
  ];
}
