import { AnsweringServer, closeShown, openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { handleTicketCall, readTicketCall } from '../../contract/index.ts';
import { TicketPanel } from './ticket-panel.tsx';
import type { WholeTicket } from './queries.ts';

const id = (at: number) => `01990000-0000-7000-8000-00000000000${at}`;
const entry = {
  id: id(2),
  kind: 'message',
  text: 'Where is it?',
  by: null,
  at: '2026-03-01T12:00:00.000Z',
} as const;
const ticket: WholeTicket = {
  id: id(1),
  reference: 'EG-7K3M-9TQX',
  name: 'Ada',
  email: 'ada@example.org',
  topic: 'money',
  state: 'open',
  language: 'en',
  assigned_to: null,
  assigned_to_you: false,
  created_at: '2026-03-01T12:00:00.000Z',
  changed_at: '2026-03-01T12:00:00.000Z',
  entries: [
    entry,
    { ...entry, id: id(3), kind: 'event', text: 'assigned' },
    { ...entry, id: id(4), kind: 'note', text: 'Asked the bank' },
    { ...entry, id: id(5), kind: 'reply', text: 'It has arrived.' },
    { ...entry, id: id(6), kind: 'event', text: 'solved' },
    { ...entry, id: id(7), kind: 'event', text: 'released' },
  ],
};
let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer().replies(readTicketCall, ticket).replies(handleTicketCall, ticket);
});
afterEach(() => closeShown(server));

const open = async () => {
  await openShown(() => <TicketPanel id={id(1)} />);
  return screen.findByRole('region', { name: 'EG-7K3M-9TQX' });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Text');
const write = (value: string) => fireEvent.change(text(), { target: { value } });
const bodies = () => server.sent.map(({ body }) => body);

describe('a message in the queue', () => {
  it('says from whom it came, what was written and done, in order', async () => {
    const panel = await open();
    expect(panel.querySelector('header')?.textContent).toBe(
      'EG-7K3M-9TQXIn progressMoney and paymentsada@example.org',
    );
    const items = [...panel.querySelectorAll('li')];
    expect(items.map((item) => item.textContent?.replace(/March.*(?:AM|PM)( UTC)?/u, '|'))).toEqual([
      expect.stringMatching(/^Ada.*Where is it\?$/),
      expect.stringMatching(/^Step.*Assigned$/),
      expect.stringMatching(/^Note.*Asked the bank$/),
      expect.stringMatching(/^Answer.*It has arrived\.$/),
      expect.stringMatching(/^Step.*Solved$/),
      expect.stringMatching(/^Step.*Unassigned$/),
    ]);
    expect(items.map((item) => item.dataset['quiet'] === 'true')).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
    ]);
  });

  it('is answered by mail, or noted for colleagues, once something is written', async () => {
    await open();
    press('Send answer');
    expect((await screen.findAllByText('Write something first.')).length).toBeGreaterThan(0);
    write('It has arrived today.');
    press('Send answer');
    expect(await screen.findByText('Answer sent')).toBeDefined();
    await waitFor(() => expect(text().value).toBe(''));
    fireEvent.click(screen.getByRole('radio', { name: /A note/ }));
    expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
    write('Ask the bank.');
    press('Save note');
    expect(await screen.findByText('Note saved')).toBeDefined();
    expect(bodies()).toEqual([
      { step: 'reply', text: 'It has arrived today.' },
      { step: 'note', text: 'Ask the bank.' },
    ]);
    expect(await screen.findByRole('button', { name: 'Send answer' })).toBeDefined();
    expect(new Set(server.keys).size).toBe(2);
  });

  it('keeps what was written where it was solved meanwhile, and goes back to answers', async () => {
    server.refuses(handleTicketCall, { status: 409, code: 'ticket_solved' });
    await open();
    fireEvent.click(screen.getByRole('radio', { name: /A note/ }));
    fireEvent.click(screen.getByRole('radio', { name: /An answer/ }));
    write('It has arrived.');
    press('Send answer');
    expect(await screen.findByText('This message is already solved.')).toBeDefined();
    expect(text().value).toBe('It has arrived.');
    expect(screen.queryByText('Answer sent')).toBeNull();
  });

  it('is taken on, handed back and solved', async () => {
    await open();
    press('Assign to me');
    expect(await screen.findByText('Assigned to you')).toBeDefined();
    cleanup();
    server.replies(readTicketCall, { ...ticket, assigned_to_you: true });
    await open();
    expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
    press('Unassign');
    await waitFor(() => expect(server.sent).toHaveLength(2));
    press('Mark as solved');
    expect(await screen.findByText('Marked as solved')).toBeDefined();
    expect(bodies()).toEqual([{ step: 'assign' }, { step: 'release' }, { step: 'solve' }]);
  });

  it('says why a step was not taken, and what is there now', async () => {
    server.refuses(handleTicketCall, { status: 404, code: 'ticket_unknown' });
    await open();
    const reads = server.read.length;
    press('Mark as solved');
    expect(await screen.findByText('Nothing was changed')).toBeDefined();
    expect(screen.getByText('This message no longer exists.')).toBeDefined();
    await waitFor(() => expect(server.read.length).toBe(reads + 1));
  });

  it('that is solved can be answered, and nothing else', async () => {
    server.replies(readTicketCall, { ...ticket, state: 'solved' });
    await open();
    expect(screen.getByRole('button', { name: 'Send answer' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as solved' })).toBeNull();
  });

  it('that is gone says so', async () => {
    server.refuses(readTicketCall, { status: 404, code: 'ticket_unknown' });
    await openShown(() => <TicketPanel id={id(1)} />);
    expect(await screen.findByText('This message no longer exists.')).toBeDefined();
  });
});
