import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { BusinessContact, BusinessVerification } from '../../contract/index.ts';
import { Screen } from '../businesses/verify-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const domain: BusinessContact = {
  kind: 'domain',
  value: 'shop.example.org',
  state: 'waiting',
  how: null,
  proven_at: null,
  valid_until: null,
  mark: 'egcr-verification=0123456789abcdef',
  is_reading: false,
  code_until: null,
};
const phone: BusinessContact = {
  ...domain,
  kind: 'phone',
  value: '+390101234567',
  mark: '',
  code_until: '2026-11-27T12:10:00Z',
};
const business: BusinessVerification = {
  id: ID,
  organisation_id: ID,
  name: 'Harbour Bakery',
  number: 'JVRIT0000042X',
  is_sample: false,
  level: 1,
  state: 'verified',
  valid_until: '2027-11-27',
  can_edit: true,
  lei: '',
  tax_country: 'IT',
  tax_id: '',
  checks: [],
  contacts: [],
  case_id: null,
  wanted_level: null,
};

let shown: BusinessVerification;
let sent: { readonly path: string; readonly body: unknown }[];
let refused: object | undefined;
beforeEach(() => {
  shown = business;
  sent = [];
  refused = undefined;
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    if (method === 'GET') return Response.json(shown);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ path: `${method} ${url.slice(url.indexOf('/contacts'))}`, body });
    return refused === undefined ? Response.json(shown) : Response.json(refused, { status: 422 });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = () =>
  openPages({
    address: `/business/verification/${ID}`,
    pages: { '/business/verification/$businessId': Screen },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fill = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

describe('the web domain of a business', () => {
  it('is saved as it was written, and refused at its field where it is none', async () => {
    await open();
    await fill('Web domain', 'localhost');
    await press('Save the domain');
    expect((await screen.findAllByText('This is no domain of the public web')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await fill('Web domain', 'https://shop.example.org/about');
    await press('Save the domain');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: 'POST /contacts/domain',
      body: { domain: 'https://shop.example.org/about' },
    });
  });

  it('shows the line, and where it goes, and is looked for at a press', async () => {
    shown = { ...business, contacts: [domain] };
    await open();
    expect(await screen.findByText(domain.mark)).toBeDefined();
    expect(screen.getByText('https://shop.example.org/.well-known/egcr-verification.txt')).toBeDefined();
    expect(screen.getByText('_egcr-verification.shop.example.org')).toBeDefined();
    await press('Look for it now');
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['POST /contacts/domain/readings']));
    await press('Take it off: shop.example.org');
    await waitFor(() => expect(sent.at(-1)?.path).toBe('DELETE /contacts/domain'));
  });

  it('is nothing for who may not edit', async () => {
    shown = { ...business, can_edit: false, contacts: [{ ...domain, mark: '' }] };
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Bakery' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Look for it now' })).toBeNull();
  });
});

describe('the phone of a business', () => {
  it('is proven by the code that was sent; a wrong one is said at its field', async () => {
    shown = { ...business, contacts: [phone] };
    refused = { type: 'about:blank', status: 422, code: 'contact_code_wrong', tries_left: 4 };
    await open();
    await fill('Code from the SMS', '123456');
    await press('Prove the phone');
    expect((await screen.findAllByText('The code is wrong')).length).toBeGreaterThan(0);
    expect(sent).toEqual([{ path: 'POST /contacts/phone/codes', body: { code: '123456' } }]);
  });
});
