import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { KeyForm } from './key-form.tsx';

const SECRET = 'sk_live_secret';
const key = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Shop server',
  mode: 'live',
  state: 'active',
  hint: 'sk_live_…cret',
  scopes: ['payments.read'],
  networks: [],
  refunds_per_day: null,
  created_at: '2026-11-24T09:00:00.000Z',
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
};
let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, init: { readonly body: string }) => {
    sent.push(JSON.parse(init.body));
    return Response.json({ key, secret: SECRET }, { status: 201 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const made = vi.fn<(secret: string) => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KeyForm onMade={made} />
    </QueryClientProvider>,
  );
  return { made, person: userEvent.setup() };
}

it('asks a live key that refunds for its limit, names each wrong field, and takes the PIN last [ROUTE-15]', async () => {
  const { made, person } = show();
  expect(screen.queryByLabelText('Refund limit per day')).toBeNull();
  await person.click(screen.getByRole('radio', { name: /Live/ }));
  await person.click(screen.getByRole('checkbox', { name: 'Refund payments' }));
  await person.type(screen.getByLabelText(/Allowed networks/), '010.0.0.1');
  const create = () => screen.getByRole('button', { name: 'Create an API key' });
  await person.click(create());
  expect(await screen.findByText('Check these fields')).toBeTruthy();
  expect(screen.getAllByText('Enter a name for this key.').length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Enter addresses or ranges/).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();

  await person.type(screen.getByLabelText('Name'), 'Shop server');
  await person.clear(screen.getByLabelText(/Allowed networks/));
  await person.type(screen.getByLabelText(/Allowed networks/), '203.0.113.0/24, 2001:db8::/32');
  await person.type(screen.getByLabelText('Refund limit per day'), '12.50');
  await person.click(create());
  const dialog = await screen.findByRole('dialog');
  expect(sent).toEqual([]);
  await person.type(await within(dialog).findByLabelText('PIN'), '270519');
  await person.click(within(dialog).getByRole('button', { name: 'Create an API key' }));
  await waitFor(() => expect(made).toHaveBeenCalledWith(SECRET));
  expect(sent).toEqual([
    {
      name: 'Shop server',
      mode: 'live',
      scopes: ['payments.read', 'payments.write', 'payments.refund'],
      networks: ['203.0.113.0/24', '2001:db8::/32'],
      expires_in_days: 90,
      refunds_per_day: { value: '1250', assetCode: 'JVD', assetScale: 2 },
      pin: '270519',
    },
  ]);
});
