import { CallRefusal } from '@egcr/web-kit/call';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { AuthFailure } from '../auth/auth-failure.ts';
import { securityDesk } from '../testing/security-cards.tsx';
import { AppCard } from './app-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import type { ConnectedApp, OpenSession, Passkey } from './security-calls.ts';

afterEach(cleanup);

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const lines = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('passkeys', () => {
  const used: Passkey = {
    id: 'p1',
    name: 'Phone',
    createdAt: '2026-03-01T12:00:00.000Z',
    lastUsedAt: '2026-04-02T12:00:00.000Z',
  };
  const unused: Passkey = { ...used, id: 'p2', name: '', lastUsedAt: undefined };

  it('are named with when they were last used, or since when they are there', async () => {
    await securityDesk({ passkeys: async () => [used, unused] }).open(<PasskeysCard />);
    await screen.findByText('Phone', { selector: ':not(.sr-only)' });
    expect(lines()).toEqual([
      expect.stringMatching(/^PhoneLast used .*Rename PhoneRemove Phone$/),
      expect.stringMatching(/^PasskeySince March 1, 2026Rename PasskeyRemove Passkey$/),
    ]);
    expect(screen.queryByText('You have no passkey yet.')).toBeNull();
    expect(screen.queryByText('This browser cannot use passkeys.')).toBeNull();
  });

  it('are added where the browser can, and shown then', async () => {
    let items: readonly Passkey[] = [];
    const desk = securityDesk({ passkeys: async () => items });
    await desk.open(<PasskeysCard />);
    expect(await screen.findByText('You have no passkey yet.')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
    items = [used];
    press('Add a passkey');
    expect(await screen.findByText('Passkey added')).toBeDefined();
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(desk.done).toEqual([['addPasskey']]);
  });

  it('are not offered where the browser cannot', async () => {
    await securityDesk({ canUsePasskeys: () => false }).open(<PasskeysCard />);
    expect(await screen.findByText('This browser cannot use passkeys.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('are not added where the person closes the question of the browser, nor read again', async () => {
    let reads = 0;
    const desk = securityDesk({
      passkeys: async () => {
        reads += 1;
        return [];
      },
      addPasskey: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    });
    await desk.open(<PasskeysCard />);
    await screen.findByText('You have no passkey yet.');
    press('Add a passkey');
    expect(await screen.findByText('No passkey was added. You can try again.')).toBeDefined();
    expect(screen.queryByText('Passkey added')).toBeNull();
    expect(reads).toBe(1);
  });

  it('are renamed with a name that is not empty', async () => {
    const desk = securityDesk({ passkeys: async () => [used] });
    await desk.open(<PasskeysCard />);
    fireEvent.click(await screen.findByRole('button', { name: 'Rename Phone' }));
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    expect([name.value, name.maxLength]).toEqual(['Phone', 60]);
    fireEvent.change(name, { target: { value: '  ' } });
    press('Save');
    expect(screen.getByLabelText('Name')).toBeDefined();
    fireEvent.change(name, { target: { value: ' Tablet ' } });
    press('Save');
    await waitFor(() => expect(desk.done).toEqual([['renamePasskey', 'p1', 'Tablet']]));
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  });

  it('keep their name where the dialog is closed', async () => {
    const desk = securityDesk({ passkeys: async () => [used] });
    await desk.open(<PasskeysCard />);
    fireEvent.click(await screen.findByRole('button', { name: 'Rename Phone' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
    expect(desk.done).toEqual([]);
  });

  it('are removed after one more question', async () => {
    const desk = securityDesk({ passkeys: async () => [used, unused] });
    await desk.open(<PasskeysCard />);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Passkey' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Remove Passkey?')).toBeDefined();
    expect(question.getByText('You can no longer sign in with it.')).toBeDefined();
    expect(desk.done).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Passkey removed')).toBeDefined();
    expect(desk.done).toEqual([['removePasskey', 'p2']]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('authenticator apps', () => {
  const app: ConnectedApp = { id: 'a1', name: '', createdAt: '2026-03-01T12:00:00.000Z' };

  it('are connected by a code from the app; the first one leads to recovery codes', async () => {
    let items: readonly ConnectedApp[] = [];
    let firsts = 0;
    const desk = securityDesk({ apps: async () => items });
    await desk.open(<AppCard onFirst={() => (firsts += 1)} />);
    expect(await screen.findByText('No app is connected yet.')).toBeDefined();
    expect(screen.getByText('Off')).toBeDefined();
    press('Connect an app');
    expect(screen.queryByText('No app is connected yet.')).toBeNull();
    expect(field('Name of the app or device').maxLength).toBe(60);
    fill('Name of the app or device', '  Tablet ');
    press('Connect an app');
    expect((await screen.findByRole('img')).getAttribute('src')).toBe('data:image/png;base64,AA==');
    expect(screen.getByText('ABCD EFGH IJ')).toBeDefined();
    press('Verify and connect');
    expect(await screen.findByText('This code is wrong or has expired.')).toBeDefined();
    expect(desk.done).toEqual([['enrolApp', 'Tablet']]);
    items = [app];
    fill('Code from the app', '273918');
    press('Verify and connect');
    expect(await screen.findByText('App connected')).toBeDefined();
    expect(desk.done.slice(1)).toEqual([['verifyApp', 'a9', '273918']]);
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect([firsts, screen.getByText('On').textContent]).toEqual([1, 'On']);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('have a name of their own where none is given; a second one leads nowhere', async () => {
    let firsts = 0;
    const desk = securityDesk({ apps: async () => [app] });
    await desk.open(<AppCard onFirst={() => (firsts += 1)} />);
    expect(await screen.findByText('On')).toBeDefined();
    expect(lines()).toEqual(['Authenticator appSince March 1, 2026Remove Authenticator app']);
    press('Connect an app');
    press('Cancel');
    press('Connect an app');
    press('Connect an app');
    await screen.findByRole('img');
    expect(desk.done).toEqual([['enrolApp', 'Authenticator app']]);
    fill('Code from the app', '273918');
    press('Verify and connect');
    await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
    expect(firsts).toBe(0);
  });

  it('say why a code is refused, and drop the connection on request', async () => {
    const refused = new AuthFailure('', { code: 'mfa_verification_failed', status: 422 });
    const desk = securityDesk({ verifyApp: () => Promise.reject(refused) });
    await desk.open(<AppCard onFirst={() => undefined} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Connect an app' }));
    press('Connect an app');
    await screen.findByRole('img');
    fill('Code from the app', '111111');
    press('Verify and connect');
    expect(await screen.findByText('This code isn’t right. Try the next one.')).toBeDefined();
    expect(field('Code from the app').value).toBe('');
    press('Cancel');
    expect(await screen.findByText('No app is connected yet.')).toBeDefined();
  });

  it('are removed after one more question', async () => {
    let items: readonly ConnectedApp[] = [app];
    const desk = securityDesk({ apps: async () => items });
    await desk.open(<AppCard onFirst={() => undefined} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Authenticator app' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Remove Authenticator app?')).toBeDefined();
    items = [];
    fireEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('App removed')).toBeDefined();
    expect(desk.done).toEqual([['removeApp', 'a1']]);
    expect(await screen.findByText('No app is connected yet.')).toBeDefined();
  });
});

describe('open sessions', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const here: OpenSession = {
    id: '01990000-0000-7000-8000-000000000001',
    user_agent: chrome,
    ip: '203.0.113.0',
    created_at: '2026-03-01T12:00:00.000Z',
    last_active_at: '2026-03-02T12:00:00.000Z',
    is_current: true,
  };
  const other: OpenSession = { ...here, id: 'o2', user_agent: '', ip: '', is_current: false };

  it('are ended one by one, except for the one that asks', async () => {
    let items: readonly OpenSession[] = [here, other];
    const desk = securityDesk({ sessions: async () => items });
    await desk.open(<SessionsCard />);
    expect(await screen.findByText('This device')).toBeDefined();
    const [first, second] = lines();
    expect(first).toMatch(/^Chrome on LinuxThis device.*203\.0\.113\.0$/);
    expect(second).toMatch(/^Unknown device.*Sign outSign out Unknown device$/);
    expect(second).not.toContain('203');
    items = [here];
    press('Sign out Unknown device');
    expect(await screen.findByText('Device signed out')).toBeDefined();
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(desk.done).toEqual([['endSession', 'o2']]);
  });

  it('are all ended after one more question, which leads to the sign-in', async () => {
    const desk = securityDesk({ sessions: async () => [here] });
    const page = await desk.open(<SessionsCard />);
    press('Sign out everywhere');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Every device is signed out, this one too.')).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(page.address()).toBe('/auth'));
    expect([desk.done, page.entries()]).toEqual([[['signOutEverywhere']], 1]);
  });

  it('stay where signing out was refused', async () => {
    const refused = new CallRefusal({ code: 'session_unknown', status: 404 });
    let tries = 0;
    const refuse = () => {
      tries += 1;
      return Promise.reject(refused);
    };
    const desk = securityDesk({
      sessions: async () => [other],
      endSession: refuse,
      signOutEverywhere: refuse,
    });
    const page = await desk.open(<SessionsCard />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out Unknown device' }));
    expect(await screen.findByText('This session has already ended.')).toBeDefined();
    expect(screen.queryByText('Device signed out')).toBeNull();
    press('Sign out everywhere');
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(tries).toBe(2));
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Sign out everywhere' }).ariaBusy).not.toBe('true'),
    );
    expect(page.address()).toBe('/settings');
  });
});
