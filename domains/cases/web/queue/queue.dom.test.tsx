import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { createQueryClient } from '@egcr/web-kit/query';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { emptyPages, openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Screen } from './queue-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const OFFICER = '01990000-0000-7000-8000-000000000002';
const AT = '2026-11-20T12:00:00.000Z';

const row = {
  id: ID,
  reference: 'CA-7K3M-9TQX',
  kind: 'desk.service',
  title: 'A sector fund',
  state: 'submitted',
  state_label: 'Submitted',
  state_mark: 'new',
  awaits: 'officer',
  version: 1,
  is_appeal: false,
  opened_at: AT,
  changed_at: AT,
  due_at: null,
  is_overdue: false,
  is_sample: false,
  organisation: null,
  applicant: 'Amina Test',
  is_name_withheld: false,
  assigned_to: null,
  assigned_to_you: false,
};
const found = {
  ...row,
  answers: [],
  history: [],
  messages: [],
  can: ['take'],
  steps: [{ event: 'take', label: 'Take', does: 'take', needs: null }],
  can_write: true,
  related: [],
  approvals: 0,
  approvals_needed: 1,
  approval_steps: [],
};
const queues = {
  items: [
    { kind: 'desk.service', label: 'Services', states: [], open: 5, unassigned: 3, mine: 1, late: 0 },
    { kind: 'fraud.report', label: 'Reports', states: [], open: 2, unassigned: 2, mine: 0, late: 1 },
  ],
};
const changed = {
  code: 'case_changed',
  status: 409,
  type: 'about:blank',
  title: 'Changed',
  state: 'in_progress',
  version: 2,
  state_label: 'In progress',
  last_step: 'Taken by an officer',
  last_step_at: AT,
};

let asked: string[];
let given: () => Response;

beforeEach(() => {
  asked = [];
  given = () => Response.json({ ...found, version: 2, assigned_to: 'Rosa Sample' });
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, search } = new URL(url, 'http://egcr.test');
    asked.push(pathname + search);
    if (pathname.endsWith('/officers'))
      return Response.json({ items: [{ id: OFFICER, name: 'Rosa Sample' }] });
    if (pathname.endsWith('/assignee')) return given();
    if (pathname.endsWith('/case-queues')) return Response.json(queues);
    if (pathname.endsWith(ID)) return Response.json(found);
    return Response.json({ items: [row], next: null });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(address: string) {
  const user = { id: OFFICER, email: null, phone: null, isEmailVerified: true, isPhoneVerified: false };
  act(() => changeAuthState({ ...anonymousState, isAuthenticated: true, user, hasPIN: true }));
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const page = () => (
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>
  );
  return openPages({
    address,
    pages: { ...emptyPages('/dashboard', '/auth'), '/super-admin/cases': page },
    around: (shown) => (
      <ToastProvider regionLabel="toasts" closeLabel="close">
        {shown}
      </ToastProvider>
    ),
  });
}

describe('the queue of officers', () => {
  it('counts what waits, of all queues or of one, and leads to it', async () => {
    await open('/super-admin/cases');
    expect(await screen.findByRole('link', { name: 'Open: 7' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Not assigned: 5' }).getAttribute('href')).toBe(
      '/super-admin/cases?assigned=nobody',
    );
    cleanup();
    await open('/super-admin/cases?kind=fraud.report');
    expect(await screen.findByRole('link', { name: 'Overdue: 1' })).toBeDefined();
  });

  it('asks the server in the chosen order, for what was typed', async () => {
    await open('/super-admin/cases?order=due');
    const field = await screen.findByLabelText('Reference or username');
    fireEvent.change(field, { target: { value: ' CA-7K3M ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(asked.some((each) => each.includes('text=CA-7K3M') && each.includes('order=due'))).toBe(true),
    );
  });

  it('gives a case to a colleague, and says what happened meanwhile where it changed', async () => {
    await open(`/super-admin/cases?case=${ID}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Give to a colleague' }));
    const choice = await screen.findByRole('option', { name: 'Rosa Sample' });
    fireEvent.change(screen.getByLabelText('Colleague'), { target: { value: OFFICER } });
    expect(choice).toBeDefined();
    given = () =>
      Response.json(changed, { status: 409, headers: { 'content-type': 'application/problem+json' } });
    const buttons = () => screen.getAllByRole('button', { name: 'Give to a colleague' });
    fireEvent.click(buttons().at(-1) ?? document.body);
    expect((await screen.findAllByText(/Taken by an officer, now “In progress”/)).length).toBeGreaterThan(0);
    given = () => Response.json({ ...found, version: 2, assigned_to: 'Rosa Sample' });
    fireEvent.click(buttons().at(-1) ?? document.body);
    expect((await screen.findAllByText('Case given')).length).toBeGreaterThan(0);
  });
});
