import { openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import type { ReactNode } from 'react';

import { SecurityCallsProvider, type SecurityCalls } from '../security/security-calls.ts';
import { StepUpProvider } from '../security/step-up.tsx';

const nothing: void = undefined;

/** Calls that say yes and write down what is done; what is read is empty unless a test hands it in. */
export function securityDesk(others: Partial<SecurityCalls> = {}) {
  const done: unknown[][] = [];
  const noting =
    <Answer,>(name: string, answer: Answer) =>
    (...given: unknown[]): Promise<Answer> => {
      done.push([name, ...given]);
      return Promise.resolve(answer);
    };
  const standing = { held_until: null, held_since: null, code_by: null, factor_ends_it: false };
  const calls: SecurityCalls = {
    verifyPin: noting('verifyPin', nothing),
    changePin: noting('changePin', nothing),
    changePassword: noting('changePassword', nothing),
    contacts: async () => ({
      email: null,
      isEmailVerified: false,
      newEmail: null,
      phone: null,
      isPhoneVerified: false,
      newPhone: null,
    }),
    changeContact: noting('changeContact', nothing),
    resendChange: noting('resendChange', nothing),
    confirmChange: noting('confirmChange', 'whole' as const),
    apps: async () => [],
    enrolApp: noting('enrolApp', { id: 'a9', qrCode: 'data:image/png;base64,AA==', secret: 'ABCDEFGHIJ' }),
    verifyApp: noting('verifyApp', nothing),
    removeApp: noting('removeApp', nothing),
    recoveryLeft: async () => undefined,
    makeRecoveryCodes: noting('makeRecoveryCodes', []),
    spendRecoveryCode: noting('spendRecoveryCode', nothing),
    canUsePasskeys: () => true,
    passkeys: async () => [],
    addPasskey: noting('addPasskey', nothing),
    redeemInvitation: noting('redeemInvitation', nothing),
    provePasskey: noting('provePasskey', nothing),
    renamePasskey: noting('renamePasskey', nothing),
    removePasskey: noting('removePasskey', nothing),
    standing: async () => standing,
    sendReleaseCode: noting('sendReleaseCode', 'email' as const),
    releaseHold: noting('releaseHold', standing),
    sessions: async () => [],
    endSession: noting('endSession', nothing),
    history: async () => ({ items: [], next: null }),
    signOutEverywhere: noting('signOutEverywhere', nothing),
    ...others,
  };
  return {
    calls,
    done,
    open: (card: ReactNode) =>
      openShown(
        () => (
          <SecurityCallsProvider value={calls}>
            <StepUpProvider>{card}</StepUpProvider>
          </SecurityCallsProvider>
        ),
        { address: '/settings' },
      ),
  };
}
