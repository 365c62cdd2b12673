import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Dissolution, RegisterEntry, ShareConsent } from '../../contract/index.ts';
import { Screen as ConsentScreen } from '../consents/consent-screen.tsx';
import { Screen as ChangesScreen } from './changes-screen.tsx';

const id = (at: number) => `01990000-0000-7000-8000-00000000000${at}`;
const held = { class_name: 'ordinary', kind: 'person', number: null, born_month: '1980-01' } as const;
const entry: RegisterEntry = {
  id: id(1),
  name: 'Harbour Bakery',
  number: 'JVRIT0000042X',
  jurisdiction: 'IT',
  version: 3,
  street: 'Via del Porto 1',
  town: 'Genova',
  postcode: '16121',
  directors: [{ id: id(2), name: 'Ann Test', born_month: '1990-05' }],
  holdings: [
    { ...held, id: id(3), name: 'Ann Test', shares: '600', consent: 'own' },
    { ...held, id: id(4), name: 'Bao Lin', shares: '300', consent: 'account' },
    { ...held, id: id(5), name: 'Cem Kaya', shares: '100', consent: 'paper' },
  ],
  open_case: null,
  may_file: true,
};
const asked: ShareConsent = {
  case_id: id(6),
  name: 'Harbour Bakery',
  number: 'JVRIT0000042X',
  slug: 'harbour-bakery',
  holder: 'Bao Lin',
  class_name: 'ordinary',
  held: '300',
  shares: '150',
  to_kind: 'person',
  to_name: 'Eda Old',
  to_born_month: '1970-02',
  to_number: null,
  filed_by: 'Ann Test',
  filed_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-12-04T12:00:00.000Z',
  state: 'waiting',
  can_answer: true,
};

/** Nobody has asked, and the reader is no owner; and an owner of a business that may end. */
const none: Dissolution = {
  state: null,
  asked_by: '',
  asked_at: null,
  agree_until: null,
  notice_until: null,
  obstacles: [],
  takes_two: false,
  may: { ask: false, agree: false, withdraw: false },
};
const active: Dissolution = { ...none, may: { ...none.may, ask: true } };

let shown: { entry: RegisterEntry; consent: ShareConsent; dissolution: Dissolution };
let sent: { readonly path: string; readonly body: Record<string, unknown> }[];
let refused: object | undefined;
beforeEach(() => {
  shown = { entry, consent: asked, dissolution: none };
  sent = [];
  refused = undefined;
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('/documents')) return Response.json({ items: [], next: null });
    if (init?.method === 'POST') {
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
      sent.push({ path: url.slice(url.lastIndexOf('/') + 1), body });
      if (url.includes('/dissolution')) return Response.json(none);
      if (refused) return Response.json({ type: 'about:blank', ...refused }, { status: 422 });
      if (url.includes('/consents/'))
        return Response.json({ ...shown.consent, state: 'given', can_answer: false });
      return Response.json({ case_id: id(6), reference: 'CA-7K3M-9TQX' }, { status: 201 });
    }
    if (url.includes('/dissolution')) return Response.json(shown.dissolution);
    return Response.json(url.includes('/consents/') ? shown.consent : shown.entry);
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (path: string, Page: () => React.ReactNode, address: string) =>
  openPages({
    address,
    pages: { [path]: Page },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
const openChanges = () =>
  open('/businesses/$businessId/changes', ChangesScreen, `/businesses/${entry.id}/changes`);
const openConsent = () =>
  open('/businesses/consents/$changeId', ConsentScreen, `/businesses/consents/${asked.case_id}`);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const tab = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name }));

