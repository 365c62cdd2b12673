import { hrefOf } from '@egcr/contract/product-screens';
import { call } from '@egcr/web-kit/call';
import { adoptPin, authClient, refreshPin, signOut } from '@egcr/web-kit/session';
import { createContext, use } from 'react';
import type * as z from 'zod/mini';

import {
  askForPasskeyCall,
  endSessionCall,
  provePasskeyCall,
  readHistoryCall,
  readSessionsCall,
  readStandingCall,
  redeemStaffInvitationCall,
  releaseHoldCall,
  sendReleaseCodeCall,
  setPinCall,
  verifyPinCall,
  type historyItem,
  type openSession,
  type standing,
} from '../../contract/index.ts';
import { readFailure } from '../auth/auth-failure.ts';
import { canUsePasskeys } from '../can-use-passkeys.ts';
import { askPasskey } from './ask-passkey.ts';

export type OpenSession = z.output<typeof openSession>;
export type Standing = z.output<typeof standing>;
export type HistoryItem = z.output<typeof historyItem>;

/** `next` leads to the older ones; null at the end. */
export interface HistoryPage {
  readonly items: readonly HistoryItem[];
  readonly next: string | null;
}

export type ContactKind = 'email' | 'phone';

/** A person's addresses, and the ones that wait to be confirmed. */
export interface Contacts {
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly newEmail: string | null;
  /** With the leading plus, as all numbers here. */
  readonly phone: string | null;
  readonly isPhoneVerified: boolean;
  readonly newPhone: string | null;
}

