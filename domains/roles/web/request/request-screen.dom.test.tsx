import { DRAFT, servesForm } from '@egcr/forms/web-testing';
import { AnsweringServer, closeShown, openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { requestRoleCall } from '../../contract/endpoints.ts';
import { Screen } from './request-screen.tsx';

const made = { id: '01990000-0000-7000-8000-000000000001', reference: 'CA-7K3M-9TQX' };
let server: AnsweringServer;
beforeEach(() => {
  server = servesForm(new AnsweringServer(), 'roles.request', {
    question: 'role',
    answers: { role: 'auditor' },
  });
});
afterEach(() => closeShown(server));

const sent = () => server.sentTo(requestRoleCall);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the request for a role', () => {
  it('says what it means before the first question, and takes along the role that was missed', async () => {
    await openShown(() => <Screen />, { address: '/request-access?role=fraud_reviewer' });
    expect(screen.getByText('Two people decide: one proposes the role, another gives it.')).toBeDefined();
    const begin = screen.getByRole('link', { name: 'Start' });
    const { searchParams } = new URL(begin.getAttribute('href') ?? '', 'http://bank');
    expect(Object.fromEntries(searchParams)).toEqual({ role: 'fraud_reviewer', question: 'role' });
    expect(server.read).toEqual([]);
  });

  it.each([
    ['roles_unchanged', 'You have this role already.'],
    ['request_waits', 'Your request for this role waits already.'],
    ['ends_too_early', 'The last day is in the past. Choose a later day.'],
  ])('says why it is refused with %s, and can be sent again', async (code, said) => {
    server.refuses(requestRoleCall, { status: 409, code });
    await openShown(() => <Screen />, { address: '/request-access?step=check' });
    await press('Send');
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.queryByText('CA-7K3M-9TQX')).toBeNull();
    server.replies(requestRoleCall, made);
    await press('Send');
    expect(await screen.findByText('CA-7K3M-9TQX')).toBeDefined();
  });

  it('is sent once as it was saved, and leads to its case', async () => {
    server.replies(requestRoleCall, made);
    await openShown(() => <Screen />, { address: '/request-access?step=check' });
    await press('Send');
    expect(await screen.findByText('CA-7K3M-9TQX')).toBeDefined();
    expect(sent().map(({ body }) => body)).toEqual([{ draft_id: DRAFT, version: 4 }]);
    expect(sent()[0]?.key).not.toBeNull();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(`/cases/${made.id}`);
  });

  it('stays where it is while the PIN is asked for', async () => {
    server.refuses(requestRoleCall, { status: 401, code: 'pin_required' });
    await openShown(() => <Screen />, { address: '/request-access?step=check' });
    await press('Send');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Send' })).toBeDefined();
    expect(screen.queryByText('Answers received')).toBeNull();
  });
});
