import { BODY_LIMIT_BYTES } from '@egcr/contract/limits';
import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { SettlementDifference } from '../contract/index.ts';
import { Screen } from './settlements-screen.tsx';

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const ID = '01990000-0000-7000-8000-000000000001';
const PAIR = '01990000-0000-7000-8000-000000000002';
const twice: SettlementDifference = {
  id: ID,
  rail: 'stripe',
  kind: 'twice',
  state: 'open',
  amount: usd('700'),
  expected: usd('0'),
  settled: usd('700'),
  reference: 'pay:1',
  payment: null,
  file: 'po_2',
  is_test: false,
  is_sample: false,
  is_proposed: false,
  pairs: [{ id: PAIR, reference: 'correction-17' }],
  reason: null,
  opened_at: '2026-11-24T09:00:00.000Z',
  ended_at: null,
};

const proposal = {
  id: ID,
  kind: 'settlements.difference',
  subject: ID,
  state: 'open',
  sha256: '0',
  facts: [],
  reason: 'The rail corrects it.',
  proposed_by: { user_id: ID, name: 'Nadia' },
  proposed_at: twice.opened_at,
  expires_at: twice.opened_at,
  decided_by: null,
  decided_at: null,
  decision_reason: null,
  outcome: null,
  own: true,
};

let sent: { readonly url: string; readonly body: unknown }[];
let read: string[];
let mayPropose: boolean;
beforeEach(() => {
  sent = [];
  read = [];
  mayPropose = true;
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
      return Response.json(proposal, { status: 202 });
    }
    read.push(url);
    if (url.includes('/roles')) {
      const rules = [['money.read', 'place'], ...(mayPropose ? [['money.propose', 'place']] : [])];
      return Response.json({ roles: [], rules, needs_second_factor: false });
    }
    const items = url.includes('/settlement-differences')
      ? [twice, { ...twice, id: PAIR, is_proposed: true }]
      : [];
    return Response.json({ items, next: null });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = () =>
  openPages({
    address: '/super-admin/settlements',
    pages: { '/super-admin/settlements': Screen },
    hasMore: true,
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
const endings = () => screen.queryAllByRole('button', { name: /^End this difference/ });
const listsRead = () => read.filter((url) => url.includes('/settlement-differences')).length;

it('a difference is proposed to end one way or the other, and the list is read again', async () => {
  await open();
  await waitFor(() => expect(endings()).toHaveLength(1));
  expect(screen.getAllByText('Waiting for a second person')).toHaveLength(1);
  const [end] = endings();
  if (end !== undefined) fireEvent.click(end);
  const dialog = within(await screen.findByRole('dialog'));
  const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  press();
  expect((await dialog.findAllByText('Choose what to do.')).length).toBeGreaterThan(0);
  fireEvent.click(dialog.getByRole('radio', { name: 'Set it off against one that cancels it out' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'The rail corrects it.' } });
  press();
  expect((await dialog.findAllByText('Choose the other difference.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Set off against'), { target: { value: PAIR } });
  const before = listsRead();
  press();
  await waitFor(() => expect(listsRead()).toBe(before + 1));
  const body = { outcome: 'offset', other_id: PAIR, reason: 'The rail corrects it.' };
  expect(sent).toMatchObject([{ url: expect.stringContaining(`/settlement-differences/${ID}/end`), body }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a file is handed in once it is chosen and not too large, and the field is empty afterwards', async () => {
  await open();
  const field = async () => {
    const found = await screen.findByLabelText('CSV file');
    if (!(found instanceof HTMLInputElement)) throw new Error('there is no field for a file');
    return found;
  };
  const chosen = await field();
  const choose = (text: string) =>
    fireEvent.change(chosen, { target: { files: [new File([text], 'po_2.csv', { type: 'text/csv' })] } });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
  press();
  expect((await screen.findAllByText('Choose a file.')).length).toBeGreaterThan(0);
  choose('x'.repeat(BODY_LIMIT_BYTES + 1));
  expect((await screen.findAllByText('The file is too large.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  choose('file,rail');
  await waitFor(() => expect(screen.queryAllByText('The file is too large.')).toEqual([]));
  const before = listsRead();
  press();
  await waitFor(() => expect(listsRead()).toBe(before + 1));
  expect(sent).toMatchObject([
    { url: expect.stringContaining('/admin/settlements'), body: { content: 'file,rail' } },
  ]);
  expect(await field()).not.toBe(chosen);
});

it('who may not propose reads differences, and neither ends one nor hands a file in', async () => {
  mayPropose = false;
  await open();
  expect(await screen.findAllByText('Settled twice')).toHaveLength(2);
  expect([endings(), screen.queryByLabelText('CSV file')]).toEqual([[], null]);
});
