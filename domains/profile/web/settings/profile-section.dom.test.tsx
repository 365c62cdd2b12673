import { ToastProvider } from '@egcr/ui/toast';
import { anonymousState, type UserProfile } from '@egcr/web-kit/auth-state';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ProfileCallsProvider, type ProfileCalls } from '../profile-calls.ts';
import { Slot } from './profile-section.tsx';

const ada: UserProfile = {
  user_id: 'u1',
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'ada',
  has_pin: true,
};
const user = {
  id: 'u1',
  email: 'ada@example.org',
  phone: null,
  isEmailVerified: true,
  isPhoneVerified: false,
};
const saved: unknown[] = [];
const calls: ProfileCalls = {
  isUsernameFree: () => Promise.resolve(true),
  saveNames: async (names) => void saved.push(names),
  setPin: () => Promise.resolve(),
  reread: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
};

beforeEach(() =>
  act(() =>
    changeAuthState({ ...anonymousState, isAuthenticated: true, user, userProfile: ada, hasPIN: true }),
  ),
);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Opens the page as a page load does: what React held before is gone. */
async function load() {
  cleanup();
  await openPages({
    address: '/settings',
    pages: { '/settings': Slot },
    around: (page) => (
      <ToastProvider regionLabel="toasts" closeLabel="close">
        <ProfileCallsProvider value={calls}>{page}</ProfileCallsProvider>
      </ToastProvider>
    ),
  });
  await screen.findByLabelText('First name', { exact: true });
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });

describe('the names in the settings', () => {
  it('are still as typed after a reload, until they are saved', async () => {
    await load();
    fireEvent.change(field('First name'), { target: { value: 'Augusta Ada' } });
    await load();
    expect(field('First name').value).toBe('Augusta Ada');
    expect(saved).toEqual([]);
    fireEvent.submit(field('First name'));
    await act(async () => undefined);
    await expect
      .poll(() => saved)
      .toEqual([{ first_name: 'Augusta Ada', last_name: 'Lovelace', username: 'ada' }]);
    await load();
    expect(field('First name').value).toBe('Ada');
  });
});
