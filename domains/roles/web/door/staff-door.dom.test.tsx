import { securityCalls, SecurityCallsProvider } from '@egcr/identity/web';
import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { createQueryClient } from '@egcr/web-kit/query';
import { changeAuthState } from '@egcr/web-kit/session-state';
import {
  behindDoor,
  connectStaffDoors,
  useIsStaff,
  useOpens,
  type DoorKeys,
} from '@egcr/web-kit/staff-door.tsx';
import { emptyPages, openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Abilities } from '../../contract/ability.ts';
import { everywhere, type Scope } from '../../contract/scope.ts';
import type { StaffRole } from '../../contract/staff-roles.ts';

interface Own {
  readonly held: readonly { readonly role: StaffRole; readonly scope?: Scope }[];
  readonly needsSecondFactor?: boolean;
}

let own: Own | 'waiting';
let asked: string[];

beforeEach(() => {
  own = { held: [] };
  asked = [];
  connectCalls({ wait: async () => undefined });
  connectStaffDoors(() => import('./staff-door.tsx'));
  vi.stubGlobal('fetch', async (url: string) => {
    if (url !== '/api/v1/roles/own') throw new TypeError('no line');
    asked.push(url);
    if (own === 'waiting') return new Promise<Response>(() => undefined);
    const held = own.held.map(({ role, scope = everywhere }) => ({ role, scope }));
    return Response.json({
      roles: held.map(({ role, scope }) => ({
        id: '01990000-0000-7000-8000-000000000001',
        reason: 'Works here',
        granted_at: '2026-11-20T12:00:00.000Z',
        role,
        scope_kind: scope.kind,
        scope_id: scope.id,
        ends_at: null,
      })),
      rules: Abilities.of(held).packed(),
      needs_second_factor: own.needsSecondFactor === true,
    });
  });
});
afterEach(() => {
  cleanup();
  connectStaffDoors(undefined);
  vi.unstubAllGlobals();
});

const ada = { id: 'u1', email: null, phone: null, isEmailVerified: true, isPhoneVerified: false };
const queue: DoorKeys = [{ permission: 'cases.read', scopedBy: ['queue'] }];

/** Opens the address of a screen; answers how often its code was fetched. */
async function open(keys: DoorKeys): Promise<() => number> {
  act(() => changeAuthState({ ...anonymousState, isAuthenticated: true, user: ada, hasPIN: true }));
  const load = vi.fn<() => Promise<{ Screen: () => ReactNode }>>(async () => ({
    Screen: () => <p>Everybody’s cases</p>,
  }));
  const { Screen } = await behindDoor(keys, load)();
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const apps = async () => [{ id: 'a1', name: 'Phone', createdAt: '2026-11-20T12:00:00Z' }];
  const noOthers = { recoveryLeft: async () => 0, passkeys: async () => [] };
  const verifyApp = async () => {
    if (own !== 'waiting') own = { held: own.held };
  };
  const page = () => (
    <QueryClientProvider client={client}>
      <SecurityCallsProvider value={{ ...securityCalls, apps, verifyApp, ...noOthers }}>
        <Screen />
      </SecurityCallsProvider>
    </QueryClientProvider>
  );
  await openPages({
    address: '/super-admin/cases',
    pages: { ...emptyPages('/dashboard', '/auth'), '/super-admin/cases': page },
    around: (shown) => (
      <ToastProvider regionLabel="toasts" closeLabel="close">
        {shown}
      </ToastProvider>
    ),
  });
  return () => load.mock.calls.length;
}

