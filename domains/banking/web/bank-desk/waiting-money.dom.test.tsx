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

const proposed = {
  id: ID,
  kind: 'wallet.suspense_assign',
  subject: ID,
  state: 'open',
  sha256: 'ab'.repeat(32),
  facts: [],
  reason: 'Her letter of today',
  proposed_by: { user_id: ID, name: 'Clerk Test' },
  proposed_at: at,
  expires_at: at,
  decided_by: null,
  decided_at: null,
  decision_reason: null,
  outcome: null,
  own: true,
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

it('proposes to assign money to its owner; the server’s refusal stands at the field, and nothing typed is lost', async () => {
  answers['/suspense'] = () => Response.json({ items: [{ ...entry, remittance: 'For Amina' }] });
  answers['/assign'] = () => Response.json({ code: 'recipient_unknown', status: 404 }, { status: 404 });
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^Assign to owner: .*41\.00/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Whose money is this?' });
  expect(dialog.textContent).toContain('For Amina');
  const propose = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));
  propose();
  const summary = await within(dialog).findByRole('region', { name: 'Check these fields' });
  expect(summary.querySelectorAll('a')).toHaveLength(2);
  expect(sent).toEqual([]);
  const owner = within(dialog).getByLabelText<HTMLInputElement>(/^Owner/);
  fireEvent.change(owner, { target: { value: ' @Amina ' } });
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'Her letter of today' } });
  propose();
  await waitFor(() => expect(owner.getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.textContent).toContain('No one with an account has this name.');
  expect(owner.value).toBe(' @Amina ');
  answers['/assign'] = () => Response.json(proposed, { status: 202 });
  propose();
  await screen.findByText('Proposed. Another person decides.');
  expect(screen.queryByRole('dialog')).toBeNull();
  const body = { to: { username: 'amina' }, reason: 'Her letter of today' };
  const path = `/api/v1/admin/wallet/suspense/${ID}/assign`;
  expect(sent).toEqual([
    { path, body },
    { path, body },
  ]);
});

it.each([
  ['recipient_self', 'You can’t assign money to yourself.'],
  ['own_benefit', 'This person took in or approved the bank file, so this money can’t be theirs.'],
  ['recipient_unavailable', 'This wallet can’t receive money now.'],
])('says %s at the owner', async (code, sentence) => {
  answers['/suspense'] = () => Response.json({ items: [entry] });
  answers['/assign'] = () => Response.json({ code, status: 403 }, { status: 403 });
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^Assign/ }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/^Owner/), { target: { value: 'amina' } });
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'x' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(dialog.textContent).toContain(sentence));
});
