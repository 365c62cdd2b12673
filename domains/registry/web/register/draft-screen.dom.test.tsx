import { readDraftCall } from '@egcr/forms/contract';
import { DRAFT, servesForm } from '@egcr/forms/web-testing';
import { AnsweringServer, closeShown, openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { submitRegistrationCall } from '../../contract/index.ts';
import { Screen } from './draft-screen.tsx';

const made = { id: '01990000-0000-7000-8000-000000000001', reference: 'CA-7K3M-9TQX' };
const answers = { name: 'Harbour Bakery' };
const serves = (form = 'registry.registration') => servesForm(server, form, { question: 'name', answers });
let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
  serves();
});
afterEach(() => closeShown(server));

const PATH = `/business-registration/register/${DRAFT}`;
const open = (query = '') =>
  openShown(() => <Screen />, {
    address: `${PATH}${query}`,
    path: '/business-registration/register/$draftId',
  });
const sent = () => server.sentTo(submitRegistrationCall);
async function send() {
  const page = await open('?step=check');
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  return page;
}

describe('the draft of a registration', () => {
  it('is not found where there is no such draft, or only one of another form', async () => {
    server.refuses(readDraftCall, { status: 404, code: 'not_found' });
    await open();
    expect(await screen.findByRole('heading', { name: 'No such draft' })).toBeDefined();
    cleanup();
    serves('fraud.report');
    await open();
    expect(await screen.findByText('It was deleted, or the address is wrong.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to registration' }).getAttribute('href')).toBe(
      '/business-registration',
    );
    expect(server.sent).toEqual([]);
  });

  it('that was sent leads to the registrations', async () => {
    server.refuses(readDraftCall, { status: 409, code: 'draft_sent' });
    await open();
    expect(await screen.findByRole('heading', { name: 'This draft was sent' })).toBeDefined();
    expect(screen.getByText('You find it among your registrations.')).toBeDefined();
  });

  it('that could not be read is read again on request', async () => {
    server.refuses(readDraftCall, { status: 403, code: 'permission_missing' });
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    serves();
    fireEvent.click(again);
    expect(await screen.findByText('Check as you write')).toBeDefined();
  });
});

describe('a registration', () => {
  it('is sent once as it was saved, and leads to its case', async () => {
    server.replies(submitRegistrationCall, made);
    await send();
    expect(await screen.findByText('Registration sent')).toBeDefined();
    expect(screen.getByText('CA-7K3M-9TQX')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Follow it' }).getAttribute('href')).toBe(`/cases/${made.id}`);
    expect(sent().map(({ body }) => body)).toEqual([{ draft_id: DRAFT, version: 4 }]);
    expect(sent()[0]?.key).not.toBeNull();
  });

  it.each([
    ['awaiting_payment', 402, /^Awaiting payment: your wallet has less than the fee/],
    ['case_step_refused', 409, /changed/],
    ['draft_sent', 409, 'You find it among your registrations.'],
  ])('says why it is refused with %s, and stays', async (code, status, said) => {
    server.refuses(submitRegistrationCall, { status, code });
    const page = await send();
    expect(await screen.findByText(said)).toBeDefined();
    expect(page.address()).toBe(`${PATH}?step=check`);
    expect(screen.queryByText('Registration sent')).toBeNull();
  });

  it.each([
    ['person_unknown', /^The username of a director belongs to no one else/],
    ['required', /^Some answers don’t fit/],
  ])('says which answers do not fit: %s', async (code, said) => {
    server.refuses(submitRegistrationCall, {
      status: 422,
      code: 'validation_failed',
      errors: [{ field: 'other', code }],
    });
    await send();
    expect(await screen.findByText(said)).toBeDefined();
  });

  it('leads back to the name that went to another business meanwhile, which is asked about anew', async () => {
    server.refuses(submitRegistrationCall, { status: 409, code: 'name_taken' });
    const page = await send();
    await waitFor(() => expect(page.search()).toContain('question=name'));
    expect(page.search()).toContain('back=check');
  });
});
