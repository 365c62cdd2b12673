import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { approveCall, effectCodes, type Proposal } from '../contract/index.ts';
import { DecideButtons } from './decide-buttons.tsx';

const usual = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = usual;
});

const proposal: Proposal = {
  id: '01990000-0000-7000-8000-000000000001',
  kind: 'identity.roles',
  subject: '',
  state: 'open',
  sha256: 'ab'.repeat(32),
  facts: [],
  reason: 'Asked for by the team.',
  proposed_by: { user_id: '01990000-0000-7000-8000-00000000000a', name: 'Ada' },
  proposed_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-11-27T12:00:00.000Z',
  decided_by: null,
  decided_at: null,
  decision_reason: null,
  outcome: null,
  own: false,
};

/** Approves, and is told why not. */
async function refusedWith(code: string): Promise<string> {
  connectCalls({ accessToken: () => 'token' });
  globalThis.fetch = async () => Response.json({ code, status: 409 }, { status: 409 });
  render(
    <ToastProvider regionLabel="Notices" closeLabel="Close">
      <QueryClientProvider client={createQueryClient()}>
        <DecideButtons proposal={proposal} />
      </QueryClientProvider>
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Approve/ }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
  await screen.findAllByText('Nothing was decided');
  return document.body.textContent;
}

describe('the person who approves a proposal', () => {
  const ownCodes = approveCall.refusals.map(({ code }) => code);

  it.each([...new Set([...ownCodes, ...effectCodes])])(
    'reads why it was not carried out: %s',
    async (code) => {
      expect(await refusedWith(code)).not.toMatch(/on our side/);
    },
  );

  it('reads that the last super admin keeps the role', async () => {
    expect(await refusedWith('last_super_admin')).toContain('This is the last super admin.');
  });
});
