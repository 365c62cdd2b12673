import '@egcr/app-web/domains';
import { createQueryClient } from '@egcr/web-kit/query';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { connectStaffDoors } from '@egcr/web-kit/staff-door.tsx';
import { emptyPages, openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Screen } from './admin-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const OTHER = '01990000-0000-7000-8000-000000000002';
const AT = '2026-11-20T12:00:00.000Z';
const business = {
  id: ID,
  kind: 'business',
  name: 'Ferri Olive Press',
  country: 'IT',
  role: 'owner',
  members: 3,
  standing: 'registered',
  created_at: AT,
  closed_at: null,
};
const invitation = { id: ID, name: 'Bao', username: 'bao', email: '', role: 'viewer', expires_at: AT };
const queue = {
  kind: 'registry.registration',
  label: 'Business registration',
  states: [],
  open: 4,
  unassigned: 2,
  mine: 1,
  late: 0,
};
const urgent = {
  id: ID,
  reference: 'CA-7K3M-9TQX',
  kind: queue.kind,
  title: 'Kumasi Bench Makers',
  state: 'in_review',
  state_label: 'In review',
  state_mark: 'busy',
  awaits: 'officer',
  version: 1,
  is_appeal: false,
  opened_at: AT,
  changed_at: AT,
  due_at: AT,
  is_overdue: false,
  is_sample: true,
  organisation: null,
  applicant: 'Kofi Mensah',
  is_name_withheld: false,
  assigned_to: null,
  assigned_to_you: false,
};

/** Whether the doors of the staff let the reader in; pages keep the doors they were first given. */
let isLetIn = false;
let replies: Record<string, unknown>;
let asked: string[];
beforeEach(() => {
  asked = [];
  replies = {
    '/api/v1/organisations': { items: [] },
    '/api/v1/organisation-invitations': { items: [] },
    '/api/v1/admin/case-queues': { items: [queue, { ...queue, kind: 'fraud.report', label: 'Fraud' }] },
    '/api/v1/admin/cases': { items: [urgent], next: null },
    [`/api/v1/organisations/${ID}`]: { ...business, team: [], invitations: [invitation], changes: [] },
  };
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address, 'http://bank');
    asked.push(pathname + search);
    const reply = replies[pathname];
    return reply === undefined ? Response.json({}, { status: 404 }) : Response.json(reply);
  });
});
afterEach(() => {
  cleanup();
  connectStaffDoors(undefined);
  vi.unstubAllGlobals();
});

/** Opens the page for someone for whom the doors of the staff are open or shut. */
async function open({ isOfficer }: { readonly isOfficer: boolean }) {
  isLetIn = isOfficer;
  const user = { id: 'u1', email: null, phone: null, isEmailVerified: true, isPhoneVerified: false };
  act(() =>
    changeAuthState({ ...anonymousState, isAuthenticated: true, user: { ...user, hasRoles: isOfficer } }),
  );
  connectStaffDoors(async () => ({
    doors: {
      Door: ({ children }) => (isLetIn ? children : <h1>You do not have access to this area</h1>),
      Refused: () => null,
      opens: async () => isLetIn,
    },
  }));
  const client = createQueryClient();
  const page = () => (
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>
  );
  await openPages({
    address: '/business/admin',
    pages: { ...emptyPages('/dashboard'), '/business/admin': page },
  });
}

describe('the administration of businesses [SYS-17]', () => {
  it('shows members their businesses, their role and open invitations, and asks for no queue', async () => {
    replies['/api/v1/organisations'] = {
      items: [business, { ...business, id: OTHER, name: 'Only said', standing: 'self_declared' }],
    };
    await open({ isOfficer: false });
    expect(await screen.findByRole('heading', { name: 'Ferri Olive Press' })).toBeDefined();
    expect(screen.getByText('Owner')).toBeDefined();
    expect(screen.getByText('Open invitations: 1')).toBeDefined();
    expect(screen.queryByText('Only said')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Queues for officers' })).toBeNull();
    expect(asked.filter((path) => path.includes('admin'))).toEqual([]);
  });

  it('shows officers the queues about businesses alone, with figures and the most urgent case', async () => {
    await open({ isOfficer: true });
    expect(await screen.findByRole('heading', { name: 'Business registration' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Fraud' })).toBeNull();
    expect(await screen.findByRole('link', { name: /Kumasi Bench Makers/ })).toBeDefined();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '4',
      '2',
      '1',
      '0',
    ]);
  });

  it('leaves samples out of figures and lists where the officer hides them', async () => {
    await open({ isOfficer: true });
    const hide = await screen.findByRole('switch', { name: /Hide samples/ });
    expect(asked.filter((path) => path.includes('sample='))).toEqual([]);
    act(() => hide.click());
    await waitFor(() => expect(asked.filter((path) => path.includes('sample=hidden'))).toHaveLength(2));
    expect(asked).toContain('/api/v1/admin/case-queues?sample=hidden');
    expect(screen.getByRole('switch', { name: /Hide samples/ })).toHaveProperty('checked', true);
    expect(
      screen.getByRole('link', { name: 'Open the queue: Business registration' }).getAttribute('href'),
    ).toContain('sample=hidden');
  });

  it('refuses everybody else, and asks for nothing of the staff', async () => {
    await open({ isOfficer: false });
    expect(await screen.findByRole('heading', { name: 'You do not have access to this area' })).toBeDefined();
    expect(asked.filter((path) => path.includes('admin'))).toEqual([]);
  });

  it('leads members who are officers too to their queues', async () => {
    replies['/api/v1/organisations'] = { items: [business] };
    await open({ isOfficer: true });
    const link = await screen.findByRole('link', { name: 'Queues for officers' });
    expect(link.getAttribute('href')).toBe('/business/admin?view=staff');
  });
});
