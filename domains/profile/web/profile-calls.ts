import { setPinCall } from '@egcr/identity/contract';
import { call } from '@egcr/web-kit/call';
import { adoptPin, ensureProfile, signOut } from '@egcr/web-kit/session';
import { createContext, use } from 'react';

import { checkUsernameCall, saveProfileCall } from '../contract/index.ts';

export interface Names {
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
}

/** What profile completion asks of the server. Each throws CallRefusal for a no. */
export interface ProfileCalls {
  readonly isUsernameFree: (name: string, signal: AbortSignal) => Promise<boolean>;
  readonly saveNames: (names: Names) => Promise<void>;
  readonly setPin: (pin: string) => Promise<void>;
  /** Reads the profile again, which moves the page on. */
  readonly reread: () => Promise<void>;
  readonly signOut: () => Promise<void>;
}

const here = { onPinRequired: 'throw' } as const;

/** The calls as the browser makes them. */
const profileCalls: ProfileCalls = {
  async isUsernameFree(name, signal) {
    return (await call(checkUsernameCall, { params: { name } }, { signal })).available;
  },
  async saveNames(body) {
    await call(saveProfileCall, { body }, here);
  },
  async setPin(pin) {
    adoptPin(await call(setPinCall, { body: { pin } }, here));
  },
  async reread() {
    await ensureProfile({ again: true });
  },
  signOut: () => signOut('local'),
};

const ProfileCallsContext = createContext<ProfileCalls>(profileCalls);

/** Puts other calls under the page: its tests answer them without a server. */
export const ProfileCallsProvider = ProfileCallsContext.Provider;

export function useProfileCalls(): ProfileCalls {
  return use(ProfileCallsContext);
}
