import { readQueuesCall } from '@egcr/cases/contract';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { type AnsweringServer, closeShown, openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { proposeGrantCall } from '../../contract/endpoints.ts';
import { id, servesPerson } from '../testing/a-person.ts';
import { PersonPanel } from './person-panel.tsx';

let server: AnsweringServer;
beforeEach(() => {
  server = servesPerson();
});
afterEach(() => closeShown(server));

const open = () => openShown(() => <PersonPanel id={id(9)} />);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

const queue = {
  kind: 'fraud.report',
  label: 'Fraud reports',
  states: [],
  open: 0,
  unassigned: 0,
  mine: 0,
  late: 0,
};

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
