import { anonymousState } from '@egcr/web-kit/auth-state';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { MessageForm } from './message-form.tsx';

const user = {
  id: 'u1',
  email: 'ada@example.org',
  phone: null,
  isEmailVerified: true,
  isPhoneVerified: false,
};

beforeEach(() => act(() => changeAuthState({ ...anonymousState })));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const Contact = () => (
  <MessageForm about={undefined} topic={undefined} onTopic={() => undefined} onSent={() => undefined} />
);
/** Opens the page as a page load does: what React held before is gone. */
async function load() {
  cleanup();
  await openPages({ address: '/contact', pages: { '/contact': Contact } });
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

describe('a message that is being written', () => {
  it('is still there after a reload, with its topic', async () => {
    await load();
    type('Name', 'Ada');
    type('Topic', 'account');
    type('Message', 'My card does not');
    await load();
    expect([field('Name').value, field('Topic').value, field('Message').value]).toEqual([
      'Ada',
      'account',
      'My card does not',
    ]);
  });

  it('stays with the person who wrote it: the next one of this tab finds an empty form', async () => {
    act(() => changeAuthState({ ...anonymousState, isAuthenticated: true, user }));
    await load();
    type('Message', 'My card does not');
    act(() => changeAuthState({ ...anonymousState, isAuthenticated: true, user: { ...user, id: 'u2' } }));
    await load();
    expect(field('Message').value).toBe('');
  });
});
