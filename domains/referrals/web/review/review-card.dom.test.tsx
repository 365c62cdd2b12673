import { connectCalls } from '@egcr/web-kit/call-connections';
import { ToastProvider } from '@egcr/ui/toast';
import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ReviewCard } from './review-card.tsx';

const usual = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = usual;
});

const reward = {
  id: '01990000-0000-7000-8000-000000000001',
  amount: { value: '1000', assetCode: 'JVD', assetScale: 2 },
  user_id: '01990000-0000-7000-8000-00000000000a',
  referrer_id: '01990000-0000-7000-8000-00000000000b',
  referee_id: '01990000-0000-7000-8000-00000000000a',
  risk: 60,
  reasons: ['same_mailbox'],
  created_at: '2026-11-20T12:00:00.000Z',
};

/** Answers the calls; what waits is gone once it was decided, unless the decision is refused. */
function open({ items = [reward], refusal = '' } = {}): string[] {
  const decided: string[] = [];
  connectCalls({ accessToken: () => 'token' });
  globalThis.fetch = async (_input, init) => {
    if (init?.method !== 'POST') {
      const left = decided.length > 0 && refusal === '' ? [] : items;
      return Response.json({ items: left, next: null });
    }
    decided.push(typeof init.body === 'string' ? init.body : '');
    if (refusal !== '') return Response.json({ code: refusal, status: 403 }, { status: 403 });
    return Response.json({ id: reward.id, state: 'held' });
  };
  render(
    <ToastProvider regionLabel="Notices" closeLabel="Close">
      <QueryClientProvider client={createQueryClient()}>
        <ReviewCard />
      </QueryClientProvider>
    </ToastProvider>,
  );
  return decided;
}

describe('rewards that wait for a super admin', () => {
  it('are shown with what speaks against them, and released', async () => {
    const decided = open();
    expect(await screen.findByText('Same mailbox')).toBeDefined();
    expect(screen.getByText('for the person invited')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('Reward released')).toBeDefined();
    expect(await screen.findByText('No rewards to review')).toBeDefined();
    expect(decided).toEqual(['{"decision":"release"}']);
  });

  it('are refused', async () => {
    const decided = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('Reward refused')).toBeDefined();
    expect(decided).toEqual(['{"decision":"refuse"}']);
  });

  it('stay where the decision was not one’s own to make', async () => {
    open({ refusal: 'reward_own' });
    fireEvent.click(await screen.findByRole('button', { name: 'Release' }));
    expect(await screen.findByText(/You’re part of this referral/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Release' })).toBeDefined();
  });

  it('are none where none wait', async () => {
    open({ items: [] });
    expect(await screen.findByText('No rewards to review')).toBeDefined();
  });
});
