import type { ReplyOf } from '@egcr/contract/endpoint';
import { AnsweringServer, closeShown, openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { giveUpRoleCall, readOwnCall } from '../../contract/endpoints.ts';
import { RolesPanel } from './roles-panel.tsx';

const id = (at: number) => `01990000-0000-7000-8000-00000000000${at}`;
type OwnRole = ReplyOf<typeof readOwnCall>['roles'][number];
const reviewer: OwnRole = {
  id: id(1),
  role: 'fraud_reviewer',
  scope_kind: 'queue',
  scope_id: 'fraud.report',
  reason: 'Works on reports',
  granted_at: '2026-03-01T12:00:00.000Z',
  ends_at: '2027-04-05T12:00:00.000Z',
};
const auditor: OwnRole = {
  ...reviewer,
  id: id(2),
  role: 'auditor',
  scope_kind: 'global',
  scope_id: '',
  reason: 'operator',
  ends_at: null,
};
const own = (...roles: OwnRole[]) => ({ roles, rules: [], needs_second_factor: false });

const GIVE_UP = `POST roles/own/${id(1)}/give-up`;
let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer().replies(readOwnCall, own(reviewer, auditor));
});
afterEach(() => closeShown(server));

const open = () => openShown(() => <RolesPanel />);
const lines = async () => {
  const list = await screen.findByRole('list', { name: 'Your roles' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

describe('the roles of the reader', () => {
  it('are named with their place, their time and the reason that a person wrote', async () => {
    await open();
    const [first, second] = await lines();
    expect(first).toMatch(
      /^Fraud reviewerOnly for queue fraud\.reportGiven March 1, 2026Until April 5, 2027.*Why: Works on reportsGive up$/,
    );
    expect(second).toBe('AuditorGiven March 1, 2026No endGive up');
    expect(screen.getByRole('link', { name: 'Ask for a role' }).getAttribute('href')).toBe('/request-access');
  });

  it('says that there are none; what the platform wrote is no reason', async () => {
    server.replies(readOwnCall, own());
    await open();
    expect(await screen.findByText('You have no roles.')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
    cleanup();
    server.replies(readOwnCall, own({ ...reviewer, reason: 'proposal' }));
    await open();
    expect((await lines())[0]).not.toContain('Why');
  });

  it('waits for the answer, and reads it again on request where there was none', async () => {
    server.neverAnswers(readOwnCall);
    await open();
    expect(screen.getByText('Loading')).toBeDefined();
    cleanup();
    server.refuses(readOwnCall, { status: 403, code: 'permission_missing' });
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.replies(readOwnCall, own(auditor));
    fireEvent.click(again);
    expect(await lines()).toHaveLength(1);
  });
});

describe('a role that is given up', () => {
  async function ask() {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Give up: Fraud reviewer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Give up the role “Fraud reviewer”?')).toBeDefined();
    return dialog;
  }

  it('ends after one more question, and is gone from the list', async () => {
    const dialog = await ask();
    expect(server.sent).toEqual([]);
    server.replies(giveUpRoleCall, { role: 'fraud_reviewer' });
    server.replies(readOwnCall, own(auditor));
    fireEvent.click(dialog.getByRole('button', { name: 'Give up' }));
    expect(await screen.findByText('Role given up')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.sent.map(({ call, body }) => [call, body])).toEqual([[GIVE_UP, {}]]);
    expect(server.keys[0]).not.toBeNull();
    await waitFor(async () => expect(await lines()).toHaveLength(1));
  });

  it.each([
    ['last_super_admin', 'The last super admin keeps the role.'],
    ['grant_ended', 'The role has ended already.'],
  ])('is kept where the server answers %s', async (code, said) => {
    server.refuses(giveUpRoleCall, { status: 409, code });
    const dialog = await ask();
    const reads = server.read.length;
    fireEvent.click(dialog.getByRole('button', { name: 'Give up' }));
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.getByRole('alertdialog')).toBeDefined();
    expect(screen.queryByText('Role given up')).toBeNull();
    await waitFor(() => expect(server.read.length).toBe(reads + 1));
  });
});
