import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FillingForm } from './filling-form.tsx';

let sent: unknown[];
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(typeof body === 'string' && JSON.parse(body).amount);
    return Response.json({ type: 'about:blank', status: 404, code: 'not_found' }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function propose(asset: string, typed: string): Promise<void> {
  await openPages({
    address: '/super-admin/grant-budgets',
    pages: { '/super-admin/grant-budgets': () => <FillingForm type="energy" asset={asset} /> },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
  const amount = await screen.findByRole('textbox', { name: /^Amount/ });
  await act(async () => {
    fireEvent.change(amount, { target: { value: typed } });
    fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Published.' } });
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Propose' })));
}

describe('filling a budget', () => {
  it('proposes the smallest units of the currency in which the programme pays', async () => {
    await propose('JPY', '5000');
    await expect.poll(() => sent).toEqual([{ value: '5000', assetCode: 'JPY', assetScale: 0 }]);
    cleanup();
    sessionStorage.clear();
    await propose('JVD', '50.25');
    await expect.poll(() => sent[1]).toEqual({ value: '5025', assetCode: 'JVD', assetScale: 2 });
  });
});