export interface ConnectedApp {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

export interface NewApp {
  readonly id: string;
  /** A picture as a data address. */
  readonly qrCode: string;
  readonly secret: string;
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | undefined;
}

/** What the security settings ask of the servers. Our API throws CallRefusal for a no, the identity client AuthFailure. */
export interface SecurityCalls {
  readonly verifyPin: (pin: string) => Promise<void>;
  readonly changePin: (pin: string, currentPin: string) => Promise<void>;
  readonly changePassword: (password: string, currentPassword: string) => Promise<void>;
  readonly contacts: () => Promise<Contacts>;
  readonly changeContact: (kind: ContactKind, address: string) => Promise<void>;
  readonly resendChange: (kind: ContactKind, address: string) => Promise<void>;
  /** `half`: the other address has to confirm as well. */
  readonly confirmChange: (kind: ContactKind, address: string, code: string) => Promise<'whole' | 'half'>;
  readonly apps: () => Promise<readonly ConnectedApp[]>;
  readonly enrolApp: (name: string) => Promise<NewApp>;
  readonly verifyApp: (id: string, code: string) => Promise<void>;
  readonly removeApp: (id: string) => Promise<void>;
  /** How many recovery codes are left; undefined where none were made. */
  readonly recoveryLeft: () => Promise<number | undefined>;
  readonly makeRecoveryCodes: () => Promise<readonly string[]>;
  readonly spendRecoveryCode: (code: string) => Promise<void>;
  readonly canUsePasskeys: () => boolean;
  readonly passkeys: () => Promise<readonly Passkey[]>;
  readonly addPasskey: () => Promise<void>;
  readonly redeemInvitation: (token: string) => Promise<void>;
  /** Shows a passkey in this session; the person goes on with what they were about to do. */
  readonly provePasskey: () => Promise<void>;
  readonly renamePasskey: (id: string, name: string) => Promise<void>;
  readonly removePasskey: (id: string) => Promise<void>;
  readonly standing: () => Promise<Standing>;
  readonly sendReleaseCode: () => Promise<'email' | 'sms'>;
  /** Without a code: by the second factor. */
  readonly releaseHold: (code?: string) => Promise<Standing>;
  readonly sessions: () => Promise<readonly OpenSession[]>;
  readonly endSession: (id: string) => Promise<void>;
  readonly history: (after: string | null) => Promise<HistoryPage>;
  readonly signOutEverywhere: () => Promise<void>;
}

const HISTORY_PAGE = 10;
const here = { onPinRequired: 'throw' } as const;

interface Answer {
  readonly data: unknown;
  readonly error: unknown;
}

function isYes<Given extends Answer>(given: Given): given is Extract<Given, { readonly error: null }> {
  return given.error === null;
}

/** What the identity client answers, or its no as AuthFailure. */
async function dataOf<Given extends Answer>(
  answer: Promise<Given>,
): Promise<Extract<Given, { readonly error: null }>['data']> {
  const given = await answer;
  if (!isYes(given)) throw readFailure(given.error);
  return given.data;
}

function plus(phone: string | null | undefined): string | null {
  return phone ? `+${phone.replace(/^\+/, '')}` : null;
}

async function contacts(): Promise<Contacts> {
  const { user } = await dataOf((await authClient()).getUser());
  return {
    email: user.email || null,
    isEmailVerified: Boolean(user.email_confirmed_at),
    newEmail: user.new_email ?? null,
    phone: plus(user.phone),
    isPhoneVerified: Boolean(user.phone_confirmed_at),
    newPhone: plus(user.new_phone),
  };
}

async function confirmChange(kind: ContactKind, address: string, token: string): Promise<'whole' | 'half'> {
  const client = await authClient();
  const { session } = await dataOf(
    kind === 'email'
      ? client.verifyOtp({ email: address, token, type: 'email_change' })
      : client.verifyOtp({ phone: address, token, type: 'phone_change' }),
  );
  if (!session) return 'half';
  // The change opens a new session, in which no PIN has been entered yet.
  await refreshPin();
  return 'whole';
}

async function recoveryLeft(): Promise<number | undefined> {
  const { mfa } = await authClient();
  const { recovery_code: sets } = await dataOf(mfa.listFactors());
  // Only who has codes may ask how many are left.
  return sets.length === 0 ? undefined : (await dataOf(mfa.recoveryCodes.getStatus())).remaining;
}

/** The calls as the browser makes them. */
export const securityCalls: SecurityCalls = {
  verifyPin: async (pin) => adoptPin(await call(verifyPinCall, { body: { pin } }, here)),
  changePin: async (pin, current_pin) =>
    adoptPin(await call(setPinCall, { body: { pin, current_pin } }, here)),
  async changePassword(password, current_password) {
    await dataOf((await authClient()).updateUser({ password, current_password }));
  },
  contacts,
  async changeContact(kind, address) {
    const options = { emailRedirectTo: location.origin + hrefOf('settings', { section: 'contacts' }) };
    const client = await authClient();
    await dataOf(client.updateUser(kind === 'email' ? { email: address } : { phone: address }, options));
  },
  async resendChange(kind, address) {
    const client = await authClient();
    await dataOf(
      kind === 'email'
        ? client.resend({ type: 'email_change', email: address })
        : client.resend({ type: 'phone_change', phone: address }),
    );
  },
  confirmChange,
  async apps() {
    const { totp } = await dataOf((await authClient()).mfa.listFactors());
    return totp.map(({ id, friendly_name = '', created_at }) => ({
      id,
      name: friendly_name,
      createdAt: created_at,
    }));
  },
  async enrolApp(friendlyName) {
    const { mfa } = await authClient();
    await forgetUnverified();
    const { id, totp } = await dataOf(mfa.enroll({ factorType: 'totp', friendlyName }));
    return { id, qrCode: totp.qr_code, secret: totp.secret };
  },
  async verifyApp(factorId, code) {
    await dataOf((await authClient()).mfa.challengeAndVerify({ factorId, code }));
  },
  async removeApp(factorId) {
    await dataOf((await authClient()).mfa.unenroll({ factorId }));
  },
  recoveryLeft,
  async makeRecoveryCodes() {
    const { recoveryCodes } = (await authClient()).mfa;
    const isThere = (await recoveryLeft()) !== undefined;
    return (await dataOf(isThere ? recoveryCodes.regenerate() : recoveryCodes.generate())).codes;
  },
  async spendRecoveryCode(code) {
    await dataOf((await authClient()).mfa.recoveryCodes.verify({ code }));
  },
  canUsePasskeys,
  async passkeys() {
    const items = await dataOf((await authClient()).passkey.list());
    return items.map(({ id, friendly_name = '', created_at, last_used_at }) => ({
      id,
      name: friendly_name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    }));
  },
  async addPasskey() {
    await dataOf((await authClient()).registerPasskey());
  },
  async redeemInvitation(token) {
    await call(redeemStaffInvitationCall, { body: { token } }, here);
  },
  async provePasskey() {
    const asked = await call(askForPasskeyCall, {}, here);
    const credential = await askPasskey(asked);
    await call(provePasskeyCall, { body: { challenge_id: asked.challenge_id, credential } }, here);
    // The tokens say so from their next refresh on.
    await (await authClient()).refreshSession();
  },
  standing: () => call(readStandingCall, {}, here),
  sendReleaseCode: async () => (await call(sendReleaseCodeCall, {}, here)).sent_by,
  releaseHold: (code) => call(releaseHoldCall, { body: code === undefined ? {} : { code } }, here),
  async renamePasskey(passkeyId, friendlyName) {
    await dataOf((await authClient()).passkey.update({ passkeyId, friendlyName }));
  },
  async removePasskey(passkeyId) {
    await dataOf((await authClient()).passkey.delete({ passkeyId }));
  },
  sessions: async () => (await call(readSessionsCall)).items,
  async endSession(id) {
    await call(endSessionCall, { params: { id } }, here);
  },
  history: (after) =>
    call(readHistoryCall, { query: { limit: HISTORY_PAGE, ...(after === null ? {} : { after }) } }),
  signOutEverywhere: () => signOut('global'),
};

/** An app whose code was never entered would keep its name taken. */
async function forgetUnverified(): Promise<void> {
  const { mfa } = await authClient();
  const { all } = await dataOf(mfa.listFactors());
  for (const { id, status, factor_type } of all) {
    if (status === 'unverified' && factor_type === 'totp') await dataOf(mfa.unenroll({ factorId: id }));
  }
}

const SecurityCallsContext = createContext<SecurityCalls>(securityCalls);

/** Puts other calls under the sections: their tests answer them without a server. */
export const SecurityCallsProvider = SecurityCallsContext.Provider;

export function useSecurityCalls(): SecurityCalls {
  return use(SecurityCallsContext);
}