describe('the forms of changes', () => {
  it('send an address with the version that was read', async () => {
    await openChanges();
    await choose('Street and number', 'Via Nuova 9');
    await press('File the change');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: 'address',
      body: { version: 3, street: 'Via Nuova 9', town: 'Genova', postcode: '16121' },
    });
  });

  it('say at the field what the register refuses, and keep what was typed', async () => {
    refused = {
      status: 422,
      code: 'validation_failed',
      errors: [{ field: 'joining_born', code: 'under_age', params: { minimum: 18 } }],
    };
    await openChanges();
    await tab('Directors');
    await choose('Who joins: full name', 'Eda Young');
    await choose('Date of birth', '2015-01-01');
    await press('File the change');
    expect((await screen.findAllByText(/18/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Who joins: full name').value).toBe('Eda Young');
  });

  it('say how the holder consents whose shares go over: nothing for the own ones, an account, or a paper', async () => {
    await openChanges();
    await tab('Owners');
    await choose('Shares of', id(3));
    expect(screen.queryByText(/must consent/)).toBeNull();
    await choose('Shares of', id(4));
    expect(
      await screen.findByText(/Bao Lin must consent with their own account, within 14 days/),
    ).toBeDefined();
    await choose('Shares of', id(5));
    expect(await screen.findByText(/Cem Kaya has no account here/)).toBeDefined();
    expect(screen.queryByText(/must consent/)).toBeNull();
  });

  it('are not there for others than owners, nor while a change is decided', async () => {
    shown.entry = { ...entry, may_file: false };
    await openChanges();
    expect(await screen.findByText(/Owners of the team file changes/)).toBeDefined();
    cleanup();
    shown.entry = { ...entry, open_case: id(6) };
    await openChanges();
    expect(await screen.findByRole('link', { name: 'Open the case' })).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('the dissolution', () => {
  it('says what is to be settled, and has no button before', async () => {
    shown.dissolution = { ...active, obstacles: ['money', 'shares'] };
    await openChanges();
    expect(await screen.findByText(/money in the wallet of the business/)).toBeDefined();
    expect(screen.getByText(/holds shares of another one/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask for the dissolution' })).toBeNull();
  });

  it('is asked for with the number of the business, typed', async () => {
    shown.dissolution = active;
    await openChanges();
    await choose('Number of the business, to confirm', 'jvrit0000042x');
    await press('Ask for the dissolution');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ path: 'dissolution', body: { number: 'JVRIT0000042X' } });
  });

  it('is agreed to, or taken back, by another owner; others see nothing of it', async () => {
    shown.dissolution = {
      ...active,
      state: 'asked',
      asked_by: 'Ann Test',
      agree_until: '2026-12-27T10:00:00Z',
      may: { ask: false, agree: true, withdraw: true },
    };
    await openChanges();
    expect(await screen.findByText(/Ann Test asked to dissolve the business/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Agree to the dissolution' })).toBeDefined();
    await press('Take it back');
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['withdrawal']));
    cleanup();
    shown.dissolution = none;
    await openChanges();
    await screen.findByRole('tab', { name: 'Directors' });
    expect(screen.queryByText('Dissolve the business')).toBeNull();
  });
});

describe('the question to a holder', () => {
  it('has nothing chosen beforehand, and sends a yes once', async () => {
    await openConsent();
    expect(await screen.findByText('150 of 300 (ordinary)')).toBeDefined();
    await press('Send the answer');
    expect((await screen.findAllByText('Choose yes or no.')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: /Yes, I consent/ }));
    await press('Send the answer');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ path: 'answers', body: { answer: 'consent', reason: '' } });
  });

  it('takes the reason of a no, and drops it where the answer became yes', async () => {
    await openConsent();
    fireEvent.click(await screen.findByRole('radio', { name: /No, I refuse/ }));
    await choose('Why not? (optional)', 'I sold nothing.');
    await press('Send the answer');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ answer: 'refuse', reason: 'I sold nothing.' });
  });

  it('is no form for the team that asked, nor once it was answered', async () => {
    shown.consent = { ...asked, can_answer: false };
    await openConsent();
    expect(await screen.findByText(/Only the holder answers/)).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    cleanup();
    shown.consent = { ...asked, state: 'refused', can_answer: false };
    await openConsent();
    expect(await screen.findByText('Bao Lin refused. The entry stays as it is.')).toBeDefined();
    expect(screen.queryByText(/Only the holder answers/)).toBeNull();
  });
});
