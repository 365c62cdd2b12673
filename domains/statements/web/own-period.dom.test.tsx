import { CannedBank, openPage } from '@egcr/wallet/web-testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { OwnPeriod } from './own-period.tsx';

const money = { value: '0', assetCode: 'JVD', assetScale: 2 };
const account = {
  id: '01990000-0000-7000-8000-000000000001',
  asset: 'JVD',
  balance: money,
  available: money,
  held: money,
  pin_above: money,
  opened_at: '2026-01-05T00:00:00.000Z',
  address: 'egcr1q',
} as const;

afterEach(cleanup);

it('a statement of days before the account was opened is refused at the last day', async () => {
  const bank = new CannedBank({});
  await openPage('/wallet/statements', () => <OwnPeriod account={account} />);
  const last = await screen.findByLabelText<HTMLInputElement>('To');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-12-01' } });
  fireEvent.change(last, { target: { value: '2026-01-04' } });
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  const said = await screen.findAllByText('Your account opened on January 5, 2026. Choose a later day.');
  expect(said.length).toBeGreaterThan(0);
  expect(last.getAttribute('aria-invalid')).toBe('true');
  bank.close();
});

it('a statement of days that are yet to come is refused at the first day', async () => {
  const bank = new CannedBank({});
  await openPage('/wallet/statements', () => <OwnPeriod account={account} />);
  const first = await screen.findByLabelText<HTMLInputElement>('From');
  expect([first.min, first.max]).toEqual(['2026-01-05', new Date().toISOString().slice(0, 10)]);
  fireEvent.change(first, { target: { value: '2999-01-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2999-01-31' } });
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect((await screen.findAllByText('Choose a day up to today.')).length).toBeGreaterThan(0);
  expect(first.getAttribute('aria-invalid')).toBe('true');
  bank.close();
});
