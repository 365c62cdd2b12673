import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AmountsToggle } from '@egcr/wallet/web';

import type { PaymentRequest } from '../contract/requests.ts';
import { RequestList } from './request-list.tsx';

const money = { value: '123456', assetCode: 'JVD', assetScale: 2 };
const bao = { user_id: '01a1faef-527f-74ca-a810-9354089ab837', username: 'bao', name: 'Bao' };
const request: PaymentRequest = {
  id: '01a1faef-527f-74ca-a810-9354089ab838',
  reference: 'AAAA-BBBB-CCCC',
  role: 'payer',
  state: 'pending',
  asset: 'JVD',
  amount: money,
  paid: { ...money, value: '0' },
  remaining: money,
  note: null,
  requester: bao,
  payer: bao,
  is_open: false,
  expires_at: '2026-12-20T12:00:00.000Z',
  created_at: '2026-11-20T12:00:00.000Z',
  ended_at: null,
  transfer_ids: [],
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('shows no amounts in the list while they are hidden', async () => {
  render(
    <>
      <AmountsToggle />
      <RequestList requests={[request]} />
    </>,
  );
  const row = screen.getByRole('listitem');
  expect(row.textContent).toContain('1,234.56');
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(row.textContent).toContain('Amount hidden'));
  expect(row.textContent).not.toContain('1,234.56');
});
