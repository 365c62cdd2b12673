import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { KnownFactsShown, Programme, Wish } from '../../contract/index.ts';
import { ChancePanel } from './chance-panel.tsx';

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });

const programme: Programme = {
  slug: 'personal',
  kind: 'grant',
  title: 'Personal grant',
  summary: 'For tools.',
  state: 'open',
  applicants: ['person'],
  sector: null,
  countries: [],
  minimum: usd('200000'),
  maximum: usd('1000000'),
  verified_from: usd('5000000'),
  opens_at: '2026-11-01T00:00:00.000Z',
  closes_at: null,
  zone: 'UTC',
  left: usd('5000000'),
  promised: usd('0'),
  paid: usd('0'),
  returned: usd('0'),
  decision_days: 30,
  form: 'grants.personal',
  is_sample: false,
};

let facts: KnownFactsShown;
let asked: string[];

beforeEach(() => {
  asked = [];
  facts = {
    kind: 'person',
    is_contact_confirmed: true,
    is_organisation_verified: false,
    country: null,
    is_open: true,
    is_proposer: false,
    budget: usd('5000000'),
    active: null,
  };
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(facts);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(wish: Wish, actingFor?: string): Promise<void> {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChancePanel programme={programme} actingFor={actingFor} wish={wish} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');

describe('what an applicant sees of the rules that decide', () => {
  it('before a word is written: what is met, and what depends on the answers', async () => {
    await show({});
    expect(screen.getByText('You meet everything we can check so far.')).toBeDefined();
    expect(rows().filter((row) => row.includes(': Met'))).toHaveLength(7);
    expect(rows().filter((row) => row.includes('Depends on your answers'))).toHaveLength(3);
  });

  it('while it is written: the amount that is too small, and costs that make another sum', async () => {
    await show({ amountMinor: 150_000n, costsMinor: [100_000n, 20_000n, 0n] });
    expect(screen.getByText('Something is missing. The same rules decide later.')).toBeDefined();
    expect(rows().join(' ')).toContain('Ask for $2,000 to $10,000.');
    expect(rows().join(' ')).toContain('Your costs add up to $1,200, not $1,500.');
  });

  it('while it is written and the deadline passes: that it is closed, within a minute by the server’s clock', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await show({});
    facts = { ...facts, is_open: false };
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    vi.useRealTimers();
    expect(await screen.findByText('This programme takes no applications now.')).toBeDefined();
  });

  it('at the end: that nothing is missing', async () => {
    await show({ amountMinor: 400_000n, costsMinor: [400_000n, 0n, 0n] });
    expect(screen.getByText('You meet every criterion.')).toBeDefined();
  });

  it('names the application that is active, and who the programme is for', async () => {
    facts = {
      ...facts,
      kind: 'ngo',
      active: { case_id: '01990000-0000-7000-8000-000000000002', reference: 'CA-7K3M-9TQX' },
    };
    await show({}, '01990000-0000-7000-8000-000000000001');
    expect(rows().join(' ')).toContain('Your application CA-7K3M-9TQX is still active.');
    expect(rows().join(' ')).toContain('It is for: People.');
    expect(asked[0]).toContain('acting_for=01990000-0000-7000-8000-000000000001');
  });

  it('says what is left where the budget has less than is asked for', async () => {
    facts = { ...facts, budget: usd('300000') };
    await show({ amountMinor: 400_000n, costsMinor: [400_000n] });
    expect(rows().join(' ')).toContain('Only $3,000 is left.');
  });
});
