import { ToastProvider } from '@egcr/ui/toast';
import { anonymousState, type AuthState, type UserProfile } from '@egcr/web-kit/auth-state';
import { changeAuthState } from '@egcr/web-kit/session-state';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';

// jsdom draws nothing, so there is nothing to scroll.
window.scrollTo = () => undefined;

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
export async function openPage({ address, Screen, around = (screen) => screen, slow }: OpenPage) {
  const path = address.split('?')[0] ?? address;
  const root = createRootRoute({
    component: () => (
      <ToastProvider regionLabel="toasts" closeLabel="close">
        <Outlet />
      </ToastProvider>
    ),
  });
  const own = createRoute({ getParentRoute: () => root, path, component: () => around(<Screen />) });
  const others = OTHER_PAGES.filter((other) => other !== path).map((other) =>
    createRoute({
      getParentRoute: () => root,
      path: other,
      component: () => <h1>{other}</h1>,
      ...(other === slow ? { loader: () => new Promise<void>(() => undefined), pendingMs: Infinity } : {}),
    }),
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: root.addChildren([own, ...others]),
    history,
    defaultPendingMinMs: 0,
    // Parameters stay the strings they are, as in the app.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text === '' ? '' : `?${text}`;
    },
  });
  await act(() => router.load());
  await act(async () => render(<RouterProvider router={router} />));
  return {
    /** Path and search of the page as it is now. */
    address: () => history.location.href,
    /** How many entries the way back has. */
    entries: () => history.length,
  };
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
