import { call } from '@egcr/web-kit/call';
import { authClient, signOut } from '@egcr/web-kit/session';
import { createContext, use } from 'react';
import type * as z from 'zod/mini';

import {
  type pinStatus,
  readPinCall,
  requestPinResetCall,
  resetPinCall,
  verifyPinCall,
} from '../../contract/index.ts';
import { readFailure } from '../auth/auth-failure.ts';
import { isResetGranted } from './reset-grant.ts';

export type PinStatus = z.output<typeof pinStatus>;

/** What the PIN pages ask of the server. Calls of our API throw CallRefusal for a no, the code's check AuthFailure. */
export interface PinCalls {
  readonly readPin: () => Promise<PinStatus>;
  readonly verifyPin: (pin: string) => Promise<PinStatus>;
  readonly requestReset: () => Promise<'email' | 'sms'>;
  /** The code of the reset's message. */
  readonly verifyResetCode: (
    to: { readonly email: string } | { readonly phone: string },
    code: string,
  ) => Promise<void>;
  readonly resetPin: (pin: string, password: string) => Promise<PinStatus>;
  /** Whether this session was just opened by the link or code of a reset. */
  readonly isResetGranted: () => Promise<boolean>;
  readonly signOut: () => Promise<void>;
}

const here = { onPinRequired: 'throw' } as const;

/** The calls as the browser makes them. */
const pinCalls: PinCalls = {
  readPin: () => call(readPinCall),
  verifyPin: (pin) => call(verifyPinCall, { body: { pin } }, here),
  requestReset: async () => (await call(requestPinResetCall, {}, here)).sent_by,
  async verifyResetCode(to, token) {
    const client = await authClient();
    const { error } = await ('email' in to
      ? client.verifyOtp({ ...to, token, type: 'magiclink' })
      : client.verifyOtp({ ...to, token, type: 'sms' }));
    if (error) throw readFailure(error);
  },
  resetPin: (pin, password) =>
    call(resetPinCall, { body: password === '' ? { pin } : { pin, password } }, here),
  async isResetGranted() {
    const { data } = await (await authClient()).getSession();
    return data.session !== null && isResetGranted(data.session, Date.now());
  },
  signOut: () => signOut('local'),
};

const PinCallsContext = createContext<PinCalls>(pinCalls);

/** Puts other calls under the pages: their tests answer them without a server. */
export const PinCallsProvider = PinCallsContext.Provider;

export function usePinCalls(): PinCalls {
  return use(PinCallsContext);
}
