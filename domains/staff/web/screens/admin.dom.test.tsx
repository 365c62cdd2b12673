import { SecurityCallsProvider, securityCalls, type SecurityCalls } from '@egcr/identity/web';
import { ToastProvider } from '@egcr/ui/toast';
import { connectActs } from '@egcr/web-kit/acts';
import { CallRefusal, CallUnreachable } from '@egcr/web-kit/call';
import { createQueryClient } from '@egcr/web-kit/query';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { emptyPages, openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { loadActs } from '../signed-in.ts';
import { AdminCallsProvider, type AdminCalls, type AuditEntry } from './admin-calls.ts';
import { Screen as Oversight } from './oversight-screen.tsx';
import { Screen as SuperAdmin } from './super-admin-screen.tsx';

beforeAll(() => connectActs([loadActs]));
afterEach(cleanup);

const ada = {
  id: 'u1',
  email: 'ada@example.org',
  phone: null,
  isEmailVerified: true,
  isPhoneVerified: false,
};

const refusal = (code: string) => new CallRefusal({ code, status: code === 'pin_required' ? 401 : 403 });

const entry = (id: number, part: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `01990000-0000-7000-8000-00000000000${id}`,
  happened_at: '2026-11-20T12:00:00.000Z',
  action: 'bootstrap_printed',
  person: { user_id: 'u2', address: 'ben@example.org' },
  ip: '203.0.113.0',
  details: { roles: 'super_admin' },
  ...part,
});

const figures = {
  people: 1234,
  people_verified: 1200,
  super_admins: 2,
  sessions_open: 17,
  messages_waiting: 3,
  latest: [entry(1)],
};

const calls: AdminCalls = {
  overview: async () => figures,
  audit: async () => ({ items: [entry(1)], next: null }),
  redeem: async () => ({ role: 'super_admin' }),
};

async function open(
  Screen: typeof SuperAdmin,
  part: Partial<AdminCalls> = {},
  { address = '/super-admin', ...security }: Partial<SecurityCalls> & { readonly address?: string } = {},
) {
  act(() => changeAuthState({ ...anonymousState, isAuthenticated: true, user: ada, hasPIN: true }));
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const page = () => (
    <QueryClientProvider client={client}>
      <SecurityCallsProvider value={{ ...securityCalls, apps: async () => [], ...security }}>
        <AdminCallsProvider value={{ ...calls, ...part }}>
          <Screen />
        </AdminCallsProvider>
      </SecurityCallsProvider>
    </QueryClientProvider>
  );
  return openPages({
    address,
    pages: { ...emptyPages('/dashboard', '/auth'), [address.split('?')[0] ?? address]: page },
    around: (shown) => (
      <ToastProvider regionLabel="toasts" closeLabel="close">
        {shown}
      </ToastProvider>
    ),
  });
}

