import { ToastProvider } from '@egcr/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { WaitingMoney } from './waiting-money.tsx';

const ID = '01a1faef-527f-74ca-a810-9354089ab837';
const amount = { value: '4100', assetCode: 'USD', assetScale: 2 };
const at = '2026-11-20T12:00:00.000Z';
const overdue = { id: ID, reference: 'EGW-1', amount, batch_id: ID, sent_at: at };
const entry = {
  id: ID,
  amount,
  account: 'DE89370400440532013000',
  entry: '|73b2f7bce5c991236c41b87ac9f1a7df#1/1',
  remittance: '',
  reason: null,
  taken_at: at,
};

/** What the server answers, by the end of the path. */
let answers: Record<string, () => Response>;
let sent: { readonly path: string; readonly body: unknown }[];
beforeEach(() => {
  sent = [];
  answers = {
    '/bank-batches': () => Response.json({ items: [], waiting: [], overdue: [overdue] }),
    '/suspense': () => Response.json({ items: [] }),
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method === 'POST')
      sent.push({ path: url, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = Object.entries(answers).find(([end]) => url.endsWith(end))?.[1];
    return Promise.resolve(answer?.() ?? Response.json({ code: 'not_found' }, { status: 404 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider regionLabel="Notices" closeLabel="Close">
        <WaitingMoney />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

it('proposes to give a withdrawal back that the bank is silent about, with a reason; a refusal is said in words', async () => {
  answers['/give-back'] = () => Response.json({ code: 'withdrawal_not_sent', status: 409 }, { status: 409 });
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^Give back .*41\.00/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Give this withdrawal back?' });
  expect(dialog.textContent).toContain('EGW-1');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));
  await within(dialog).findByRole('region', { name: 'Check these fields' });
  expect(sent).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: ' The bank has lost it ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));
  await within(dialog).findByText('This withdrawal is not with the bank any more.');
  expect(sent).toEqual([
    { path: `/api/v1/admin/wallet/withdrawals/${ID}/give-back`, body: { reason: 'The bank has lost it' } },
  ]);
});

it('says that nothing waits, and shows no withdrawals while the bank answers', async () => {
  answers['/bank-batches'] = () => Response.json({ items: [], waiting: [], overdue: [] });
  open();
  await screen.findByText('No money is waiting to be identified.');
  expect(screen.queryByText('Withdrawals without an answer')).toBeNull();
});

it('shows five at first, and names an entry without the bank’s reference by its hash', async () => {
  const items = Array.from({ length: 7 }, (_, place) => ({ ...entry, id: `${ID.slice(0, -1)}${place}` }));
  answers['/suspense'] = () => Response.json({ items });
  open();
  const buttons = () => screen.queryAllByRole('button', { name: /^Send back/ });
  await waitFor(() => expect(buttons()).toHaveLength(5));
  expect(screen.getAllByText('73b2f7bce5c99123')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(buttons()).toHaveLength(7);
});
