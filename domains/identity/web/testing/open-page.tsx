import { ToastProvider } from '@egcr/ui/toast';
import { anonymousState, type AuthState, type UserProfile } from '@egcr/web-kit/auth-state';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { emptyPages, openPages, type OpenedPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { act } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';

const OTHER_PAGES = [
  '/dashboard',
  '/wallet',
  '/pin-verification',
  '/pin-reset',
  '/complete-profile',
  '/auth',
] as const;

interface OpenPage {
  readonly address: string;
  readonly Screen: ComponentType;
  /** Puts other calls around the screen. */
  readonly around?: (screen: ReactNode) => ReactNode;
  /** A page whose script never comes, as on a slow line. */
  readonly slow?: (typeof OTHER_PAGES)[number];
}

/** Opens one screen at its address, with every other page it may lead to as an empty one. */
export function openPage({ address, Screen, around, slow }: OpenPage): Promise<OpenedPages> {
  const path = address.split('?')[0] ?? address;
  return openPages({
    address,
    pages: { ...emptyPages(...OTHER_PAGES), [path]: () => (around ? around(<Screen />) : <Screen />) },
    around: (page) => (
      <ToastProvider regionLabel="toasts" closeLabel="close">
        {page}
      </ToastProvider>
    ),
    ...(slow && { slow }),
  });
}

/** Who is signed in; nobody unless said otherwise. */
export function signInAs(part: Partial<AuthState> = {}): void {
  act(() => changeAuthState({ ...anonymousState, ...part }));
}

const wholeProfile: UserProfile = {
  user_id: 'u1',
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'ada',
  has_pin: true,
};

export const ada = {
  id: 'u1',
  email: 'ada@example.org',
  phone: '+12025550123',
  isEmailVerified: true,
  isPhoneVerified: false,
} as const;

/** Ada with a complete profile, her PIN not verified. */
export const signedInAda: Partial<AuthState> = {
  isAuthenticated: true,
  user: ada,
  userProfile: wholeProfile,
  hasPIN: true,
};

/** Lets the clock run, and everything that hangs on it. */
export async function pass(
  milliseconds: number,
  advance: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  await act(async () => void (await advance(milliseconds)));
}