describe('/super-admin', () => {
  it('[GUARD-09] shows the figures the server gives', async () => {
    await open(SuperAdmin);
    expect(await screen.findByText('1,234')).toBeDefined();
    expect(screen.getByText('1,200 verified')).toBeDefined();
    expect(await screen.findByText('Token for the first super admin printed')).toBeDefined();
    expect(screen.getByText('ben@example.org')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the whole log' })).toBeDefined();
  });

  it('[GUARD-09] says plainly that the role is missing, and shows nothing else', async () => {
    await open(SuperAdmin, { overview: () => Promise.reject(refusal('role_required')) });
    expect(await screen.findByRole('heading', { name: 'You do not have access to this area' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
    expect(screen.queryByText('Audit log')).toBeNull();
    // What only the operator of the server can do is no business of a customer.
    expect(screen.queryByLabelText('Token')).toBeNull();
    expect(document.body.textContent).not.toMatch(/npm|installation/);
  });

  it('[GUARD-09] shows where a second factor is set up to the person who has none', async () => {
    await open(SuperAdmin, { overview: () => Promise.reject(refusal('second_factor_required')) });
    const link = await screen.findByRole('link', { name: 'Set up a second factor' });
    expect(link.getAttribute('href')).toBe('/settings?section=security');
    expect(screen.queryByRole('button', { name: 'Enter a code' })).toBeNull();
  });

  it('[GUARD-09] takes the code of the app and then shows the figures', async () => {
    let isRaised = false;
    await open(
      SuperAdmin,
      { overview: () => (isRaised ? calls.overview() : Promise.reject(refusal('second_factor_required'))) },
      {
        apps: async () => [{ id: 'a1', name: 'Phone', createdAt: '2026-11-20T12:00:00Z' }],
        verifyApp: async () => {
          isRaised = true;
        },
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Enter a code' }));
    const field = await screen.findByRole('textbox');
    fireEvent.change(field, { target: { value: '123456' } });
    fireEvent.submit(field);
    expect(await screen.findByText('1,234')).toBeDefined();
  });

  it('makes the person who has the operator’s token super admin, after the PIN (threat 14)', async () => {
    const given: string[] = [];
    let isFresh = false;
    let isAdmin = false;
    await open(
      SuperAdmin,
      {
        overview: () => (isAdmin ? calls.overview() : Promise.reject(refusal('role_required'))),
        redeem: async (token) => {
          if (!isFresh) throw refusal('pin_required');
          given.push(token);
          if (token !== 'right') throw refusal('bootstrap_refused');
          isAdmin = true;
        },
      },
      {
        address: '/super-admin?step=token',
        verifyPin: async () => {
          isFresh = true;
        },
      },
    );
    const field = await screen.findByLabelText('Token');
    fireEvent.click(screen.getByRole('button', { name: 'Become super admin' }));
    expect(await screen.findByText('Type the token.')).toBeDefined();
    fireEvent.change(field, { target: { value: ' wrong ' } });
    fireEvent.submit(field);
    fireEvent.change(await screen.findByLabelText('PIN'), { target: { value: '640285' } });
    expect(await screen.findByText(/This token doesn’t work/)).toBeDefined();
    fireEvent.change(field, { target: { value: 'right' } });
    fireEvent.submit(field);
    expect(await screen.findByText('1,234')).toBeDefined();
    expect(given).toEqual(['wrong', 'right']);
  });

  it('offers to try again where no answer came', async () => {
    let tries = 0;
    await open(SuperAdmin, {
      overview: () => {
        tries += 1;
        return tries === 1 ? Promise.reject(new CallUnreachable(undefined)) : calls.overview();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,234')).toBeDefined();
  });
});

describe('an area without access', () => {
  it('[GUARD-09] names the roles that open it and those that the reader has', async () => {
    const refused = new CallRefusal({
      code: 'role_required',
      status: 403,
      members: {
        permission: 'staff.read_overview',
        roles: 'auditor super_admin',
        own_roles: 'content_editor',
      },
    });
    await open(SuperAdmin, { overview: () => Promise.reject(refused) });
    expect(await screen.findByText('Super admin')).toBeDefined();
    expect(screen.getByText('Auditor')).toBeDefined();
    expect(screen.getByText('Roles with access')).toBeDefined();
    expect(screen.getByText('Content editor')).toBeDefined();
  });

  it('[GUARD-09] says that the reader has none, where that is so', async () => {
    const members = { permission: 'staff.read_overview', roles: 'auditor', own_roles: '' };
    const refused = new CallRefusal({ code: 'role_required', status: 403, members });
    await open(SuperAdmin, { overview: () => Promise.reject(refused) });
    expect(await screen.findByText('None')).toBeDefined();
  });
});

describe('/super-admin-oversight', () => {
  it('[GUARD-09] reads on, page after page', async () => {
    const asked: (string | null)[] = [];
    await open(Oversight, {
      audit: async (after) => {
        asked.push(after);
        return after === null
          ? { items: [entry(2, { action: 'bootstrap_used' })], next: 'older' }
          : { items: [entry(1, { action: 'bootstrap_printed', person: null })], next: null };
      },
    });
    expect(await screen.findByText('First super admin named')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Token for the first super admin printed')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
    expect(asked).toEqual([null, 'older']);
  });

  it('[GUARD-09] says plainly that the role is missing', async () => {
    await open(Oversight, { audit: () => Promise.reject(refusal('role_required')) });
    expect(await screen.findByRole('heading', { name: 'You do not have access to this area' })).toBeDefined();
  });
});
