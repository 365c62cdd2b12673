import type { AuthState } from '@egcr/web-kit/auth-state';
import { AnsweringServer, closeShown, openShown, visitor } from '@egcr/web-kit/testing/answering-server.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { askStatusCodeCall, readOwnCall, readStatusCall } from '../contract/index.ts';
import type { OwnTicket } from './queries.ts';
import { StatusView } from './status-view.tsx';

const ticket: OwnTicket = {
  reference: 'EG-7K3M-9TQX',
  topic: 'money',
  state: 'waiting',
  created_at: '2026-03-01T12:00:00.000Z',
  entries: [
    { id: 'e1', kind: 'message', text: 'Where is it?', at: '2026-03-01T12:00:00.000Z' },
    { id: 'e2', kind: 'reply', text: 'It has arrived.', at: '2026-03-02T12:00:00.000Z' },
  ],
};
const ASK = 'POST contact/status/code';
const READ = 'POST contact/status';
const user = (id: string) => ({
  id,
  email: 'ada@example.org',
  phone: null,
  isEmailVerified: true,
  isPhoneVerified: false,
});
const signedInAs = (id: string) => ({ isAuthenticated: true, user: user(id) });

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer().replies(askStatusCodeCall, { life_s: 900 }).replies(readStatusCall, ticket);
});
afterEach(() => closeShown(server));

const open = (reference = '', as: Partial<AuthState> = visitor) =>
  openShown(() => <StatusView reference={reference} />, { as });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const bodies = () => server.sent.map(({ call, body }) => [call, body]);

describe('a message that is looked up', () => {
  it('needs its reference and the address from which it came', async () => {
    await open();
    fill('Reference', 'nonsense');
    fill('Email address', 'ada');
    press('Send me a code');
    expect((await screen.findAllByText('A reference looks like EG-7K3M-9TQX.')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Enter an email address, such as ann@example.com.').length).toBeGreaterThan(0);
    expect(screen.getByText('Check these fields')).toBeDefined();
    expect(server.sent).toEqual([]);
    expect(screen.queryByText('Your messages')).toBeNull();
  });

  it('is shown by the code from the mail; a wrong one is emptied, a short one is not sent', async () => {
    await open('EG-7K3M-9TQX');
    expect(field('Reference').value).toBe('EG-7K3M-9TQX');
    fill('Email address', ' Ada@Example.org ');
    press('Send me a code');
    expect(
      await screen.findByText(/^If there is a message with this reference from ada@example\.org/),
    ).toBeDefined();
    const asked = { reference: 'EG-7K3M-9TQX', email: 'ada@example.org' };
    expect(bodies()).toEqual([[ASK, asked]]);
    press('Show message');
    expect(await screen.findByText('The code has six digits.')).toBeDefined();
    expect(server.sent).toHaveLength(1);
    server.refuses(readStatusCall, { status: 403, code: 'code_wrong' });
    fill('Code from the email', '111111');
    expect(await screen.findByText(/^This code is wrong or has expired/)).toBeDefined();
    expect(field('Code from the email').value).toBe('');
    server.replies(readStatusCall, ticket);
    fill('Code from the email', '273918');
    expect(await screen.findByText('It has arrived.')).toBeDefined();
    expect(bodies().slice(1)).toEqual([
      [READ, { ...asked, code: '111111' }],
      [READ, { ...asked, code: '273918' }],
    ]);
    const card = screen.getByText('It has arrived.').closest('details');
    expect(card?.open).toBe(true);
    expect(screen.queryByRole('button', { name: 'Show message' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send me a code' })).toBeNull();
  });

  it('can be another one', async () => {
    await open('EG-7K3M-9TQX');
    fill('Email address', 'ada@example.org');
    press('Send me a code');
    await screen.findByRole('button', { name: 'Show message' });
    press('Look up another');
    expect(screen.getByRole('button', { name: 'Send me a code' })).toBeDefined();
  });

  it('says why no code could be asked for', async () => {
    server.refuses(askStatusCodeCall, { status: 429, code: 'rate_limited' });
    await open('EG-7K3M-9TQX');
    fill('Email address', 'ada@example.org');
    press('Send me a code');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(await screen.findByText(/too|Too|wait|later/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show message' })).toBeNull();
  });
});

describe('the messages of a person who is signed in', () => {
  it('are there at once, folded away, each with its state and who wrote', async () => {
    server.replies(readOwnCall, {
      items: [ticket, { ...ticket, reference: 'EG-0000-0000', state: 'new', topic: 'other', entries: [] }],
    });
    await open('', signedInAs('u1'));
    const card = (await screen.findByText('EG-7K3M-9TQX')).closest('details');
    expect(card?.open).toBe(false);
    expect(card?.textContent).toMatch(/^EG-7K3M-9TQXMoney and payments.*AnsweredWe’ve answered/);
    expect([...(card?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^You.*March 1, 2026.*Where is it\?$/),
      expect.stringMatching(/^EGCR.*March 2, 2026.*It has arrived\.$/),
    ]);
    const second = screen.getByText('EG-0000-0000').closest('details');
    expect(second?.textContent).toMatch(/Something else.*NewWe have your message/);
    expect(field('Email address').value).toBe('ada@example.org');
  });

  it('says that there are none, that they are read, and reads them again where that failed', async () => {
    server.neverAnswers(readOwnCall);
    await open('', signedInAs('u2'));
    expect(screen.getByText('Loading')).toBeDefined();
    cleanup();
    server.refuses(readOwnCall, { status: 403, code: 'permission_missing' });
    await open('', signedInAs('u3'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.replies(readOwnCall, { items: [] });
    fireEvent.click(again);
    expect(await screen.findByText('No messages yet')).toBeDefined();
  });
});
