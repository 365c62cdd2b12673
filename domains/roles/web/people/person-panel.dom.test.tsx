import { type AnsweringServer, closeShown, openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readOwnCall, revokeGrantCall } from '../../contract/endpoints.ts';
import { readPersonCall } from '../../contract/people-endpoints.ts';
import { byOperator, given, id, ownRoles, person, servesPerson } from '../testing/a-person.ts';
import { PersonPanel } from './person-panel.tsx';

const END = `POST admin/role-grants/${id(1)}/revoke`;

let server: AnsweringServer;
beforeEach(() => {
  server = servesPerson();
});
afterEach(() => closeShown(server));

const open = () => openShown(() => <PersonPanel id={id(9)} />);
const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('the account of a person, as staff see it', () => {
  it('says how it is reached and protected, and which roles it has, why, by whom and until when', async () => {
    await open();
    expect(await screen.findByRole('region', { name: 'Eda Old' })).toBeDefined();
    expect(factOf('Username')).toBe('eda');
    expect(factOf('Phone')).toBe('None');
    expect(factOf('Second factor')).toBe('Off');
    expect(factOf('PIN')).toBe('On');
    expect(factOf('Account id')).toBe(id(9));
    const [first, second] = lines();
    expect(first).toMatch(
      /^Grants reviewerOnly for country KEGiven March 1, 2026Until April 5, 2027.*Proposed by Mia, approved by NoaKnows the country/,
    );
    expect(second).toMatch(/^AuditorGiven March 1, 2026Given by the operator/);
    expect(second).not.toMatch(/Only for|Until|operatoroperator/);
    expect(screen.queryByText('Blocked')).toBeNull();
    expect(screen.queryByText('Not verified')).toBeNull();
    expect(screen.queryByText('Ended roles')).toBeNull();
    expect(screen.queryByText('No roles')).toBeNull();
  });

  it('says that it is blocked and not verified, has no profile and no role', async () => {
    server.replies(readPersonCall, {
      ...person,
      name: '',
      username: null,
      is_blocked: true,
      is_verified: false,
      has_pin: false,
      has_second_factor: true,
      grants: [],
    });
    await open();
    expect(await screen.findByRole('region', { name: 'No profile yet' })).toBeDefined();
    expect(screen.getByText('Blocked')).toBeDefined();
    expect(screen.getByText('Not verified')).toBeDefined();
    expect(screen.getByText('No roles')).toBeDefined();
    expect(factOf('Second factor')).toBe('On');
    expect(factOf('PIN')).toBe('Off');
    expect(await screen.findByText('A person without a username can’t get a role yet.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send the proposal' })).toBeNull();
  });

  it.each([
    ['expired', 'Its time was over'],
    ['given_up', 'Given up'],
    ['operator', 'By the operator'],
    ['proposal', 'By the operator'],
    ['Left the team', 'Left the team'],
  ])('says of a role that ended by %s: %s', async (end_reason, said) => {
    const ended = { ...given, ended_at: '2026-06-07T12:00:00.000Z', end_reason };
    server.replies(readPersonCall, {
      ...person,
      grants: [{ ...ended, ended_by: { user_id: id(8), name: 'Noa' } }, byOperator],
    });
    await open();
    expect(await screen.findByText('Ended roles')).toBeDefined();
    const gone = screen.getByText(said).closest('li');
    expect(gone?.textContent).toMatch(/Ended June 7, 2026.*by Noa/);
    expect(gone?.textContent).not.toMatch(/Until/);
    expect(gone?.querySelector('button')).toBeNull();
    expect(lines()[0]).toMatch(/^Auditor/);
    expect(await screen.findByRole('button', { name: 'End role: Auditor' })).toBeDefined();
  });

  it('is shown to readers without any way to change it', async () => {
    server.replies(readOwnCall, ownRoles('auditor'));
    await open();
    expect(await screen.findByText('Auditor')).toBeDefined();
    await waitFor(() => expect(server.read).toContain('roles/own'));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Propose a role')).toBeNull();
  });

  it('has no way for the reader to change the own roles', async () => {
    server.replies(readPersonCall, { ...person, own: true, grants: [{ ...given, own: true }, byOperator] });
    await open();
    expect(await screen.findByRole('button', { name: 'End role: Auditor' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'End role: Grants reviewer' })).toBeNull();
    expect(screen.queryByText('Propose a role')).toBeNull();
  });

  it('says why it could not be read, and reads it again on request', async () => {
    server.refuses(readPersonCall, { status: 403, code: 'permission_missing' });
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.replies(readPersonCall, person);
    fireEvent.click(again);
    expect(await screen.findByRole('region', { name: 'Eda Old' })).toBeDefined();
  });
});

describe('the end of a role', () => {
  async function ask(role = 'Grants reviewer') {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: `End role: ${role}` }));
    return within(await screen.findByRole('alertdialog'));
  }
  const confirm = (dialog: Awaited<ReturnType<typeof ask>>) =>
    fireEvent.click(dialog.getByRole('button', { name: 'End role' }));

  it('takes a reason, is sent once, and shows the person as they are afterwards', async () => {
    const dialog = await ask();
    expect(dialog.getByText('End the role “Grants reviewer”?')).toBeDefined();
    confirm(dialog);
    expect(dialog.getByText('Enter a reason.')).toBeDefined();
    expect(server.sent).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: '  Left the team ' } });
    server.replies(revokeGrantCall, { ...given, ended_at: '2026-06-07T12:00:00.000Z' });
    server.replies(readPersonCall, { ...person, grants: [byOperator] });
    confirm(dialog);
    expect(await screen.findByText('Role ended')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.sent.map(({ call, body }) => [call, body])).toEqual([[END, { reason: 'Left the team' }]]);
    await waitFor(() => expect(lines()).toHaveLength(1));
  });

  it('says that it has ended already, keeps what was typed and can be dropped', async () => {
    server.refuses(revokeGrantCall, { status: 409, code: 'grant_ended' });
    const dialog = await ask();
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Left' } });
    confirm(dialog);
    expect(await screen.findByText('The role has ended already.')).toBeDefined();
    expect(dialog.queryByText('Enter a reason.')).toBeNull();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'End role' }).ariaBusy).not.toBe('true'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('Role ended')).toBeNull();
  });

  it('takes two people where the person is a super admin', async () => {
    server.replies(readPersonCall, { ...person, grants: [{ ...byOperator, role: 'super_admin' }] });
    await open();
    expect(
      await screen.findByText('Two people take this role away: propose it through the other super admins.'),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: /^End role/ })).toBeNull();
  });
});