describe('a door of the staff', () => {
  it('[GUARD-09] fetches no code of the screen while the server has not answered', async () => {
    own = 'waiting';
    const fetched = await open(queue);
    await waitFor(() => expect(asked).toEqual(['/api/v1/roles/own']));
    expect(fetched()).toBe(0);
    expect(screen.queryByText('Everybody’s cases')).toBeNull();
  });

  it('[GUARD-09] names the roles with access and the reader’s own, and fetches neither code nor data', async () => {
    own = { held: [{ role: 'grants_reviewer' }] };
    const fetched = await open(queue);
    expect(await screen.findByRole('heading', { name: 'You do not have access to this area' })).toBeDefined();
    expect(screen.getByText('Fraud reviewer')).toBeDefined();
    expect(screen.getByText('Grants reviewer')).toBeDefined();
    expect(screen.queryByText('Author')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(fetched()).toBe(0);
    expect(new Set(asked)).toEqual(new Set(['/api/v1/roles/own']));
  });

  it('leads to a request with the role that opens it, or with any of those it names [GUARD-09]', async () => {
    await open([{ permission: 'fraud.read' }]);
    const request = await screen.findByRole('link', { name: 'Request access' });
    expect(request.getAttribute('href')).toBe('/request-access?role=fraud_reviewer');
    const auditor = screen.getByRole('link', { name: 'Auditor' });
    expect(auditor.getAttribute('href')).toBe('/request-access?role=auditor');
    // Those who decide about roles are proposed, and cannot ask.
    expect(screen.queryByRole('link', { name: 'Oversight' })).toBeNull();
  });

  it('leaves the choice of the role to the person, where several open it', async () => {
    await open(queue);
    const request = await screen.findByRole('link', { name: 'Request access' });
    expect(request.getAttribute('href')).toBe('/request-access');
    const reviewer = screen.getByRole('link', { name: 'Fraud reviewer' });
    expect(reviewer.getAttribute('href')).toBe('/request-access?role=fraud_reviewer');
  });

  it('says that the reader has no role, where that is so', async () => {
    await open('any');
    expect(await screen.findByText('None')).toBeDefined();
  });

  it('opens for a role that was given for one queue, where the screen judges queues', async () => {
    own = { held: [{ role: 'fraud_reviewer', scope: { kind: 'queue', id: 'fraud.report' } }] };
    const fetched = await open(queue);
    expect(await screen.findByText('Everybody’s cases')).toBeDefined();
    expect(fetched()).toBe(1);
  });

  it('stays shut for a role of one queue, where the screen knows no queues', async () => {
    own = { held: [{ role: 'fraud_reviewer', scope: { kind: 'queue', id: 'fraud.report' } }] };
    const fetched = await open([{ permission: 'referrals.review' }]);
    expect(await screen.findByRole('heading', { name: 'You do not have access to this area' })).toBeDefined();
    expect(fetched()).toBe(0);
  });

  it('[GUARD-09] takes the code of the app first, and fetches the screen then', async () => {
    own = { held: [{ role: 'auditor' }], needsSecondFactor: true };
    const fetched = await open('any');
    fireEvent.click(await screen.findByRole('button', { name: 'Enter a code' }));
    expect(fetched()).toBe(0);
    const field = await screen.findByRole('textbox');
    fireEvent.change(field, { target: { value: '123456' } });
    fireEvent.submit(field);
    expect(await screen.findByText('Everybody’s cases')).toBeDefined();
  });
});

describe('the way to the staff’s work', () => {
  function Way() {
    return useIsStaff() ? <p>Staff</p> : <p>Customer</p>;
  }
  function Moderation() {
    return useOpens([{ permission: 'jobs.moderate' }]) ? <p>Moderator</p> : <p>Nobody</p>;
  }
  async function draw(hasRoles: boolean, Shown: () => ReactNode = Way) {
    act(() => changeAuthState({ ...anonymousState, isAuthenticated: true, user: { ...ada, hasRoles } }));
    const client = createQueryClient();
    const page = () => (
      <QueryClientProvider client={client}>
        <Shown />
      </QueryClientProvider>
    );
    await openPages({ address: '/dashboard', pages: { '/dashboard': page } });
  }

  it('is shown to the person whose role allows something', async () => {
    own = { held: [{ role: 'fraud_reviewer' }] };
    await draw(true);
    expect(await screen.findByText('Staff')).toBeDefined();
  });

  it('shows what a permission allows to those alone who have it', async () => {
    own = { held: [{ role: 'fraud_reviewer' }] };
    await draw(true, Moderation);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByText('Nobody')).toBeDefined();
    cleanup();
    own = { held: [{ role: 'jobs_reviewer' }] };
    await draw(true, Moderation);
    expect(await screen.findByText('Moderator')).toBeDefined();
  });

  it('is not shown where the role has ended since the session began', async () => {
    await draw(true);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByText('Customer')).toBeDefined();
  });

  it('is not even asked for by customers', async () => {
    own = { held: [{ role: 'fraud_reviewer' }] };
    await draw(false);
    expect(await screen.findByText('Customer')).toBeDefined();
    expect(asked).toEqual([]);
  });
});
