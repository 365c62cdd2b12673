import { connectNavigation } from '@egcr/web-kit/navigation';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';

import type { TransferItem } from '../../contract/index.ts';
import { finds } from '../finds.ts';
import { Screen as Payees } from '../payees/payees-screen.tsx';
import { Receipt } from '../receipt.tsx';
import { CannedBank } from '../testing/canned-bank.ts';
import { openPage, reader } from '../testing/open-page.tsx';
import { FrozenMark } from './frozen-mark.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const NOW = '2026-11-20T12:00:00.000Z';
const bao = { user_id: ID, username: 'bao', name: 'Bao Le' };
const payee = {
  id: ID,
  label: 'Bao at the bakery',
  person: bao,
  verified_name: 'Bao Le',
  typed_name: null,
  name_check: null,
  is_favourite: false,
  first_paid_at: null,
  last_paid_at: null,
  created_at: NOW,
};
const transfer: TransferItem = {
  id: ID,
  reference: 'AAAA-BBBB-CCCC',
  state: 'posted',
  direction: 'out',
  amount: { value: '2500', assetCode: 'JVD', assetScale: 2 },
  from: { user_id: reader, username: 'ada', name: 'Ada' },
  to: bao,
  note: null,
  created_at: NOW,
};

let bank: CannedBank | undefined;
afterEach(() => {
  cleanup();
  bank?.close();
});

function open(frozenAt: string | null, heldUntil: string | null = null) {
  bank = new CannedBank({
    'GET wallet': { accounts: [], in_pots: [], frozen_at: frozenAt, held_until: heldUntil, sandbox: true },
    'GET wallet/payees': { items: [payee] },
    'GET wallet/activity': { items: [], next: null },
  });
}

describe('a payee', () => {
  it('leads to a payment while the wallet is open', async () => {
    open(null);
    await openPage('/wallet/payees', () => <Payees />);
    const link = await screen.findByRole('link', { name: /Bao at the bakery/ });
    expect(link.getAttribute('href')).toBe('/wallet/send?to=bao');
  });

  it('of a frozen wallet leads nowhere, and the page leads to where it is unfrozen', async () => {
    open(NOW);
    await openPage('/wallet/payees', () => <Payees />);
    const out = await screen.findByRole('link', { name: 'Unfreeze wallet' });
    expect(out.getAttribute('href')).toBe('/wallet/security');
    const link = await screen.findByRole('link', { name: /Bao at the bakery/ });
    expect([link.getAttribute('href'), link.getAttribute('aria-disabled')]).toEqual([null, 'true']);
  });
});

describe('a receipt', () => {
  it('leads to another payment while the wallet is open', async () => {
    open(null);
    await openPage('/wallet/transfers/1', () => <Receipt transfer={transfer} isJustSent={false} />);
    const link = await screen.findByRole('link', { name: /again/i });
    expect(link.getAttribute('href')).toBe('/wallet/send?to=bao');
  });

  it.each([
    ['sent', 'out', /again/i],
    ['received', 'in', /Bao Le/],
  ] as const)(
    'of money %s from a frozen wallet offers to unfreeze it instead',
    async (_, direction, name) => {
      open(NOW);
      const other = direction === 'in' ? { from: bao, to: transfer.from } : {};
      await openPage('/wallet/transfers/1', () => (
        <Receipt transfer={{ ...transfer, direction, ...other }} isJustSent={false} />
      ));
      const out = await screen.findByRole('link', { name: 'Unfreeze wallet' });
      expect(out.getAttribute('href')).toBe('/wallet/security');
      expect(screen.queryByRole('link', { name })).toBeNull();
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    },
  );
});

describe('the search', () => {
  const ask = (query: string) =>
    finds.ask(
      { query, signal: new AbortController().signal },
      { language: 'en', locale: 'en', amount: () => '', date: () => '' },
    );
  const sends = async (query: string) =>
    (await ask(query)).filter(({ id }) => id.startsWith('send-')).map(({ href }) => href);

  it('leads to paying a payee while the wallet is open, and to unfreezing a frozen one', async () => {
    connectNavigation({});
    open(null);
    expect(await sends('bao')).toEqual(['/wallet/send?to=bao']);
    bank?.close();
    open(NOW);
    expect(await sends('bao')).toEqual(['/wallet/security']);
    expect((await ask('bao')).find(({ id }) => id.startsWith('send-'))?.hint).toMatch(/frozen/i);
  });

  it('leads to where a hold is ended while money is held', async () => {
    connectNavigation({});
    open(null, NOW);
    expect(await sends('bao')).toEqual(['/settings?section=security']);
    expect((await ask('bao')).find(({ id }) => id.startsWith('send-'))?.hint).toBe('Your money is held');
  });

  it('offers to pay an exact username that was never paid, without looking it up', async () => {
    open(null);
    expect(await sends('@Kofi_9')).toEqual(['/wallet/send?to=kofi_9']);
    // The server knows no reply about recipients here: asking for one would fail.
    expect(bank?.posts).toEqual([]);
  });

  it('offers no payment for a name, a username that is known, or one that nobody can have', async () => {
    open(null);
    expect(await sends('kofi')).toEqual([]);
    expect(await sends('@bao')).toEqual(['/wallet/send?to=bao']);
    for (const query of ['@ab', '@kofi mensah', '@a<b>c', `@${'k'.repeat(31)}`])
      expect(await sends(query)).toEqual([]);
  });
});

describe('the entry that leads to sending', () => {
  const show = (frozenAt: string | null, heldUntil: string | null = null) => {
    const client = new QueryClient();
    client.setQueryData(['wallet', 'accounts'], {
      accounts: [],
      in_pots: [],
      frozen_at: frozenAt,
      held_until: heldUntil,
      sandbox: true,
    });
    render(
      <QueryClientProvider client={client}>
        <p>Send</p>
        <FrozenMark />
      </QueryClientProvider>,
    );
  };

  it('says that the wallet is frozen', async () => {
    show(NOW);
    await waitFor(() => expect(screen.getByText('Frozen')).toBeTruthy());
  });

  it('says that money is held', async () => {
    show(null, NOW);
    await waitFor(() => expect(screen.getByText('On hold')).toBeTruthy());
  });

  it('says nothing of an open wallet', () => {
    show(null);
    expect(screen.queryByText('Frozen')).toBeNull();
  });
});
