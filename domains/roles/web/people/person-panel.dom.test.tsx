import { readQueuesCall } from '@egcr/cases/contract';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { AnsweringServer, closeShown, openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { Abilities } from '../../contract/ability.ts';
import { proposeGrantCall, readOwnCall, revokeGrantCall, type Grant } from '../../contract/endpoints.ts';
import { readPersonCall } from '../../contract/people-endpoints.ts';
import { everywhere } from '../../contract/scope.ts';
import type { StaffRole } from '../../contract/staff-roles.ts';
import { PersonPanel } from './person-panel.tsx';
import type { StaffPerson } from './queries.ts';

const id = (at: number) => `01990000-0000-7000-8000-00000000000${at}`;
const ann: Grant = {
  id: id(1),
  person: { user_id: id(9), name: 'Eda Old' },
  role: 'grants_reviewer',
  scope_kind: 'country',
  scope_id: 'KE',
  reason: 'Knows the country',
  granted_by: { user_id: id(7), name: 'Mia' },
  approved_by: { user_id: id(8), name: 'Noa' },
  granted_at: '2026-03-01T12:00:00.000Z',
  ends_at: '2027-04-05T23:59:59.000Z',
  ended_at: null,
  ended_by: null,
  end_reason: null,
  own: false,
};
const byOperator: Grant = {
  ...ann,
  id: id(2),
  role: 'auditor',
  scope_kind: 'global',
  scope_id: '',
  reason: 'operator',
  granted_by: null,
  approved_by: null,
  ends_at: null,
};
const person: StaffPerson = {
  user_id: id(9),
  name: 'Eda Old',
  username: 'eda',
  email: 'eda@post.example',
  phone: null,
  is_verified: true,
  is_blocked: false,
  has_pin: true,
  has_second_factor: false,
  joined_at: '2026-01-02T12:00:00.000Z',
  own: false,
  grants: [ann, byOperator],
};

const queue = {
  kind: 'fraud.report',
  label: 'Fraud reports',
  states: [],
  open: 0,
  unassigned: 0,
  mine: 0,
  late: 0,
};

const END = `POST admin/role-grants/${id(1)}/revoke`;

function ownRoles(...held: readonly StaffRole[]) {
  const rules = Abilities.of(held.map((role) => ({ role, scope: everywhere }))).packed();
  return { roles: [], rules, needs_second_factor: false };
}
let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer()
    .replies(readPersonCall, person)
    .replies(readOwnCall, ownRoles('super_admin'))
    .replies(readQueuesCall, { items: [] });
});
afterEach(() => closeShown(server));

const open = () => openShown(() => <PersonPanel id={id(9)} />);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
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
    const ended = { ...ann, ended_at: '2026-06-07T12:00:00.000Z', end_reason };
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
    server.replies(readPersonCall, { ...person, own: true, grants: [{ ...ann, own: true }, byOperator] });
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
    server.replies(revokeGrantCall, { ...ann, ended_at: '2026-06-07T12:00:00.000Z' });
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

describe('the proposal of a role', () => {
  const proposed: ReplyOf<typeof proposeGrantCall> = {
    id: id(5),
    kind: 'roles.grant',
    subject: 'eda',
    state: 'open',
    sha256: '0'.repeat(64),
    facts: [],
    reason: 'Knows the country',
    proposed_by: { user_id: id(7), name: 'Mia' },
    proposed_at: '2026-06-07T12:00:00.000Z',
    expires_at: '2026-06-14T12:00:00.000Z',
    decided_by: null,
    decided_at: null,
    decision_reason: null,
    outcome: null,
    own: true,
  };
  const send = () => fireEvent.click(button('Send the proposal'));
  async function openForm() {
    await open();
    await screen.findByRole('button', { name: 'Send the proposal' });
  }

  it('needs a role and a reason, and a place where it does not count everywhere', async () => {
    await openForm();
    expect(screen.queryByLabelText('Which one')).toBeNull();
    send();
    await waitFor(() => expect(field('Role').getAttribute('aria-invalid')).toBe('true'));
    expect(field('Reason').getAttribute('aria-invalid')).toBe('true');
    fill('Where it counts', 'country');
    expect(screen.getByText('Its id, such as KE for a country')).toBeDefined();
    send();
    await waitFor(() => expect(field('Which one').getAttribute('aria-invalid')).toBe('true'));
    expect(field('Role').getAttribute('aria-invalid')).toBe('true');
    fill('Role', 'fraud_reviewer');
    fill('Reason', 'Knows the country');
    send();
    await waitFor(() => expect(field('Role').getAttribute('aria-invalid')).not.toBe('true'));
    expect(field('Which one').getAttribute('aria-invalid')).toBe('true');
    expect(server.sent).toEqual([]);
  });

  it('lasts until the end of its last day, and drops the place where it came to count everywhere', async () => {
    server.refuses(proposeGrantCall, { status: 409, code: 'roles_unchanged' });
    await openForm();
    fill('Role', 'fraud_reviewer');
    fill('Where it counts', 'country');
    fill('Which one', 'KE');
    fill('Reason', 'Knows the country');
    send();
    expect((await screen.findAllByText('The person has this role already.')).length).toBeGreaterThan(0);
    expect(field('Role').getAttribute('aria-invalid')).toBe('true');
    server.refuses(proposeGrantCall, { status: 422, code: 'ends_too_early' });
    fill('Until', '2026-12-31');
    send();
    expect((await screen.findAllByText('Choose a day in the future.')).length).toBeGreaterThan(0);
    expect(field('Until').getAttribute('aria-invalid')).toBe('true');
    server.replies(proposeGrantCall, proposed);
    fill('Where it counts', 'global');
    send();
    expect(await screen.findByText('Proposal sent. A second person decides.')).toBeDefined();
    expect(field('Reason').value).toBe('');
    const common = { username: 'eda', role: 'fraud_reviewer', reason: 'Knows the country' };
    const ends = { ends_at: '2026-12-31T23:59:59.000Z' };
    expect(server.sent.map(({ body }) => body)).toEqual([
      { ...common, scope_kind: 'country', scope_id: 'KE' },
      { ...common, scope_kind: 'country', scope_id: 'KE', ...ends },
      { ...common, scope_kind: 'global', scope_id: '', ...ends },
    ]);
  });

  it('names the queues by their names', async () => {
    server.replies(readQueuesCall, { items: [queue] });
    await openForm();
    fill('Where it counts', 'queue');
    const options = () =>
      within(field('Which one'))
        .getAllByRole('option')
        .map((each) => each.textContent);
    await waitFor(() => expect(options()).toEqual(['One queue', 'Fraud reports']));
    expect(screen.queryByText('Its id, such as KE for a country')).toBeNull();
  });
});
