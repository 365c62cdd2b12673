import { StepUpProvider, SecurityCallsProvider, securityCalls } from '@egcr/identity/web';
import { matrix } from '@egcr/roles/contract';
import { ToastProvider } from '@egcr/ui/toast';
import { connectActs } from '@egcr/web-kit/acts';
import { CallRefusal, CallUnreachable } from '@egcr/web-kit/call';
import { createQueryClient } from '@egcr/web-kit/query';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { prepareSlots, SlotProvider } from '@egcr/web-kit/slots.tsx';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { emptyPages, openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadActs } from '../signed-in.ts';
import { AdminCallsProvider, type AdminCalls, type AuditEntry } from './admin-calls.ts';
import { Below } from './operator-step.tsx';
import { Screen as Oversight } from './oversight-screen.tsx';
import { Screen as SuperAdmin } from './super-admin-screen.tsx';

type Role = 'auditor' | 'admin' | 'super_admin' | 'fraud_reviewer' | 'finance_officer';

let role: Role;
beforeAll(() => connectActs([loadActs]));
beforeEach(() => {
  role = 'super_admin';
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async () => Response.json(ownRoles()));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** As the server answers `GET /roles/own`: each rule is an action and its subject. */
function ownRoles() {
  const allowed = Object.entries(matrix).filter(([, roles]) => roles.some((each) => each === role));
  return {
    roles: [
      {
        id: '01990000-0000-7000-8000-000000000001',
        role,
        scope_kind: 'global',
        scope_id: '',
        reason: 'Works here',
        granted_at: '2026-11-20T12:00:00.000Z',
        ends_at: null,
      },
    ],
    rules: allowed.map(([permission]) => [permission, 'place']),
    needs_second_factor: false,
  };
}

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
  Screen: ComponentType,
  part: Partial<AdminCalls> = {},
  {
    address = '/super-admin',
    slots = {},
    verifyPin = securityCalls.verifyPin,
  }: {
    readonly address?: string;
    readonly slots?: ReturnType<typeof prepareSlots>;
    readonly verifyPin?: typeof securityCalls.verifyPin;
  } = {},
) {
  act(() => changeAuthState({ ...anonymousState, isAuthenticated: true, user: ada, hasPIN: true }));
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const page = () => (
    <QueryClientProvider client={client}>
      <SecurityCallsProvider value={{ ...securityCalls, apps: async () => [], verifyPin }}>
        <AdminCallsProvider value={{ ...calls, ...part }}>
          <SlotProvider slots={slots}>
            <Screen />
          </SlotProvider>
        </AdminCallsProvider>
      </SecurityCallsProvider>
    </QueryClientProvider>
  );
  return openPages({
    address,
    pages: {
      ...emptyPages('/dashboard', '/auth', '/super-admin-oversight'),
      [address.split('?')[0] ?? address]: page,
    },
    around: (shown) => (
      <ToastProvider regionLabel="toasts" closeLabel="close">
        {shown}
      </ToastProvider>
    ),
  });
}

/** Parts that other domains put behind doors, and which of them were fetched. */
function guardedParts(...permissions: readonly (keyof typeof matrix)[]) {
  const fetched: string[] = [];
  const parts = permissions.map((permission, at) => ({
    at,
    door: { permission },
    load: async () => {
      fetched.push(permission);
      return { Slot: () => <p>{`Part of ${permission}`}</p> };
    },
  }));
  return { fetched, parts };
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

  it('[GUARD-09] shows a fraud reviewer their queue, without asking for figures that are not theirs', async () => {
    role = 'fraud_reviewer';
    const overview = vi.fn<AdminCalls['overview']>(calls.overview);
    const { fetched, parts } = guardedParts('cases.read', 'referrals.review', 'contact.handle', 'roles.read');
    await open(SuperAdmin, { overview }, { slots: prepareSlots([{ 'super-admin.overview': parts }]) });
    expect(await screen.findByText('Part of cases.read')).toBeDefined();
    expect(await screen.findByText('Part of referrals.review')).toBeDefined();
    expect(fetched).toEqual(['cases.read', 'referrals.review']);
    expect(overview).not.toHaveBeenCalled();
    expect(screen.queryByRole('link', { name: 'Open oversight' })).toBeNull();
  });

  it('leads those who have something to do there to the oversight', async () => {
    role = 'finance_officer';
    await open(SuperAdmin);
    const link = await screen.findByRole('link', { name: 'Open oversight' });
    expect(link.getAttribute('href')).toBe('/super-admin-oversight');
    expect(screen.queryByText('1,234')).toBeNull();
  });

  it('leads an admin, who may not read the log, past it', async () => {
    role = 'admin';
    await open(SuperAdmin);
    expect(await screen.findByText('1,234')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'See the whole log' })).toBeNull();
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

describe('the operator’s token', () => {
  it('makes the person who has it super admin, after the PIN (threat 14)', async () => {
    const given: string[] = [];
    let isFresh = false;
    const onGiven = vi.fn<() => void>();
    const Refused = () => (
      <StepUpProvider>
        <Below onGiven={onGiven} />
      </StepUpProvider>
    );
    await open(
      Refused,
      {
        redeem: async (token) => {
          if (!isFresh) throw refusal('pin_required');
          given.push(token);
          if (token !== 'right') throw refusal('bootstrap_refused');
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
    await waitFor(() => expect(onGiven).toHaveBeenCalledOnce());
    expect(given).toEqual(['wrong', 'right']);
  });

  it('is no business of customers, who come without the step', async () => {
    await open(() => <Below onGiven={() => undefined} />);
    expect(screen.queryByLabelText('Token')).toBeNull();
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

  it('[GUARD-09] shows an admin the approvals without the log, and fetches no desk that is not theirs', async () => {
    role = 'admin';
    const audit = vi.fn<AdminCalls['audit']>(calls.audit);
    const decisions = guardedParts('approvals.read');
    const tools = guardedParts('rates.propose', 'money.propose', 'money.read');
    const slots = prepareSlots([
      { 'super-admin.decisions': decisions.parts, 'super-admin.tools': tools.parts },
    ]);
    await open(Oversight, { audit }, { slots });
    expect(await screen.findByText('Part of approvals.read')).toBeDefined();
    expect(tools.fetched).toEqual([]);
    expect(audit).not.toHaveBeenCalled();
  });
});
